import StewardModels
import StewardText

/// JSON or NDJSON as drafts of records of several types.
final class ObjectSource: DraftSource {
  private(set) var draft: RecordDraft
  private let types: [ImportType]
  private let main: ImportType
  private let options: ImportOptions
  private let format: InterchangeFormat
  private let source: ByteSource
  private let elements: JSONElementReader
  private let typeKey: String
  private var readers: [String: ObjectReader] = [:]
  private var element: JSONElement?
  private var hasCheckedMembers = false
  private var unknownKeys: Set<String> = []
  private var warned: [RowProblem] = []

  /// - Parameter main: The type of objects that do not say theirs.
  init(
    _ source: ByteSource, _ format: InterchangeFormat, types: [ImportType], main: ImportType,
    matchers: [String: HeadingMatcher], options: ImportOptions, context: ReadingContext
  ) {
    self.source = source
    self.format = format
    self.types = types
    self.main = main
    self.options = options
    draft = RecordDraft(main)
    elements = JSONElementReader(
      source, sections: Set(types.map(\.type.name)),
      options: JSONReader.Options(
        isLenient: options.isLenient, allowsManyValues: format == .ndjson))
    typeKey = RecordFormat.typeKey(types.map(\.type))
    var key: Int?
    if let name = options.key,
      case .field(let field)? = matchers[main.type.name]?.meaning(ofName: name)
    {
      key = field
    }
    for type in types {
      guard let matcher = matchers[type.type.name] else { continue }
      readers[type.type.name] = ObjectReader(
        type, matcher, context: context, file: source.name, key: type === main ? key : nil)
    }
  }

  func rewind() throws {
    try elements.rewind()
    hasCheckedMembers = false
  }

  func next() throws -> Bool {
    let element: JSONElement
    do throws(InterchangeError) {
      guard let next = try elements.next() else {
        try checkMembers()
        return false
      }
      element = next
    } catch {
      guard format == .ndjson, error.code == .malformed, let line = error.location.line else {
        throw error
      }
      self.element = nil
      draft.begin(main, line: line)
      draft.problems.append(RowProblem(error, file: source.name))
      return true
    }
    if !hasCheckedMembers {
      hasCheckedMembers = true
      try checkVersion()
    }
    self.element = element
    read(element)
    return true
  }

  private func read(_ element: JSONElement) {
    let line = element.location.line ?? 1
    guard case .object(let object) = element.value else {
      draft.begin(main, line: line)
      draft.problems.append(
        problem(line, "interchange.import.noObject", ["value": .text(element.value.summary)]))
      return
    }
    guard let name = element.section ?? typeName(object) else {
      draft.begin(main, line: line)
      draft.problems.append(
        problem(line, "interchange.import.typeKind", ["key": .text(typeKey)]))
      return
    }
    guard let type = types.first(where: { $0.type.name == name }),
      let reader = readers[name]
    else {
      draft.begin(main, line: line)
      draft.problems.append(
        problem(line, "interchange.import.type", ["type": .text(name)]))
      return
    }
    draft.begin(type, line: line)
    let key = element.section == nil ? typeKey : nil
    for unknown in reader.read(object, typeKey: key, isLenient: options.isLenient, into: draft)
    where unknownKeys.insert(unknown.column ?? "").inserted {
      warned.append(unknown)
    }
  }

  private func typeName(_ object: JSONObject) -> String? {
    switch object[typeKey] {
    case nil: main.type.name
    case .string(let name)?: name
    default: nil
    }
  }

  private func problem(
    _ line: Int, _ id: String, _ arguments: [String: Message.Argument]
  ) -> RowProblem {
    RowProblem(file: source.name, line: line, message: Message(id, arguments))
  }

  /// Refuses a document of a form that came after this version.
  private func checkVersion() throws(InterchangeError) {
    guard let version = elements.members[RecordFormat.versionKey] else { return }
    if case .number(let number) = version, let number = number.integer,
      (1...Int64(RecordFormat.version)).contains(number)
    {
      return
    }
    throw InterchangeError(
      .unknownFormat,
      Message(
        "interchange.import.version",
        ["file": .text(source.name), "version": .text(version.summary)]))
  }

  /// Refuses a document that holds what nobody would see the loss of.
  private func checkMembers() throws(InterchangeError) {
    try checkVersion()
    for member in elements.members.members where member.key != RecordFormat.versionKey {
      let problem = RowProblem(
        file: source.name, line: 1,
        message: Message("interchange.import.section", ["key": .text(member.key)]))
      guard options.isLenient else {
        throw InterchangeError(
          .malformed, problem.message, at: SourceLocation(line: 1),
          hint: Message("interchange.import.section.hint"))
      }
      if unknownKeys.insert(member.key).inserted { warned.append(problem) }
    }
  }

  func heading(_ field: Int) -> String? { draft.type.type.fields[field].name }

  func content(_ field: Int) -> String? {
    guard case .object(let object)? = element?.value else { return nil }
    return object[draft.type.type.fields[field].name]?.summary
  }

  var fraction: Double? {
    guard let size = source.size, size > 0 else { return nil }
    return min(1, Double(source.position) / Double(size))
  }

  var warnings: [RowProblem] {
    warned + RowProblem.replacements(elements.reader.replacements, file: source.name)
      + RowProblem.replacements(elements.reader.replacedEscapes, file: source.name)
  }

  func rejections(to output: ByteOutput) -> any RejectionWriter {
    ObjectRejections(self, typeKey: typeKey, output: output)
  }

  /// The object read last, saying its type; nil where the line is no JSON.
  var currentObject: JSONObject? {
    guard case .object(var object)? = element?.value else { return nil }
    if let section = element?.section {
      object.members.insert(.init(key: typeKey, value: .string(section)), at: 0)
    }
    return object
  }
}

/// Writes rejected objects as NDJSON, each with its reasons.
struct ObjectRejections: RejectionWriter {
  private let source: ObjectSource
  private var json: JSONWriter

  init(_ source: ObjectSource, typeKey: String, output: ByteOutput) {
    self.source = source
    json = JSONWriter(output)
  }

  mutating func write(reasons: [String]) throws {
    var object = source.currentObject ?? JSONObject()
    object.members.removeAll { $0.key == RecordFormat.problemsHeading }
    object.members.append(
      .init(key: RecordFormat.problemsHeading, value: .array(reasons.map { .string($0) })))
    try json.value(.object(object))
    try json.endLine()
  }
}
