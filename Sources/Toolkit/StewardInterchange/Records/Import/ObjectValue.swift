import StewardModels
import StewardText

/// Reads the JSON of a field by its kind, in the forms that `FieldWriter` writes and in those that
/// people write: money as `{"amount":"12.50","currency":"EUR"}` or as text, tags as an array.
struct ObjectValue {
  private let parser: FieldParser

  init(_ parser: FieldParser) { self.parser = parser }

  /// The value that some JSON has for a field.
  ///
  /// - Throws: `InterchangeError` that says what belongs there.
  func value(_ json: JSONValue, for field: FieldDescription) throws(InterchangeError) -> Value {
    switch (json, field.kind) {
    case (.null, _): return .none
    case (.string(let text), .text): return .text(text.nfc)
    case (.string(let text), _): return try parsed(text, field)
    case (.bool(let flag), .flag): return .flag(flag)
    case (.bool(let flag), .moment) where field.role == .done:
      return flag ? .moment(parser.context.now) : .none
    case (.number(let number), .integer):
      guard let integer = number.integer else { break }
      return .integer(integer)
    case (.number(let number), .number):
      guard let double = number.double else { break }
      return .number(double == 0 ? 0 : double)
    case (.number(let number), .quantity), (.number(let number), .money):
      return try parsed(number.text, field)
    case (.object(let object), .money):
      guard let (amount, code) = Self.pair(object, "amount", "currency") else { break }
      return try wrapped { () throws(ModelError) in
        .money(try Money(amount: amount, currency: try Currency(code)))
      }
    case (.object(let object), .quantity):
      guard let (amount, unit) = Self.pair(object, "amount", "unit") else { break }
      return try wrapped { () throws(ModelError) in
        .quantity(
          try Quantity(amount: amount, unit: unit.isEmpty ? .pieces : try Unit(named: unit)))
      }
    case (.array(let elements), .tags):
      var tags: [String] = []
      for element in elements {
        guard case .string(let tag) = element else { throw Self.misfit(json, field) }
        tags.append(tag)
      }
      return try parser.tags(tags)
    case (.object(let object), .own):
      var pairs: [(name: String, value: OwnValue)] = []
      for member in object.members {
        guard member.value != .null else { continue }
        pairs.append((member.key.nfc, try own(member.value)))
      }
      return try wrapped { () throws(ModelError) in .own(try OwnFields(pairs)) }
    default: break
    }
    throw Self.misfit(json, field)
  }

  /// The value of one of the person's own fields.
  func own(_ json: JSONValue) throws(InterchangeError) -> OwnValue {
    switch json {
    case .string(let text): return .text(text.nfc)
    case .bool(let flag): return .flag(flag)
    case .number(let number):
      if let double = number.double { return .number(double == 0 ? 0 : double) }
    case .object(let object):
      if object.members.count == 1, case .string(let text)? = object["day"], let day = Day(text) {
        return .day(day)
      }
    default: break
    }
    throw InterchangeError(
      .malformed, Message("interchange.import.ownKind", ["found": .message(json.kindMessage)]))
  }

  private func parsed(
    _ text: String, _ field: FieldDescription
  ) throws(InterchangeError) -> Value {
    if case .reference = field.kind, let id = Identifier(text) { return .reference(id) }
    guard case .value(let value) = try parser.parse(text, for: field) else { return .none }
    return value
  }

  /// Two texts of an object that has no more.
  private static func pair(
    _ object: JSONObject, _ first: String, _ second: String
  ) -> (String, String)? {
    guard object.members.count == 2, let amount = object[first],
      case .string(let name)? = object[second]
    else { return nil }
    switch amount {
    case .string(let text): return (text, name)
    case .number(let number): return (number.text, name)
    default: return nil
    }
  }

  private static func misfit(_ json: JSONValue, _ field: FieldDescription) -> InterchangeError {
    InterchangeError(
      .malformed,
      Message(
        "interchange.import.kind",
        [
          "found": .message(json.kindMessage),
          "expected": .message(field.kind.message),
        ]))
  }

  private func wrapped(
    _ body: () throws(ModelError) -> Value
  ) throws(InterchangeError) -> Value {
    do throws(ModelError) { return try body() } catch {
      throw InterchangeError(.malformed, error.message, hint: error.hint, details: error.details)
    }
  }
}

extension FieldKind {
  /// What a value of the kind is called.
  fileprivate var message: Message {
    let parts = description.split(separator: ":", maxSplits: 1)
    return Message(
      "validation.kind.\(parts[0])", ["type": .text(parts.count > 1 ? String(parts[1]) : "")])
  }
}

extension JSONValue {
  /// What kind of value it is, for people.
  fileprivate var kindMessage: Message {
    let word =
      switch self {
      case .null: "null"
      case .bool: "bool"
      case .number: "number"
      case .string: "string"
      case .array: "array"
      case .object: "object"
      }
    return Message("interchange.import.json.\(word)")
  }

  /// The value as text: that of a string without quotation marks, else its JSON.
  var summary: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return number.text
    case .string(let text): return text
    case .array, .object:
      let output = ByteOutput()
      var writer = JSONWriter(output)
      // Memory takes whatever is written to it; what cannot be written has no text.
      do { try writer.value(self) } catch { return "" }
      return output.text
    }
  }
}
