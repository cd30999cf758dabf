import StewardModels

/// The statements that read and write single records of one type.
///
/// Each is prepared once and kept apart from the others, so that writing many records looks nothing
/// up.
final class RecordStatements {
  let layout: TableLayout
  /// The declared columns, the revision and the sequence of the record of an identity.
  let select: PreparedStatement
  /// Parameters: sequence or null, revision, the declared columns, the derived ones.
  let insert: PreparedStatement
  /// Parameters: revision, the declared columns but the identity, the derived ones, the sequence.
  let update: PreparedStatement
  let delete: PreparedStatement
  let insertTokens: PreparedStatement
  let deleteTokens: PreparedStatement

  init(_ layout: TableLayout) {
    self.layout = layout
    let declared = layout.type.columns.map { TableLayout.quoted($0.name) }
    let derived = layout.derived.map { TableLayout.quoted($0.name) }
    let table = layout.table
    select = PreparedStatement(
      "SELECT \(declared.joined(separator: ", ")), _rev, _rid FROM \(table) WHERE id = ?")
    let written = ["_rid", "_rev"] + declared + derived
    insert = PreparedStatement(
      "INSERT INTO \(table)(\(written.joined(separator: ", "))) "
        + "VALUES(\(Array(repeating: "?", count: written.count).joined(separator: ", ")))")
    let changed = ["_rev"] + declared.dropFirst() + derived
    let assignments = changed.map { $0 + " = ?" }.joined(separator: ", ")
    update = PreparedStatement("UPDATE \(table) SET \(assignments) WHERE _rid = ?")
    delete = PreparedStatement("DELETE FROM \(table) WHERE _rid = ?")
    let search = layout.searchTable
    insertTokens = PreparedStatement("INSERT INTO \(search)(rowid, tokens) VALUES(?, ?)")
    deleteTokens = PreparedStatement(
      "INSERT INTO \(search)(\(search), rowid, tokens) VALUES('delete', ?, ?)")
  }
}

/// A statement that is prepared at its first use and kept.
///
/// It is not to be used within itself.
final class PreparedStatement {
  private let sql: String
  private var statement: Statement?

  init(_ sql: String) { self.sql = sql }

  /// Gives the statement to a body and resets it afterwards.
  func use<Result>(
    on connection: Connection, _ body: (Statement) throws -> Result
  ) throws -> Result {
    let statement = try self.statement ?? Statement(sql, on: connection)
    self.statement = statement
    defer { statement.reset() }
    return try body(statement)
  }

  /// Runs a statement that gives no rows.
  func run(on connection: Connection, _ add: (inout ParameterArena) -> Void) throws {
    try use(on: connection) { statement in
      statement.bind(add)
      _ = try statement.step()
    }
  }
}
