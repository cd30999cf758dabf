import StewardInterchange
import StewardModels
import StewardPersistence

/// What was taken back or done again, as it is told: each command, and what became of its records.
struct ReversalReport {
  let lines: [Message]

  /// How many records are told one by one.
  private static let told = 10

  init(_ reversal: Reversal, isUndo: Bool, _ snapshot: Snapshot) throws {
    var lines = reversal.commands.map { entry in
      Message(
        isUndo ? "application.undo.done" : "application.redo.done",
        ["command": .text(entry.command), "number": .number(Int(entry.number))])
    }
    let changes = Self.perRecord(reversal.changes)
    for change in changes.prefix(Self.told) {
      lines.append(try Self.line(change, isUndo: isUndo, snapshot))
    }
    let more = changes.count - Self.told
    if more > 0 { lines.append(Message("application.undo.more", ["count": .number(more)])) }
    self.lines = lines
  }

  /// One change for each record that several commands changed: what has become of it in the end.
  private static func perRecord(_ changes: [Change]) -> [Change] {
    var merged: [Change?] = []
    var places: [RecordReference: Int] = [:]
    for change in changes {
      guard let place = places[change.record] else {
        places[change.record] = merged.count
        merged.append(change)
        continue
      }
      guard let earlier = merged[place] else {
        merged[place] = change
        continue
      }
      switch (earlier.kind, change.kind) {
      // What came and went is as if nothing had happened.
      case (.insert, .remove): merged[place] = nil
      case (.insert, _): break
      case (.remove, .insert):
        merged[place] = Change(
          transaction: change.transaction, record: change.record, kind: .update)
      default: merged[place] = change
      }
    }
    return merged.compactMap(\.self)
  }

  private static func line(
    _ change: Change, isUndo: Bool, _ snapshot: Snapshot
  ) throws -> Message {
    let type = snapshot.catalog.type(change.record.type)
    var arguments: [String: Message.Argument] = [
      "type": .text(type?.title ?? change.record.type)
    ]
    if change.kind == .remove {
      let before = try snapshot.change(in: change.transaction, of: change.record)?.before
      let name = try name(before, type, change, snapshot)
      arguments["record"] = .text(name ?? Handle(change.record.id).listed())
      if name == nil, let about = try about(before?.columns, type, snapshot) {
        arguments["record"] = .message(Message("application.record.of", ["name": .text(about)]))
      }
      return Message("application.undo.gone", arguments)
    }
    let name = try snapshot.name(of: change.record)
    let handle = try snapshot.listedHandle(of: change.record.id, type: change.record.type)
    // What has no name is called by its handle already.
    let isNamed = type?.field(role: .name) != nil
    arguments["record"] = .text(isNamed ? "\(name) (\(handle))" : handle)
    if !isNamed, let type, let row = try snapshot.record(change.record)?.row {
      let columns = zip(type.columns, row).map { ($0.name, $1) }
      if let about = try about(Dictionary(columns) { first, _ in first }, type, snapshot) {
        arguments["record"] = .message(
          Message("application.record.of", ["name": .text("\(about) (\(handle))")]))
      }
    }
    let changed = isUndo ? "application.undo.changed" : "application.redo.changed"
    return Message(change.kind == .insert ? "application.undo.back" : changed, arguments)
  }

  /// What a record without a name is about: the first that it refers to, by its path.
  private static func about(
    _ columns: [String: Scalar]?, _ type: RecordType?, _ snapshot: Snapshot
  ) throws -> String? {
    for field in type?.fields ?? [] where type?.field(role: .name) == nil {
      guard case .reference(let target) = field.kind, let id = columns?[field.name]?.identifier
      else { continue }
      return try snapshot.paths(of: [id], type: target)[id]?.description
    }
    return nil
  }

  /// What a record was called that is gone.
  ///
  /// The one that it was called after may have gone with it.
  private static func name(
    _ image: RowImage?, _ type: RecordType?, _ change: Change, _ snapshot: Snapshot
  ) throws -> String? {
    guard let image, let field = type?.field(role: .name) else { return nil }
    switch (field.kind, image.columns[field.name]) {
    case (_, .text(let name)): return name
    case (.reference(let target), .identifier(let id)) where id != change.record.id:
      let other = RecordReference(type: target, id: id)
      if try snapshot.record(other) != nil { return try snapshot.name(of: other) }
      guard let gone = try snapshot.change(in: change.transaction, of: other)?.before,
        let name = snapshot.catalog.type(target)?.field(role: .name),
        case .text(let text) = gone.columns[name.name]
      else { return nil }
      return text
    default: return nil
    }
  }
}
