import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

extension SQLiteSession: StoreWriter {
  func insert(_ record: StoredRecord, into type: RecordType) throws -> StoredRecord {
    try connection.checkCancelled()
    let statements = try recordStatements(type.name)
    try statements.insert.run(on: connection) { arena in
      if record.sequence > 0 { arena.add(record.sequence) } else { arena.addNull() }
      arena.add(record.revision)
      for scalar in record.row { arena.add(scalar) }
      arena.add(derivedFrom: record.row, statements.layout, collation)
    }
    var record = record
    record.sequence = connection.lastRowID
    try writeBeside(record, statements, adding: true)
    return record
  }

  func update(_ old: StoredRecord, to new: StoredRecord, in type: RecordType) throws {
    try connection.checkCancelled()
    // A record that left and came again within a transaction got another sequence; taking that back
    // gives it its first one again, by which everything beside it is found.
    guard new.sequence == old.sequence else {
      try remove(old, from: type)
      _ = try insert(new, into: type)
      return
    }
    let statements = try recordStatements(type.name)
    try statements.update.run(on: connection) { arena in
      arena.add(new.revision)
      for scalar in new.row.dropFirst() { arena.add(scalar) }
      arena.add(derivedFrom: new.row, statements.layout, collation)
      arena.add(old.sequence)
    }
    let beside = statements.layout.columnsBeside
    guard beside.contains(where: { old.row[$0] != new.row[$0] }) else { return }
    try writeBeside(old, statements, adding: false)
    try writeBeside(new, statements, adding: true)
  }

  func remove(_ record: StoredRecord, from type: RecordType) throws {
    try connection.checkCancelled()
    let statements = try recordStatements(type.name)
    try writeBeside(record, statements, adding: false)
    try statements.delete.run(on: connection) { $0.add(record.sequence) }
  }

  /// Writes what lies beside a record, or takes it away: search tokens, tags, own fields.
  private func writeBeside(
    _ record: StoredRecord, _ statements: RecordStatements, adding: Bool
  ) throws {
    let layout = statements.layout
    if layout.isSearchable {
      try noteWords(of: record.row, record.sequence, layout, isAdded: adding)
    }
    for field in layout.tagFields {
      guard let stored = record.row[field.column].text else { continue }
      try writeTags(stored, layout.tagTable(field.name), record.sequence, adding: adding)
    }
    for field in layout.ownFields {
      guard let stored = record.row[field.column].text else { continue }
      try writeOwn(
        try OwnFields(stored: stored), layout.ownTable(field.name), record.sequence,
        adding: adding)
    }
  }

  func writeTags(_ stored: String, _ table: String, _ sequence: Int64, adding: Bool) throws {
    for tag in Set(Tags(stored: stored).map { Folding.folded($0) }) {
      try connection.run(
        adding
          ? "INSERT INTO \(table)(tag, rid) VALUES(?, ?)"
          : "DELETE FROM \(table) WHERE tag = ? AND rid = ?",
        [.text(tag), .integer(sequence)])
    }
  }

  func writeOwn(
    _ fields: OwnFields, _ table: String, _ sequence: Int64, adding: Bool
  ) throws {
    for (name, value) in fields {
      let folded = Scalar.text(Folding.folded(name))
      guard adding else {
        try connection.run(
          "DELETE FROM \(table) WHERE name = ? AND rid = ?", [folded, .integer(sequence)])
        continue
      }
      guard let own = OwnColumns(value.value) else { continue }
      var fold = Scalar.null
      if let text = own.scalar.text { fold = .text(Folding.folded(text)) }
      try connection.run(
        "INSERT INTO \(table)(name, rid, label, kind, \(own.column), fold) "
          + "VALUES(?, ?, ?, ?, ?, ?)",
        [folded, .integer(sequence), .text(name), .integer(own.kind), own.scalar, fold])
    }
  }

  func set(_ name: String, to value: String?) throws {
    guard let value else {
      try connection.run("DELETE FROM steward_setting WHERE name = ?", [.text(name)])
      return
    }
    try connection.run(
      "INSERT INTO steward_setting(name, value) VALUES(?, ?) "
        + "ON CONFLICT(name) DO UPDATE SET value = excluded.value",
      [.text(name), .text(value)])
    // The order of the store is another from now on, for every program.
    guard name == "locale", value != collation.locale.identifier else { return }
    try raiseCatalogVersion()
    connection.forgetStatements()
    try rebuildDerived()
  }
}
