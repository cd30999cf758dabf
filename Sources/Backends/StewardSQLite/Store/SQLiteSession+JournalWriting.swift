import StewardModels
import StewardPersistence

extension SQLiteSession {
  func append(_ entry: JournalEntry) throws -> Int64 {
    try connection.run(
      "INSERT INTO steward_transaction(moment, user, host, program, command, kind, target) "
        + "VALUES(?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(entry.moment.microseconds), .text(entry.author.user), .text(entry.author.host),
        .text(entry.author.program), .text(entry.command), .integer(entry.kind.rawValue),
        entry.target.map { .integer($0) } ?? .null,
      ])
    return connection.lastRowID
  }

  func note(_ change: JournalChange) throws {
    let code = try catalog.entry(change.record.type).code
    do {
      try add(change, code)
    } catch let error as StoreError where .duplicate ~= error {
      // The second change of one record in a transaction.
      guard let first = try self.change(in: change.transaction, of: change.record) else {
        throw error
      }
      try connection.run(
        "DELETE FROM steward_change WHERE number = ? AND type = ? AND id = ?",
        [.integer(change.transaction), .integer(code), .identifier(change.record.id)])
      if let joined = first.joined(with: change) { try add(joined, code) }
    }
  }

  private func add(_ change: JournalChange, _ code: Int64) throws {
    try noting.run(on: connection) { arena in
      arena.add(change.transaction)
      arena.add(code)
      arena.add(change.record.id)
      arena.add(change.kind.rawValue)
      if let before = change.before { arena.add(before.text) } else { arena.addNull() }
      if let before = change.revisionBefore { arena.add(before) } else { arena.addNull() }
      if let after = change.revisionAfter { arena.add(after) } else { arena.addNull() }
    }
  }

  func mark(_ transaction: Int64, undoneBy: Int64?) throws {
    try connection.run(
      "UPDATE steward_transaction SET undone_by = ? WHERE number = ?",
      [undoneBy.map { .integer($0) } ?? .null, .integer(transaction)])
  }

  func pruneJournal(through transaction: Int64) throws {
    try connection.run(
      "DELETE FROM steward_change WHERE number <= ?", [.integer(transaction)])
    try connection.run(
      "DELETE FROM steward_transaction WHERE number <= ?", [.integer(transaction)])
    try set("journal-floor", to: String(transaction))
  }

  /// What a transaction that cannot be committed refers to in vain.
  func danglingReference() throws -> StoreError? {
    var found: StoreError?
    try connection.rows("PRAGMA foreign_key_check") { row in
      guard found == nil else { return }
      guard let type = catalog.type(row.text(0)) else {
        found = StoreError(
          .dangling,
          Message("store.record.dangling", ["field": .text(row.text(0))]),
          details: "a table of a later version refers to \(row.text(2))")
        return
      }
      let layout = TableLayout(type)
      let keys = try foreignKeys(layout)
      let field = keys[row.integer(3)] ?? ""
      let id = try connection.value(
        "SELECT id FROM \(layout.table) WHERE _rid = ?", [.integer(row.integer(1))],
        as: .identifier)?.identifier
      found = StoreError(
        .dangling,
        Message(
          "store.record.dangling",
          ["type": .text(type.title), "field": .text(field), "target": .text(row.text(2))]),
        record: id.map { RecordReference(type: type.name, id: $0) }, field: field)
    }
    return found
  }

  private func foreignKeys(_ layout: TableLayout) throws -> [Int64: String] {
    var keys: [Int64: String] = [:]
    try connection.rows("PRAGMA foreign_key_list(\(layout.table))") { row in
      keys[row.integer(0)] = row.text(3)
    }
    return keys
  }
}
