import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// A connection and what was found out through it: the catalog, the order of the store's language.
///
/// One thread at a time uses it. It reads; with `SQLiteSession+Writing` it writes.
final class SQLiteSession {
  let connection: Connection
  private(set) var catalog = StoredCatalog()
  /// The record types of which only a later version knows all kinds of fields, by code.
  private(set) var unreadable: [Int64: String] = [:]
  private(set) var collation = Collation(locale: .root)
  /// Notes a change in the journal.
  let noting = PreparedStatement(
    "INSERT INTO steward_change(number, type, id, kind, before, revision_before, revision_after) "
      + "VALUES(?, ?, ?, ?, ?, ?, ?)")
  /// The memory in which search tokens are gathered.
  var document = SearchDocument()
  /// What the transaction has still to write into the indexes of words.
  var words = PendingWords()
  private var layouts: [String: TableLayout] = [:]
  private var statements: [String: RecordStatements] = [:]
  /// Which state of the catalog is known: the number in the file's header that every change of it
  /// raises.
  private var catalogVersion: Int64 = -1

  init(_ connection: Connection) { self.connection = connection }

  /// Runs a body on a view of the store that no other connection changes.
  func reading<Result>(
    _ cancellation: CancellationFlag, _ body: (SQLiteSession) throws -> Result
  ) throws -> Result {
    try transaction("BEGIN", cancellation, body)
  }

  /// Runs a body in a transaction that nobody else writes beside.
  func writing<Result>(
    _ cancellation: CancellationFlag, _ body: (SQLiteSession) throws -> Result
  ) throws -> Result {
    try transaction("BEGIN IMMEDIATE", cancellation, body)
  }

  private func transaction<Result>(
    _ begin: String, _ cancellation: CancellationFlag, _ body: (SQLiteSession) throws -> Result
  ) throws -> Result {
    connection.cancellation = cancellation
    defer { connection.cancellation = nil }
    try connection.checkCancelled()
    try connection.run(begin)
    do {
      try refreshCatalog()
      let result = try body(self)
      try writeWords()
      try connection.checkCancelled()
      connection.cancellation = nil
      try commit()
      return result
    } catch {
      connection.cancellation = nil
      // Ends in an error only where the failure has ended the transaction already.
      do { try connection.run("ROLLBACK") } catch {}
      catalogVersion = -1
      words.removeAll()
      if let error = error as? StoreError, .full ~= error { connection.shortenLog() }
      throw error
    }
  }

  private func commit() throws {
    do {
      try connection.run("COMMIT")
    } catch let error as StoreError where error.details.hasPrefix("SQLite 787") {
      // SQLITE_CONSTRAINT_FOREIGNKEY: only now, as references are checked at the end.
      throw try danglingReference() ?? error
    }
  }

  /// Reads the catalog anew where any process has changed it.
  func refreshCatalog() throws {
    let version = try connection.value("PRAGMA user_version")?.integer ?? 0
    guard version != catalogVersion else { return }
    let description =
      try version == 0 ? CatalogReader.Description() : CatalogReader.read(connection)
    catalog = description.catalog
    unreadable = description.unreadable
    layouts = [:]
    statements = [:]
    if version != 0, let locale = try setting("locale") {
      collation = Collation(locale: try LocaleName(locale))
    }
    catalogVersion = version
  }

  func layout(_ type: String) throws -> TableLayout {
    if let known = layouts[type] { return known }
    let layout = TableLayout(try catalog.entry(type).type)
    layouts[type] = layout
    return layout
  }

  /// The statements that write records of a type, as text made once.
  func recordStatements(_ type: String) throws -> RecordStatements {
    if let known = statements[type] { return known }
    let made = RecordStatements(try layout(type))
    statements[type] = made
    return made
  }

  func setting(_ name: String) throws -> String? {
    try connection.value(
      "SELECT value FROM steward_setting WHERE name = ?", [.text(name)], as: .text)?.text
  }
}
