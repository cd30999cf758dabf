internal import CSQLite
import StewardModels
import StewardPersistence

/// A prepared statement: parameters in, rows out.
final class Statement {
  let sql: String
  let columnCount: Int
  private let handle: OpaquePointer
  private unowned let connection: Connection
  private let cells: UnsafeMutablePointer<Cell>
  private var arena = ParameterArena()

  init(_ sql: String, on connection: Connection) throws(StoreError) {
    var handle: OpaquePointer?
    var sql = sql
    let code = sql.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        sqlite3_prepare_v3(
          connection.handle, text.baseAddress, Int32(text.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
      }
    }
    guard let handle, code == SQLITE_OK else { throw connection.failure(code, sql) }
    self.sql = sql
    self.handle = handle
    self.connection = connection
    columnCount = Int(sqlite3_column_count(handle))
    cells = .allocate(capacity: max(columnCount, 1))
    cells.initialize(repeating: Cell(), count: max(columnCount, 1))
  }

  deinit {
    cells.deallocate()
    sqlite3_finalize(handle)
  }

  /// The row that the statement stands on.
  ///
  /// Valid until the next step.
  var row: Row { Row(cells: cells) }

  /// Moves to the next row; false at the end.
  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW {
      fill()
      return true
    }
    guard code == SQLITE_DONE else { throw connection.failure(code, sql) }
    return false
  }

  /// Reads the columns of the row into cells.
  ///
  /// A connection that one thread at a time uses may read values without the lock that
  /// `sqlite3_column_*` takes for each call (https://sqlite.org/c3ref/value.html: "no distinction
  /// between protected and unprotected" in multi-thread mode).
  private func fill() {
    for index in 0..<columnCount {
      let value = sqlite3_column_value(handle, Int32(truncatingIfNeeded: index))
      switch sqlite3_value_type(value) {
      case SQLITE_INTEGER:
        cells[index].kind = .integer
        cells[index].bits = sqlite3_value_int64(value)
      case SQLITE_TEXT:
        cells[index].kind = .text
        cells[index].pointer = UnsafeRawPointer(sqlite3_value_text(value))
        cells[index].count = Int(sqlite3_value_bytes(value))
      case SQLITE_BLOB:
        cells[index].kind = .bytes
        cells[index].pointer = sqlite3_value_blob(value)
        cells[index].count = Int(sqlite3_value_bytes(value))
      case SQLITE_FLOAT:
        cells[index].kind = .real
        cells[index].bits = Int64(bitPattern: sqlite3_value_double(value).bitPattern)
      default: cells[index] = Cell()
      }
    }
  }

  /// Makes the statement ready to be used again.
  func reset() {
    // Gives the error of the last step once more, which was thrown already.
    _ = sqlite3_reset(handle)
  }

  /// Gives all parameters their values, from the first on.
  func bind(_ parameters: [Scalar]) {
    bind { arena in
      for parameter in parameters { arena.add(parameter) }
    }
  }

  /// Gives all parameters the values that a body adds.
  ///
  /// Their bytes are copied once, into memory that the statement keeps.
  func bind(_ add: (inout ParameterArena) -> Void) {
    arena.removeAll()
    add(&arena)
    arena.bind(to: handle)
  }
}
