internal import CSQLite
import StewardModels
import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreError {
  /// The error that a result code of SQLite's stands for (https://sqlite.org/rescode.html).
  static func sqlite(
    _ code: Int32, handle: OpaquePointer?, path: String, doing: String
  ) -> StoreError {
    let words = handle.map { String(cString: sqlite3_errmsg($0)) } ?? ""
    let details = "SQLite \(code): \(words), at: \(doing.prefix(400))"
    func error(_ code: Code, _ id: String, hint: String? = nil) -> StoreError {
      StoreError(
        code, Message(id, ["path": .text(path)]), hint: hint.map { Message($0) }, details: details)
    }
    func full() -> StoreError { error(.full, "store.full", hint: "store.full.hint") }
    func notPermitted() -> StoreError { error(.notPermitted, "store.not-permitted") }
    switch code {
    case steward_sqlite_constraint_unique, steward_sqlite_constraint_key:
      return duplicate(words, details)
    default: break
    }
    switch handle.map({ sqlite3_system_errno($0) }) {
    case ENOSPC, EDQUOT: if code & 0xFF == SQLITE_IOERR { return full() }
    case EACCES, EPERM: if code & 0xFF == SQLITE_CANTOPEN { return notPermitted() }
    default: break
    }
    switch code & 0xFF {
    // PROTOCOL: the log was being set up by others for longer than SQLite waits.
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
      return error(.busy, "store.busy", hint: "store.busy.hint")
    case SQLITE_READONLY: return error(.readOnly, "store.read-only", hint: "store.read-only.hint")
    case SQLITE_CORRUPT: return error(.corrupt, "store.corrupt", hint: "store.corrupt.hint")
    case SQLITE_NOTADB: return error(.corrupt, "store.not-a-store", hint: "store.not-a-store.hint")
    case SQLITE_FULL: return full()
    case SQLITE_IOERR: return error(.inputOutput, "store.input-output")
    case SQLITE_CANTOPEN:
      return error(.cannotOpen, "store.cannot-open", hint: "store.cannot-open.hint")
    case SQLITE_PERM, SQLITE_AUTH: return notPermitted()
    // A header that names a format no SQLite knows, or a schema that cannot be parsed.
    case SQLITE_ERROR where words.hasPrefix("unsupported file format"):
      return error(.corrupt, "store.corrupt", hint: "store.corrupt.hint")
    case SQLITE_ERROR where isAboutTables(words):
      return error(.mismatchedTables, "store.tables", hint: "store.tables.hint")
    case SQLITE_INTERRUPT: return error(.cancelled, "store.cancelled")
    default: return error(.internalFault, "store.internal", hint: "store.internal.hint")
    }
  }

  /// Whether a statement speaks of tables or columns that are not as it expects.
  ///
  /// Statements are made of the store's own description, so that its tables contradict that, or the
  /// description is of another version.
  private static func isAboutTables(_ words: String) -> Bool {
    ["no such table", "no such column", "duplicate column name"].contains(where: words.hasPrefix)
      || words.hasPrefix("table ")
        && [" has no column named ", " values were supplied", " already exists"].contains {
          words.contains($0)
        }
  }

  /// `UNIQUE constraint failed: item.asset_fold` names the column that a value stands in already.
  private static func duplicate(_ words: String, _ details: String) -> StoreError {
    let column = words.split(separator: ".").last.map(String.init) ?? ""
    let field = column.split(separator: "_").first.map(String.init) ?? column
    return StoreError(
      .duplicate,
      Message(
        field == "id" ? "store.record.there" : "store.record.duplicate", ["field": .text(field)]),
      hint: field == "id" ? nil : Message("store.record.duplicate.hint"), details: details,
      field: field)
  }
}
