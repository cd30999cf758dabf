import StewardModels
import StewardPersistence

extension SQLiteSession {
  func transactions(_ query: JournalQuery) throws -> [JournalEntry] {
    var conditions: [String] = []
    var parameters: [Scalar] = []
    func require(_ condition: String, _ value: Scalar?) {
      guard let value else { return }
      conditions.append(condition)
      parameters.append(value)
    }
    require("number = ?", query.number.map { .integer($0) })
    require("number < ?", query.before.map { .integer($0) })
    require("moment < ?", query.until.map { .integer($0.microseconds) })
    require("user = ?", query.user.map { .text($0) })
    require("program = ?", query.program.map { .text($0) })
    if query.standing { conditions.append("undone_by IS NULL") }
    if !query.kinds.isEmpty {
      let kinds = query.kinds.map { String($0.rawValue) }.joined(separator: ", ")
      conditions.append("kind IN (\(kinds))")
    }
    let condition = conditions.isEmpty ? "1" : conditions.joined(separator: " AND ")
    var entries: [JournalEntry] = []
    try connection.rows(
      "SELECT number, moment, user, host, program, command, kind, target, undone_by "
        + "FROM steward_transaction WHERE \(condition) ORDER BY number DESC LIMIT ?",
      parameters + [.integer(Int64(query.limit))]
    ) { row in
      entries.append(
        JournalEntry(
          number: row.integer(0), moment: Moment(microseconds: row.integer(1)),
          author: Author(user: row.text(2), host: row.text(3), program: row.text(4)),
          command: row.text(5), kind: JournalEntry.Kind(rawValue: row.integer(6)) ?? .system,
          target: row.isNull(7) ? nil : row.integer(7),
          undoneBy: row.isNull(8) ? nil : row.integer(8)))
    }
    return entries
  }

  private static let changeColumns =
    "SELECT number, type, id, kind, before, revision_before, revision_after FROM steward_change "

  func changes(in transaction: Int64) throws -> [JournalChange] {
    var changes: [JournalChange] = []
    try connection.rows(
      Self.changeColumns + "WHERE number = ?", [.integer(transaction)]
    ) { row in
      changes.append(try change(row))
    }
    return changes
  }

  func change(in transaction: Int64, of record: RecordReference) throws -> JournalChange? {
    let code = try catalog.entry(record.type).code
    var found: JournalChange?
    try connection.rows(
      Self.changeColumns + "WHERE number = ? AND type = ? AND id = ?",
      [.integer(transaction), .integer(code), .identifier(record.id)]
    ) { row in found = try change(row) }
    return found
  }

  func lastRemoval(of record: RecordReference) throws -> Int64? {
    let code = try catalog.entry(record.type).code
    // From the end on: one that has left did so lately, more often than not.
    return try connection.value(
      "SELECT number FROM steward_change WHERE type = ? AND id = ? AND revision_after IS NULL "
        + "ORDER BY number DESC LIMIT 1",
      [.integer(code), .identifier(record.id)])?.integer
  }

  private func change(_ row: Row) throws -> JournalChange {
    guard let type = catalog.type(code: row.integer(1)) else {
      throw SchemaPlan.newer(named: unreadable[row.integer(1)] ?? "\(row.integer(1))")
    }
    guard let id = row.identifier(2) else {
      throw StoreError(.corrupt, Message("store.journal.damaged"), details: "no identity")
    }
    return JournalChange(
      transaction: row.integer(0), record: RecordReference(type: type.name, id: id),
      kind: JournalChange.Kind(rawValue: row.integer(3)) ?? .update,
      before: row.isNull(4) ? nil : try RowImage(text: row.text(4), type: type),
      revisionBefore: row.isNull(5) ? nil : row.integer(5),
      revisionAfter: row.isNull(6) ? nil : row.integer(6))
  }

  func feed(after transaction: Int64, transactions: Int) throws -> [Change] {
    var names = unreadable
    for entry in catalog.entries.values { names[entry.code] = entry.type.name }
    var changes: [Change] = []
    try connection.rows(
      "SELECT number, type, id, kind FROM steward_change WHERE number > ? AND number <= "
        + "(SELECT max(number) FROM (SELECT DISTINCT number FROM steward_change "
        + "WHERE number > ? ORDER BY number LIMIT ?)) ORDER BY number",
      [.integer(transaction), .integer(transaction), .integer(Int64(transactions))]
    ) { row in
      guard let type = names[row.integer(1)], let id = row.identifier(2) else { return }
      changes.append(
        Change(
          transaction: row.integer(0), record: RecordReference(type: type, id: id),
          kind: JournalChange.Kind(rawValue: row.integer(3)) ?? .update))
    }
    return changes
  }

  func journalBounds() throws -> (floor: Int64, head: Int64) {
    let floor = try setting("journal-floor").flatMap { Int64($0) } ?? 0
    let head = try connection.value("SELECT max(number) FROM steward_transaction")?.integer
    return (floor, head ?? 0)
  }
}
