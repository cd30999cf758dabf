internal import CSQLite
import StewardModels
import StewardPersistence

/// Copies one database into another page by page (https://sqlite.org/backup.html): in one
/// transaction of the target, whose other users see all of it or nothing.
final class OnlineCopy {
  private var handle: OpaquePointer?
  private let target: Connection

  /// Begins a copy; the target must not be in a transaction.
  init(from source: Connection, to target: Connection) throws(StoreError) {
    handle = sqlite3_backup_init(target.handle, "main", source.handle, "main")
    self.target = target
    if handle == nil { throw target.failure(sqlite3_errcode(target.handle), "backup") }
  }

  deinit { sqlite3_backup_finish(handle) }

  /// Waits until nobody else writes to the target, and keeps it so until the copy ends.
  func lock(_ patience: Patience) throws(StoreError) { _ = try step(0, patience) }

  /// How many pages are copied between two looks at whether anybody still waits: some milliseconds.
  private static let pagesBetweenLooks: Int32 = 1024

  /// Copies everything, and ends; where nobody waits any more the target stays as it was.
  func run(_ patience: Patience) throws(StoreError) {
    while try !step(Self.pagesBetweenLooks, patience) { try patience.cancellation?.check() }
    let code = sqlite3_backup_finish(handle)
    handle = nil
    guard code == SQLITE_OK else { throw target.failure(code, "backup") }
  }

  /// Copies some pages.
  ///
  /// - Returns: Whether these were the last.
  private func step(_ pages: Int32, _ patience: Patience) throws(StoreError) -> Bool {
    var attempts = 0
    while true {
      let code = sqlite3_backup_step(handle, pages)
      switch code & 0xFF {
      case SQLITE_OK: return false
      case SQLITE_DONE: return true
      case SQLITE_BUSY, SQLITE_LOCKED:
        if patience.wait(after: attempts) { attempts += 1 } else { fallthrough }
      default: throw target.failure(code, "backup")
      }
    }
  }
}
