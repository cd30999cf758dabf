import StewardModels
import StewardPersistence

extension TableLayout {
  /// The statements that make the tables and indexes.
  var creation: [String] {
    var columns = [
      "_rid INTEGER PRIMARY KEY AUTOINCREMENT", "id BLOB NOT NULL UNIQUE", "_rev INTEGER NOT NULL",
    ]
    for column in type.columns.dropFirst() {
      columns.append(Self.definition(column, of: type.fields[column.field]))
    }
    columns += derived.map { "\(Self.quoted($0.name)) \($0.sqlType)" }
    return ["CREATE TABLE \(table)(\(columns.joined(separator: ", "))) STRICT"]
      + sideTables + indexes
  }

  /// The tables beside the records, made where they are missing.
  var sideTables: [String] {
    var statements: [String] = []
    if isSearchable {
      statements.append(
        "CREATE VIRTUAL TABLE IF NOT EXISTS \(searchTable) USING "
          + "fts5(tokens, content='', tokenize='ascii', detail=none, columnsize=0)")
    }
    for field in tagFields {
      statements.append(
        "CREATE TABLE IF NOT EXISTS \(tagTable(field.name))(tag TEXT NOT NULL, "
          + "rid INTEGER NOT NULL, PRIMARY KEY(tag, rid)) STRICT, WITHOUT ROWID")
    }
    for field in ownFields {
      statements.append(
        "CREATE TABLE IF NOT EXISTS \(ownTable(field.name))(name TEXT NOT NULL, "
          + "rid INTEGER NOT NULL, label TEXT NOT NULL, kind INTEGER NOT NULL, text TEXT, "
          + "fold TEXT, number REAL, integer INTEGER, PRIMARY KEY(name, rid, label)) "
          + "STRICT, WITHOUT ROWID")
    }
    return statements
  }

  /// The indexes, made where they are missing.
  var indexes: [String] {
    // With the whole identity, so that telling handles apart reads no row of a record.
    var statements = [index("handle", "substr(id, 9), id")]
    for field in type.fields.dropFirst() {
      let name = Self.quoted(field.name)
      let isWords = derived.contains { $0.name == field.name + "_fold" }
      let fold = Self.quoted(field.name + "_fold")
      if field.isUnique {
        let columns =
          isWords
          ? fold
          : field.kind.columns.map { Self.quoted(field.name + $0.suffix) }.joined(separator: ", ")
        statements.append(index("unique_\(field.name)", columns, isUnique: true))
      }
      let order = orderColumns(field).map(Self.quoted).joined(separator: ", ")
      if field.isLocalized {
        // Not the name of the other: a field can be given this order later on.
        statements.append(index("local_\(field.name)", order + ", id"))
      } else if field.isIndexed {
        statements.append(index("order_\(field.name)", order + ", id"))
      } else if field.kind.isReference,
        !type.indexes.contains(where: { $0.fields[0] == field.name })
      {
        statements.append(index("reference_\(field.name)", name + ", id"))
      }
      if isWords, field.isIndexed || field.role == .name || field.role == .code, !field.isUnique {
        statements.append(index("fold_\(field.name)", fold))
      }
    }
    for index in type.indexes {
      let columns = index.fields.compactMap { type.field($0) }.flatMap(orderColumns)
        .map(Self.quoted)
      statements.append(
        self.index(
          "fields_\(index.fields.joined(separator: "_"))",
          (columns + ["id"]).joined(separator: ", ")))
    }
    return statements
  }

  private func index(_ name: String, _ columns: String, isUnique: Bool = false) -> String {
    "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS "
      + "\(Self.quoted("\(type.name)_\(name)")) ON \(table)(\(columns))"
  }

  static func definition(_ column: RecordType.Column, of field: FieldDescription) -> String {
    let sqlType =
      switch column.type {
      case .integer: "INTEGER"
      case .real: "REAL"
      case .text: "TEXT"
      case .bytes, .identifier: "BLOB"
      }
    var definition = "\(quoted(column.name)) \(sqlType)"
    if case .reference(let target) = field.kind {
      // Checked at the end of a transaction, and never acting by itself: cascades are journaled.
      definition += " REFERENCES \(quoted(target))(id) DEFERRABLE INITIALLY DEFERRED"
    }
    return definition
  }
}
