import CSQLiteRaw
import StewardKit

/// Reads things as somebody would who writes Swift against SQLite's interface for this one type:
/// column by column into the struct, nothing generic, no key paths.
struct HandWrittenDecoder {
  private let database: OpaquePointer

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(path: String, pragmas: String) throws {
    guard raw_sqlite_without_statistics() == SQLITE_OK else {
      throw Failure(description: "SQLite is in use already")
    }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      throw Failure(description: "\(path) cannot be opened")
    }
    database = opened
    guard sqlite3_exec(database, pragmas, nil, nil, nil) == SQLITE_OK else {
      throw Failure(description: "the pragmas are refused")
    }
  }

  func close() { sqlite3_close(database) }

  func things() throws -> [Thing] {
    let sql = """
      SELECT id, name, note, price, price_currency, bought, quantity, insured
      FROM thing ORDER BY id
      """
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &prepared, nil) == SQLITE_OK, let row = prepared
    else { throw Failure(description: String(cString: sqlite3_errmsg(database))) }
    defer { sqlite3_finalize(row) }
    var things: [Thing] = []
    var code = sqlite3_step(row)
    while code == SQLITE_ROW {
      things.append(try Self.thing(row))
      code = sqlite3_step(row)
    }
    guard code == SQLITE_DONE else {
      throw Failure(description: String(cString: sqlite3_errmsg(database)))
    }
    return things
  }

  @inline(__always)
  private static func thing(_ row: OpaquePointer) throws -> Thing {
    guard sqlite3_column_bytes(row, 0) == 16, let bytes = sqlite3_column_blob(row, 0) else {
      throw Failure(description: "a record has no identity")
    }
    var price: Money?
    if sqlite3_column_type(row, 3) != SQLITE_NULL {
      let minorUnits = sqlite3_column_int64(row, 3)
      guard let letters = sqlite3_column_text(row, 4), sqlite3_column_bytes(row, 4) == 3,
        let currency = Currency(letters: letters[0], letters[1], letters[2])
      else { throw Failure(description: "a price has no currency") }
      price = Money(minorUnits: minorUnits, currency: currency)
    }
    var bought: Day?
    if sqlite3_column_type(row, 5) != SQLITE_NULL {
      bought = Day(unchecked: Int(sqlite3_column_int64(row, 5)))
    }
    return Thing(
      id: RecordID(Identifier(bytes: bytes)), name: text(row, 1), note: text(row, 2),
      price: price, bought: bought, quantity: Int(sqlite3_column_int64(row, 6)),
      insured: sqlite3_column_int64(row, 7) != 0)
  }

  @inline(__always)
  private static func text(_ row: OpaquePointer, _ column: Int32) -> String {
    let start = sqlite3_column_text(row, column)
    let count = Int(sqlite3_column_bytes(row, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
