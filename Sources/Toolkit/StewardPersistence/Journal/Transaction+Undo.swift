import StewardModels
import StewardQuery

/// What was taken back, or done again.
public struct Reversal: Hashable, Sendable {
  /// The commands, in the order in which they were taken back or done again.
  public let commands: [JournalEntry]
  /// The records that changed by it, each once for each command.
  public let changes: [Change]
}

/// Whose commands undo reaches.
public enum UndoScope: Hashable, Sendable {
  /// Those of the user in the program.
  case program
  /// Those of the user in all programs.
  case user
  /// Those of another user, in all programs.
  case other(user: String)
}

extension Transaction {
  /// Takes back the last command that was not taken back.
  ///
  /// The command's changes are found in the journal, and each record is given the columns and the
  /// revision it had before. The whole is refused where a record was changed by a later command, is
  /// referred to by one that came later, refers to one that has left since, or held a unique value
  /// that another holds now.
  ///
  /// - Throws: `StoreError.Code.nothingToUndo`, `.conflict`.
  func undo(scope: UndoScope) throws -> Reversal {
    var query = query(scope)
    query.kinds = [.command]
    query.standing = true
    guard let entry = try reader.transactions(query).first else {
      throw StoreError(
        .nothingToUndo, Message("store.undo.nothing"),
        hint: Message(
          scope == .program ? "store.undo.nothing.hint" : "store.undo.nothing.everywhere"))
    }
    return Reversal(commands: [entry], changes: try revert(entry))
  }

  /// Takes back one command by its number.
  func undo(number: Int64, scope: UndoScope) throws -> Reversal {
    var query = query(scope)
    query.kinds = [.command]
    query.standing = true
    query.number = number
    guard let entry = try reader.transactions(query).first else {
      throw try refusal(number, scope)
    }
    return Reversal(commands: [entry], changes: try revert(entry))
  }

  /// Why a transaction cannot be taken back by its number.
  private func refusal(_ number: Int64, _ scope: UndoScope) throws -> StoreError {
    var query = query(scope)
    query.number = number
    let entry = try reader.transactions(query).first
    let arguments: [String: Message.Argument] = [
      "number": .number(Int(number)), "target": .number(Int(entry?.target ?? 0)),
    ]
    let id: String
    switch entry?.kind {
    case .undo: id = "store.undo.isUndo"
    case .redo: id = "store.undo.isRedo"
    case .command: id = "store.undo.again"
    default: id = "store.undo.number"
    }
    return StoreError(
      .nothingToUndo, Message(id, arguments), hint: Message("\(id).hint", arguments))
  }

  /// Does the command again that was taken back last, unless another command came after.
  ///
  /// - Throws: `StoreError.Code.nothingToUndo`, `.conflict`.
  func redo(scope: UndoScope) throws -> Reversal {
    var query = query(scope)
    query.kinds = [.undo]
    query.standing = true
    var later = self.query(scope)
    later.kinds = [.command]
    guard let undone = try reader.transactions(query).first, let target = undone.target,
      try reader.transactions(later).first?.number ?? 0 < undone.number
    else {
      throw StoreError(
        .nothingToUndo, Message("store.redo.nothing"), hint: Message("store.redo.nothing.hint"))
    }
    var command = JournalQuery(limit: 1)
    command.number = target
    return Reversal(
      commands: try reader.transactions(command), changes: try revert(undone))
  }

  private func query(_ scope: UndoScope) -> JournalQuery {
    var query = JournalQuery(limit: 1)
    switch scope {
    case .program:
      query.user = context.options.author.user
      query.program = context.options.author.program
    case .user: query.user = context.options.author.user
    case .other(let user): query.user = user
    }
    return query
  }

