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
    PRAGMA secure_delete=OFF; PRAGMA cache_size=-16000; PRAGMA wal_autocheckpoint=1000; \
    PRAGMA journal_size_limit=16777216
    """

  /// A path as SQLite is to see it.
  ///
  /// It takes `:memory:` and what begins with `file:` for something else than a path, unless told
  /// apart by a folder before it.
  static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  /// Refuses what can be no path of a file.
  ///
  /// - Throws: `StoreError.Code.cannotOpen`.
  static func check(_ path: String) throws(StoreError) {
    var status = stat()
    let details: String
    if path.isEmpty || path.utf8.contains(0) {
      details = "empty, or with U+0000"
    } else if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // SQLite would leave a journal beside a device.
      details = "no file"
    } else {
      return
    }
    throw StoreError(
      .cannotOpen, Message("store.cannot-open", ["path": .text(path)]),
      hint: Message("store.cannot-open.hint"), details: details)
  }

  /// Which file it is, whatever its name: one that is open is no other's as long.
  struct Identity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// The file that stands at a path; nil where none does.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// The error for a store whose file was taken away while it was open.
  static func replaced(_ path: String, by file: Identity?) -> StoreError {
    let id = file == nil ? "store.missing" : "store.replaced"
    return StoreError(
      .cannotOpen, Message(id, ["path": .text(path)]), hint: Message(id + ".hint"))
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether there surely is no file: one in a folder that may not be entered is not missing.
  static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }

  /// Opens a file that is there.
  ///
  /// - Parameter isLooking: Whether nothing of what the log beside it holds is to go away when it is
  ///   closed.
  static func open(
    _ path: String, _ patience: Patience, isLooking: Bool = false
  ) throws(StoreError) -> Connection {
    try check(path)
    if isMissing(path) {
      throw StoreError(
        .cannotOpen, Message("store.missing", ["path": .text(path)]),
        hint: Message("store.missing.hint"))
    }
    let mode: Connection.Mode = isWritable(path) ? .readWrite : .readOnly
    let connection = try Connection(path: path, mode: mode, patience: patience)
    if isLooking { try connection.keepLog() }
    try connection.execute(settings)
    return connection
  }

  /// Opens a file that nobody else has open, and leaves it and all that lies beside it as they are.
  ///
  /// The index of the log stays in memory (https://sqlite.org/wal.html#noshm).
  ///
  /// - Returns: nil where somebody else has it open.
  static func openAlone(_ path: String) throws(StoreError) -> Connection? {
    try check(path)
    do throws(StoreError) {
      let connection = try Connection(path: path, mode: .readWrite, patience: Patience(.zero))
      try connection.keepLog()
      try connection.execute("PRAGMA locking_mode=EXCLUSIVE")
      try connection.execute(settings)
      try connection.execute("SELECT 1 FROM sqlite_schema")
      return connection
    } catch {
      if error.code == .busy { return nil }
      throw error
    }
  }

  /// Makes the file and its folders, empty, where they are missing.
  ///
  /// - Throws: `StoreError.Code.cannotCreate`, `.notPermitted`.
  static func create(_ path: String) throws(StoreError) {
    try check(path)
    try createFolder(of: path)
    let descriptor = Self.openFile(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(errno, path) }
    close(descriptor)
  }

  /// Makes an empty file beside one that is there, under the first name that is free.
  ///
  /// - Returns: Its path.
  static func createCopy(of path: String, named suffix: String) throws(StoreError) -> String {
    var copy = path + suffix
    var number = 1
    while true {
      let descriptor = Self.openFile(copy, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
        return copy
      }
      guard errno == EEXIST else { throw failure(errno, copy) }
      number += 1
      copy = "\(path)\(suffix)-\(number)"
    }
  }

  /// Makes sure that a file has reached the disk.
  static func synchronise(_ path: String) throws(StoreError) {
    let descriptor = Self.openFile(path, O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw failure(errno, path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(errno, path) }
  }

  /// Gives a finished file its name, and never takes that of another.
  static func install(_ made: String, at path: String, isKeeping: Bool = false) throws(StoreError) {
    // A link, as renaming would replace what is there.
    guard link(made, path) == 0 else { throw failure(errno, path) }
    if !isKeeping { discard(made) }
  }

  /// How large a file is, in bytes.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Takes a file away that was made in vain.
  static func discard(_ path: String) { _ = unlink(path) }

  static func closeFile(_ descriptor: Int32) { close(descriptor) }

  static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags, mode)
    #else
      Darwin.open(path, flags, mode)
    #endif
  }

  static func createFolder(of path: String) throws(StoreError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if exists(folder) { return }
    try createFolder(of: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(errno, folder) }
  }

  static func failure(_ number: Int32, _ path: String) -> StoreError {
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
