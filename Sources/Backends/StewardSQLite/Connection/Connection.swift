internal import CSQLite
import StewardModels
import StewardPersistence

/// One connection to a database file, used by one thread at a time.
final class Connection {
  /// How a connection may use its file.
  enum Mode {
    case readWrite
    case readOnly
  }

  let handle: OpaquePointer
  let path: String
  /// Set from any thread to end what the connection is doing; at first that of whom it was opened
  /// for.
  var cancellation: CancellationFlag?
  /// How long it waits for others.
  private(set) var patience: Patience
  private let statements = StatementCache(capacity: 128)

  /// How many steps of SQLite's machine go by between two looks at whether anybody still waits: a few
  /// tenths of a millisecond.
  private static let stepsBetweenLooks: Int32 = 20_000

  /// Opens a file that is there.
  init(path: String, mode: Mode, patience: Patience) throws(StoreError) {
    Self.prepareLibrary
    var handle: OpaquePointer?
    // Each connection is used by one thread at a time: the library needs no locks of its own.
    let flags =
      SQLITE_OPEN_NOMUTEX
      | (mode == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
    let code = sqlite3_open_v2(StoreFile.plain(path), &handle, flags, nil)
    guard let handle, code == SQLITE_OK else {
      defer { sqlite3_close_v2(handle) }
      throw .sqlite(code, handle: handle, path: path, doing: "open")
    }
    self.handle = handle
    self.path = path
    cancellation = patience.cancellation
    // What is past the point of return waits for others whoever has left.
    self.patience = patience.until(nil)
    sqlite3_extended_result_codes(handle, 1)
    // The connection is there for as long as its handle.
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(handle, waitForOthers, context)
    sqlite3_progress_handler(handle, Self.stepsBetweenLooks, endWhereCancelled, context)
    steward_sqlite_be_defensive(handle)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// The connection that SQLite gives back to a function of ours.
  static func from(_ context: UnsafeMutableRawPointer?) -> Connection? {
    context.map { Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let prepareLibrary: Void = {
    // Fails only where the library is in use already; then statistics are kept, nothing else.
    _ = steward_sqlite_without_statistics()
  }()

  /// Runs statements that give no rows and have no parameters.
  func execute(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql) }
  }

  /// The longest text whose statement is kept: longer ones hold lists that hardly come twice.
  private static let longestKept = 16_384

  /// Gives a prepared statement to a body; the statement is kept for the next time.
  ///
  /// A nested use of the same text gets a statement of its own.
  func withStatement<Result>(
    _ sql: String, _ body: (Statement) throws -> Result
  ) throws -> Result {
    let statement = try statements.take(sql) ?? Statement(sql, on: self)
    defer {
      statement.reset()
      if sql.utf8.count <= Self.longestKept { statements.give(statement) }
    }
    return try body(statement)
  }

  /// Runs one statement with parameters.
  func run(_ sql: String, _ parameters: [Scalar] = []) throws {
    try withStatement(sql) { statement in
      statement.bind(parameters)
      while try statement.step() {}
    }
  }

  /// The first column of the first row, nil where there is no row.
  func value(
    _ sql: String, _ parameters: [Scalar] = [], as type: ColumnType = .integer
  ) throws -> Scalar? {
    try withStatement(sql) { statement in
      statement.bind(parameters)
      return try statement.step() ? statement.row.scalar(0, as: type) : nil
    }
  }

  /// Gives every row of a statement to a body.
  func rows(_ sql: String, _ parameters: [Scalar] = [], _ body: (Row) throws -> Void) throws {
    try withStatement(sql) { statement in
      statement.bind(parameters)
      while try statement.step() { try body(statement.row) }
    }
  }

  /// Gives back the room that the log takes, as far as that goes at once.
  ///
  /// A write that did not fit has filled the disk with what is not to be kept.
  func shortenLog() {
    let usual = patience
    patience = Patience(.zero)
    defer { patience = usual }
    // Where others are reading, or nothing at all is free, a later checkpoint does it.
    do { try run("PRAGMA wal_checkpoint(TRUNCATE)") } catch {}
  }

  /// Keeps the log from being cleared away when the last connection closes.
  func keepLog() throws(StoreError) {
    let code = steward_sqlite_keep_log(handle)
    guard code == SQLITE_OK else { throw failure(code, "keep the log") }
  }

  /// Forgets the statements that are kept, before the tables change.
  func forgetStatements() { statements.removeAll() }

  static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Whether the file cannot be written.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  var isCancelled: Bool { cancellation?.isSet == true }

  /// Ends the work where somebody asked for that.
  func checkCancelled() throws(StoreError) {
    try cancellation?.check()
  }

  func failure(_ code: Int32, _ doing: String) -> StoreError {
    // Who waits no longer has not waited in vain.
    if isCancelled, [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL].contains(code & 0xFF) {
      return StoreError(.cancelled, Message("store.cancelled"), details: "SQLite \(code)")
    }
    return .sqlite(code, handle: handle, path: path, doing: doing)
  }

  var lastRowID: Int64 { sqlite3_last_insert_rowid(handle) }
}
