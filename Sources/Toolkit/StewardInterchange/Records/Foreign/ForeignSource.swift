import StewardModels
import StewardPersistence
import StewardText

/// A file of another program's form as drafts of records.
final class ForeignSource: DraftSource {
  private(set) var draft: RecordDraft
  private let reader: any ForeignReader
  private let types: [ImportType]
  private let file: String
  private var record: ForeignRecord?
  /// What the first records are called, for the samples of a report.
  private var names: [Identifier: String] = [:]
  /// How many names are kept.
  private static let namesKept = 100
  /// The view of the store in which records are looked for.
  var snapshot: Snapshot?

  init(_ reader: any ForeignReader, types: [ImportType], main: ImportType, file: String) {
    self.reader = reader
    self.types = types
    self.file = file
    draft = RecordDraft(main)
  }

  func rewind() throws {
    if let snapshot { try reader.begin(in: snapshot) }
  }

  func next() throws -> Bool {
    guard let record = try reader.next() else { return false }
    self.record = record
    guard let type = types.first(where: { $0.type.name == record.type }) else {
      throw StoreError(
        .unknownType, Message("store.type.unknown", ["type": .text(record.type)]))
    }
    draft.begin(type, line: record.line)
    draft.isForeign = true
    draft.isFurther = record.isFurther
    draft.set(0, .reference(record.id))
    for statement in record.statements { try say(statement, type) }
    if names.count < Self.namesKept, names[record.id] == nil,
      let name = type.type.fields.first(where: { $0.role == .name })?.name,
      case .text(let text)? = record.statements.last(where: { $0.field == name })?.value
    {
      names[record.id] = text
    }
    if let field = type.layout.ownFields.first {
      for entry in record.own {
        draft.own.append(
          RecordDraft.Own(
            column: OwnColumn(field: field, name: entry.name), value: entry.value))
      }
    }
    for fault in record.faults {
      draft.problems.append(
        RowProblem(
          file: file, line: record.line, column: fault.label, value: fault.source,
          message: fault.message))
    }
    return true
  }

  private func say(_ statement: ForeignRecord.Statement, _ type: ImportType) throws {
    guard let field = type.type.index(ofField: statement.field) else {
      throw StoreError(
        .unknownType,
        Message(
          "store.field.unknown",
          ["type": .text(type.type.name), "field": .text(statement.field)]))
    }
    let value = statement.value.nfc
    draft.set(field, value.isNone ? type.layout.empty[field] : value)
    if statement.rule != .always { draft.rules[field] = statement.rule }
  }

  func heading(_ field: Int) -> String? { statement(field)?.label }

  func content(_ field: Int) -> String? {
    guard let statement = statement(field) else { return nil }
    if let source = statement.source { return source }
    if case .text(let text) = statement.value { return text }
    return nil
  }

  private func statement(_ field: Int) -> ForeignRecord.Statement? {
    let name = draft.type.type.fields[field].name
    return record?.statements.last { $0.field == name }
  }

  /// What a record is called that the draft refers to; nil where neither the file nor the store says.
  func name(_ type: String, _ id: Identifier) -> String? {
    if let name = names[id] { return name }
    do {
      return try snapshot?.path(of: RecordReference(type: type, id: id)).description
    } catch {
      // A sample goes without: what keeps a record from being written is told of the record.
      return nil
    }
  }

  var fraction: Double? { reader.fraction }

  var warnings: [RowProblem] {
    reader.warnings + RowProblem.replacements(reader.replacements, file: file)
  }

  func rejections(to output: ByteOutput) -> any RejectionWriter {
    ForeignRejections(reader: reader, output: output)
  }
}

/// Writes what was rejected in the form of the file.
private struct ForeignRejections: RejectionWriter {
  let reader: any ForeignReader
  let output: ByteOutput

  mutating func write(reasons: [String]) throws {
    try reader.writeRejected(reasons, to: output)
  }
}

extension Value {
  /// The same, with text in normal form C.
  fileprivate var nfc: Value { if case .text(let text) = self { .text(text.nfc) } else { self } }
}
