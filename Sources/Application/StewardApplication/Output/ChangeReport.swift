import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// What became of one record, as it is told: what it is called, and what was understood.
struct ChangeReport: Sendable {
  let name: String
  let handle: String
  /// The fields that were said, each with its value as it was understood.
  let understood: [(title: String, words: String)]
  /// What else is to be told of how it was understood.
  var notes: [Message] = []
  let row: RecordRow
  let names: NameBook

  /// What a field that was cleared is said to hold.
  private static let nothing = "—"

  /// Looks at a record that was written.
  ///
  /// - Parameter old: The values before; nil for a new record.
  init(
    _ record: StoredRecord, editor: RecordEditor, old: [Value]?, columns: [RecordColumn]
  ) throws {
    try self.init(
      record, of: editor.served.model, in: editor.transaction, editor.habits, old: old,
      columns: columns)
    notes = editor.notes
  }

  /// The same for a record that something else wrote.
  init(
    _ record: StoredRecord, of model: RecordModel, in transaction: Transaction, _ habits: Habits,
    old: [Value]?, columns: [RecordColumn]
  ) throws {
    let type = model.type
    let values = try transaction.values(of: record, model)
    var names = NameBook()
    try names.learn(values, of: type, in: transaction)
    let wording = habits.wording
    handle = try transaction.listedHandle(of: record.id, type: type.name)
    name = type.name(of: values, names) ?? handle
    var understood: [(String, String)] = []
    for (index, field) in type.fields.enumerated() where field.isTyped {
      if old == nil, field.role == .name || values[index] == field.absentValue { continue }
      if let old, old[index] == values[index] { continue }
      let isNothing = values[index].isNone || values[index] == .text("")
      let words =
        isNothing
        ? Self.nothing : wording.long(values[index], for: field, names: names.name)
      understood.append((field.title, words))
    }
    self.understood = understood
    self.names = names
    self.row = RecordRow(
      id: record.id, handle: handle, values: columns.map { $0.value(values[$0.index]) })
  }

  /// The record with what was understood: `Lamp (k3vq): price €12.50`.
  var label: Message {
    let name = Message(
      "application.record", ["name": .text(self.name), "handle": .text(handle)])
    guard !understood.isEmpty else { return name }
    return Message(
      "application.record.understood",
      [
        "record": .message(name),
        "fields": .message(
          Message.joined(
            understood.map {
              Message(
                "application.record.field", ["title": .text($0.title), "value": .text($0.words)])
            })),
      ])
  }
}

extension Snapshot {
  /// What a record holds, in the order of the program's declaration.
  func values(of record: StoredRecord, _ model: RecordModel) throws -> [Value] {
    try Row.view(declaredRow(record, model: model)) { (row) throws(ModelError) in
      try model.type.values(row)
    }
  }
}

extension Message {
  /// Several messages, parted by semicolons.
  static func joined(_ messages: [Message]) -> Message {
    guard var text = messages.last else { return .literal("") }
    for message in messages.dropLast().reversed() {
      text = Message("application.joined", ["first": .message(message), "rest": .message(text)])
    }
    return text
  }
}

extension RecordType {
  /// What a record is called by its values; nil where it has no name.
  ///
  /// - Parameter names: What the records are called that it refers to.
  func name(of values: [Value], _ names: NameBook) -> String? {
    guard let index = fields.firstIndex(where: { $0.role == .name }) else { return nil }
    switch (values[index], fields[index].kind) {
    case (.text(let name), _) where !name.isEmpty: return name
    case (.reference(let id), .reference(let target)): return names.name(target, id)
    default: return nil
    }
  }

  /// A column for each field, for records that are printed whole.
  var allColumns: [RecordColumn] {
    fields.enumerated().map { RecordColumn($0.element, at: $0.offset) }
  }
}
