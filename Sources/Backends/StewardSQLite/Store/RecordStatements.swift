import StewardModels

/// The SQL that writes records of one type, made once a connection.
struct RecordStatements {
  let layout: TableLayout
  /// The declared columns, the revision and the sequence of the record of an identity.
  let select: String
  /// Parameters: sequence or null, revision, the declared columns, the derived ones.
  let insert: String
  /// Parameters: revision, the declared columns but the identity, the derived ones, the sequence.
  let update: String
  let delete: String
  let insertTokens: String
  let deleteTokens: String

  init(_ layout: TableLayout) {
    self.layout = layout
    let declared = layout.type.columns.map { TableLayout.quoted($0.name) }
    let derived = layout.derived.map { TableLayout.quoted($0.name) }
    let table = layout.table
    select = "SELECT \(declared.joined(separator: ", ")), _rev, _rid FROM \(table) WHERE id = ?"
    let written = ["_rid", "_rev"] + declared + derived
    insert =
      "INSERT INTO \(table)(\(written.joined(separator: ", "))) "
      + "VALUES(\(Array(repeating: "?", count: written.count).joined(separator: ", ")))"
    let changed = ["_rev"] + declared.dropFirst() + derived
    update =
      "UPDATE \(table) SET \(changed.map { $0 + " = ?" }.joined(separator: ", ")) WHERE _rid = ?"
    delete = "DELETE FROM \(table) WHERE _rid = ?"
    insertTokens = "INSERT INTO \(layout.searchTable)(rowid, tokens) VALUES(?, ?)"
    deleteTokens =
      "INSERT INTO \(layout.searchTable)(\(layout.searchTable), rowid, tokens) "
      + "VALUES('delete', ?, ?)"
  }
}
