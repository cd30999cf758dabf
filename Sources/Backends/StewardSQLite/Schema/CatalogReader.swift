import StewardModels
import StewardPersistence

/// The store's description of its record types, read and written.
enum CatalogReader {
  /// What a store says of itself.
  struct Description {
    /// The record types that this version can serve.
    var catalog = StoredCatalog()
    /// The others, by code: they have fields of kinds that only a later version knows.
    ///
    /// They are left alone, as records written without such a field would lose what it holds.
    var unreadable: [Int64: String] = [:]
  }

  /// Reads every record type.
  static func read(_ connection: Connection) throws -> Description {
    var fields: [Int64: [FieldDescription]] = [:]
    // The fields of one type come one after the other.
    var (code, gathered): (Int64, [FieldDescription]) = (0, [])
    var indexes: [Int64: [FieldIndex]] = [:]
    var unreadable: Set<Int64> = []
    try connection.rows(
      "SELECT type, name, kind, traits, role, title, default_value FROM steward_field "
        + "ORDER BY type, position"
    ) { row in
      let field = FieldDescription(
        name: row.text(1), kind: row.text(2), traits: row.text(3),
        role: row.isNull(4) ? nil : row.text(4), title: row.text(5))
      guard var field else {
        unreadable.insert(row.integer(0))
        return
      }
      if !row.isNull(6) { try field.readDefault(row.text(6)) }
      if field.kind == .identifier {
        indexes[row.integer(0)] = FieldIndex.indexes(inTraits: row.text(3))
      }
      if row.integer(0) != code {
        fields[code] = gathered
        (code, gathered) = (row.integer(0), [])
      }
      gathered.append(field)
    }
    fields[code] = gathered
    var description = Description()
    var entries: [StoredCatalog.Entry] = []
    try connection.rows("SELECT code, name, title, plural, version FROM steward_type") { row in
      let code = row.integer(0)
      if unreadable.contains(code) {
        description.unreadable[code] = row.text(1)
        return
      }
      let type = RecordType(
        name: row.text(1), title: row.text(2), plural: row.text(3),
        version: Int(row.integer(4)), fields: fields[code] ?? [],
        indexes: indexes[code] ?? [])
      entries.append(StoredCatalog.Entry(type: type, code: code))
    }
    description.catalog = StoredCatalog(entries)
    return description
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
    let roles = try unknownRoles(code, connection)
    try connection.run("DELETE FROM steward_field WHERE type = ?", [code])
    for (position, field) in type.fields.enumerated() {
      let role = field.role?.rawValue ?? roles[field.name]
      try connection.run(
        "INSERT INTO steward_field(type, position, name, kind, traits, role, title, default_value) "
          + "VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
        [
          code, .integer(Int64(position)), .text(field.name), .text(field.kind.description),
          .text(type.traits(ofField: position)), role.map { .text($0) } ?? .null,
          .text(field.title),
          field.defaultText.map { .text($0) } ?? .null,
        ])
    }
  }

  /// The roles of a type's fields that only a later version knows: they are kept.
  private static func unknownRoles(
    _ code: Scalar, _ connection: Connection
  ) throws -> [String: String] {
    var roles: [String: String] = [:]
    try connection.rows(
      "SELECT name, role FROM steward_field WHERE type = ? AND role IS NOT NULL", [code]
    ) { row in
      if FieldRole(rawValue: row.text(1)) == nil { roles[row.text(0)] = row.text(1) }
    }
    return roles
  }
}