  /// Gives every record that a transaction changed the columns and the revision it had before.
  private func revert(_ entry: JournalEntry) throws -> [Change] {
    let number = try begin(target: entry.kind == .undo ? entry.target : entry.number)
    var changes: [Change] = []
    var removed: [RecordReference] = []
    // What comes back goes in last, so that records can exchange values that are unique.
    var restored: [(StoredRecord, WritePlan)] = []
    var returned: [(StoredRecord, WritePlan)] = []
    for change in try reader.changes(in: entry.number) {
      let plan = try plan(change.record.type)
      let current = try reader.record(change.record.type, change.record.id)
      guard current?.revision == change.revisionAfter else {
        throw try conflict(change.record, with: entry)
      }
      var target = change.before.map {
        $0.record(of: plan.type, revision: change.revisionBefore ?? number)
      }
      if var row = target?.row {
        plan.fillDefaults(&row)
        target?.row = row
      }
      if let target { returned.append((target, plan)) }
      let kind: JournalChange.Kind
      switch (current, target) {
      case (let current?, let target?):
        kind = .update
        if plan.hasUnique {
          try writer.remove(current, from: plan.type)
          restored.append((target, plan))
        } else {
          try writer.update(current, to: target, in: plan.type)
        }
      case (let current?, nil):
        kind = .remove
        try writer.remove(current, from: plan.type)
        removed.append(change.record)
      case (nil, let target?):
        kind = .insert
        restored.append((target, plan))
      case (nil, nil): continue
      }
      try writer.note(
        JournalChange(
          transaction: number, record: change.record, kind: kind,
          before: current.map { RowImage($0, of: plan.type) },
          revisionBefore: change.revisionAfter,
          revisionAfter: target?.revision))
      changes.append(Change(transaction: number, record: change.record, kind: kind))
    }
    for (record, plan) in restored { try putBack(record, plan, entry) }
    try refuseDangling(removed, entry)
    for (record, plan) in returned { try refuseMissing(record, plan, entry) }
    try writer.mark(entry.number, undoneBy: number)
    if entry.kind == .undo, let target = entry.target { try writer.mark(target, undoneBy: nil) }
    return changes
  }

  private func putBack(
    _ record: StoredRecord, _ plan: WritePlan, _ entry: JournalEntry
  ) throws {
    do {
      _ = try writer.insert(record, into: plan.type)
    } catch let error as StoreError where .duplicate ~= error {
      let own = RecordReference(type: plan.type.name, id: record.id)
      throw try conflict(error.record ?? own, with: entry)
    }
  }

  /// Refuses to bring back a record that refers to one which has left.
  private func refuseMissing(
    _ record: StoredRecord, _ plan: WritePlan, _ entry: JournalEntry
  ) throws {
    for (index, field) in plan.type.fields.enumerated() {
      guard case .reference(let target) = field.kind,
        let id = record.row[plan.type.firstColumns[index]].identifier,
        try reader.record(target, id) == nil
      else { continue }
      throw try conflict(RecordReference(type: plan.type.name, id: record.id), with: entry)
    }
  }

  /// Refuses to take records out that others refer to.
  ///
  /// Costs a query for each thousand of them and each field that can refer to them.
  private func refuseDangling(_ records: [RecordReference], _ entry: JournalEntry) throws {
    for (target, records) in Dictionary(grouping: records, by: \.type) {
      for (type, field) in reader.catalog.references(to: target) {
        for start in stride(from: 0, to: records.count, by: 1000) {
          let some = records[start..<min(start + 1000, records.count)]
          let filter = FilterExpression.oneOf(
            FieldPath(field.name), some.map { .reference($0.id) })
          let query = try checked(RecordQuery(type.name, filter: filter, limit: 1))
          try reader.fetch(query, columns: [0]) { row in
            guard let id = row.identifier(0) else { return true }
            throw try conflict(RecordReference(type: type.name, id: id), with: entry)
          }
        }
      }
    }
  }

  private func conflict(_ record: RecordReference, with entry: JournalEntry) throws -> StoreError {
    StoreError(
      .conflict,
      Message(
        "store.undo.conflict",
        [
          "command": .text(entry.command), "number": .number(Int(entry.number)),
          "name": .text(try name(of: record)),
        ]),
      hint: Message("store.undo.conflict.hint"), record: record)
  }
}
