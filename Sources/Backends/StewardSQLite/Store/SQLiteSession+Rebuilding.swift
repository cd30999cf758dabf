import StewardModels
import StewardPersistence

extension SQLiteSession {
  /// Rewrites every record of a type by steps written by hand, and what the journal keeps of them.
  func rebuild(_ old: RecordType, as declared: RecordType, _ steps: [MigrationStep]) throws {
    let code = try catalog.entry(old.name).code
    var migration = RecordMigration(from: old, to: declared, steps: steps)
    try rewriteImages(code, old, &migration)
    let images = try migratedRecords(old, &migration)
    let new = migration.result
    let before = TableLayout(old)
    let lastSequence = try connection.value(
      "SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(old.name)])
    for table in before.tables { try connection.run("DROP TABLE IF EXISTS \(table)") }
    for statement in TableLayout(new).creation { try connection.run(statement) }
    try CatalogReader.write(new, on: connection)
    try raiseCatalogVersion()
    connection.forgetStatements()
    for (image, revision) in images {
      _ = try insert(image.record(of: new, revision: revision), into: new)
    }
    // A sequence is given once, also where its record has left: undo gives it back.
    try connection.run("DELETE FROM sqlite_sequence WHERE name = ?", [.text(old.name)])
    if let lastSequence {
      try connection.run(
        "INSERT INTO sqlite_sequence(name, seq) VALUES(?, ?)", [.text(old.name), lastSequence])
    }
  }

  private func migratedRecords(
    _ old: RecordType, _ migration: inout RecordMigration
  ) throws -> [(image: RowImage, revision: Int64)] {
    var images: [(image: RowImage, revision: Int64)] = []
    let columns = old.columns.map { TableLayout.quoted($0.name) }.joined(separator: ", ")
    try connection.rows(
      "SELECT \(columns), _rev, _rid FROM \(TableLayout.quoted(old.name)) ORDER BY _rid"
    ) { row in
      try connection.checkCancelled()
      let stored = StoredRecord(
        sequence: row.integer(old.columns.count + 1), revision: row.integer(old.columns.count),
        row: old.columns.indices.map { row.scalar($0, as: old.columns[$0].type) })
      images.append((try migration.migrate(RowImage(stored, of: old)), stored.revision))
    }
    return images
  }

  private func rewriteImages(
    _ code: Int64, _ old: RecordType, _ migration: inout RecordMigration
  ) throws {
    try connection.rows(
      "SELECT number, id, before FROM steward_change WHERE type = ? AND before IS NOT NULL",
      [.integer(code)]
    ) { row in
      try connection.checkCancelled()
      let migrated = try migration.migrate(try RowImage(text: row.text(2), type: old))
      try connection.run(
        "UPDATE steward_change SET before = ? WHERE number = ? AND type = ? AND id = ?",
        [
          .text(migrated.text), .integer(row.integer(0)), .integer(code),
          row.scalar(1, as: .identifier),
        ])
    }
  }
}
