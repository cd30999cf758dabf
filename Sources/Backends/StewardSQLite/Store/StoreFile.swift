internal import CSQLite
import StewardModels
import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a store: made for the user alone, and opened with the same settings every time.
enum StoreFile {
  /// The settings of every connection.
  ///
  /// Deleted content is overwritten by what comes later and not at once (`secure_delete`), as the
  /// journal keeps it anyway.
  static let settings = """
    PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY; \
    PRAGMA secure_delete=OFF; PRAGMA cache_size=-16000; PRAGMA wal_autocheckpoint=1000
    """

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Opens a file that is there.
  static func open(_ path: String) throws(StoreError) -> Connection {
    guard exists(path) else {
      throw StoreError(
        .cannotOpen, Message("store.missing", ["path": .text(path)]),
        hint: Message("store.missing.hint"))
    }
    let mode: Connection.Mode = access(path, W_OK) == 0 ? .readWrite : .readOnly
    let connection = try Connection(path: path, mode: mode)
    try connection.execute(settings)
    return connection
  }

  /// Makes the file and its folders, empty, where they are missing.
  ///
  /// - Throws: `StoreError.Code.cannotCreate`, `.notPermitted`.
  static func create(_ path: String) throws(StoreError) {
    try createFolder(of: path)
    let descriptor = Self.openFile(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(errno, path) }
    close(descriptor)
  }

  private static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, mode)
    #else
      Darwin.open(path, flags, mode)
    #endif
  }

  private static func createFolder(of path: String) throws(StoreError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if exists(folder) { return }
    try createFolder(of: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(errno, folder) }
  }

  private static func failure(_ number: Int32, _ path: String) -> StoreError {
    let words = String(cString: strerror(number))
    let code: StoreError.Code =
      switch number {
      case EACCES, EPERM: .notPermitted
      case ENOSPC, EDQUOT: .full
      default: .cannotCreate
      }
    return StoreError(
      code,
      Message("store.cannot-create", ["path": .text(path), "reason": .text(words)]),
      hint: Message("store.cannot-create.hint"), details: "errno \(number)")
  }
}
