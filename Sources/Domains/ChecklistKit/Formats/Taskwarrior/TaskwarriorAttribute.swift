import StewardInterchange
import StewardModels

/// The attributes of Taskwarrior's tasks that mean something to an item.
enum TaskwarriorAttribute: String, CaseIterable {
  case annotations, description, due, end, entry, id, modified, priority, project, scheduled, status
  case tags, urgency, uuid, wait

  /// The attribute of a name; nil for one that is kept as it is.
  static func named(_ name: String) -> TaskwarriorAttribute? {
    TaskwarriorAttribute(rawValue: name)
  }
}

/// What is wrong with an attribute.
struct TaskwarriorFault: Error {
  let attribute: String
  let source: String?
  let message: Message
}

extension JSONObject {
  /// The text of an attribute; nil where it is not there.
  func text(_ attribute: TaskwarriorAttribute) throws(TaskwarriorFault) -> String? {
    switch self[attribute.rawValue] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    case .number(let number)? where attribute != .uuid: return number.text
    case let other?: throw other.fault(attribute.rawValue, expected: "string")
    }
  }

  /// The moment of an attribute; nil where it is not there.
  func moment(_ attribute: TaskwarriorAttribute) throws(TaskwarriorFault) -> Moment? {
    guard let text = try text(attribute), !text.isEmpty else { return nil }
    guard let moment = TaskwarriorDate.read(text) else {
      throw TaskwarriorFault(
        attribute: attribute.rawValue, source: text,
        message: Message("checklists.import.date"))
    }
    return moment
  }

  /// The texts of an attribute that is an array, or one text between commas.
  func texts(_ attribute: String) throws(TaskwarriorFault) -> [String] {
    switch self[attribute] {
    case nil, .null?: return []
    case .string(let text)?:
      return text.split(separator: ",").map { String($0) }
    case .array(let elements)?:
      var texts: [String] = []
      for element in elements {
        guard case .string(let text) = element else {
          throw element.fault(attribute, expected: "string")
        }
        texts.append(text)
      }
      return texts
    case let other?: throw other.fault(attribute, expected: "array")
    }
  }
}

extension JSONValue {
  /// What is wrong with an attribute of another kind than the one expected.
  func fault(_ attribute: String, expected: String) -> TaskwarriorFault {
    TaskwarriorFault(
      attribute: attribute, source: brief,
      message: Message(
        "interchange.import.kind",
        [
          "expected": .message(Message("interchange.import.json.\(expected)")),
          "found": .message(Message("interchange.import.json.\(kind)")),
        ]))
  }

  private var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The value where it is short; nil for arrays and objects.
  private var brief: String? {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.text
    case .string(let text): text
    case .array, .object: nil
    }
  }
}
