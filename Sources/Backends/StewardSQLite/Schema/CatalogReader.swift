import StewardModels
import StewardPersistence

/// The store's description of its record types, read and written.
enum CatalogReader {
  /// Reads every record type.
  ///
  /// A field whose kind this version does not know is left out: its column stays in the table, and
  /// records keep what stands there.
  static func read(_ connection: Connection) throws -> StoredCatalog {
    var fields: [Int64: [FieldDescription]] = [:]
    try connection.rows(
      "SELECT type, name, kind, traits, role, title FROM steward_field ORDER BY type, position"
    ) { row in
      let field = FieldDescription(
        name: row.text(1), kind: row.text(2), traits: row.text(3),
        role: row.isNull(4) ? nil : row.text(4), title: row.text(5))
      if let field { fields[row.integer(0), default: []].append(field) }
    }
    var entries: [StoredCatalog.Entry] = []
    try connection.rows("SELECT code, name, title, plural, version FROM steward_type") { row in
      let type = RecordType(
        name: row.text(1), title: row.text(2), plural: row.text(3),
        version: Int(row.integer(4)), fields: fields[row.integer(0)] ?? [])
      entries.append(StoredCatalog.Entry(type: type, code: row.integer(0)))
    }
    return StoredCatalog(entries)
  }

  /// Writes a record type, in the place of one of its name where that is there.
  static func write(_ type: RecordType, on connection: Connection) throws {
    let name = Scalar.text(type.name)
    try connection.run(
      """
      INSERT INTO steward_type(name, title, plural, version) VALUES(?, ?, ?, ?) \
      ON CONFLICT(name) DO UPDATE SET title = excluded.title, plural = excluded.plural, \
      version = excluded.version
      """,
      [name, .text(type.title), .text(type.plural), .integer(Int64(type.version))])
    let code = try connection.value("SELECT code FROM steward_type WHERE name = ?", [name]) ?? .null
    try connection.run("DELETE FROM steward_field WHERE type = ?", [code])
    for (position, field) in type.fields.enumerated() {
      try connection.run(
        "INSERT INTO steward_field VALUES(?, ?, ?, ?, ?, ?, ?)",
        [
          code, .integer(Int64(position)), .text(field.name), .text(field.kind.description),
          .text(field.traits), field.role.map { .text($0.rawValue) } ?? .null,
          .text(field.title),
        ])
    }
  }
}
