#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls of the operating system that files need, with interruptions taken care of.
///
/// Each throws `SystemFailure` with the number that the system gave.
enum SystemCalls {
  /// What a descriptor stands for.
  struct Status: Equatable {
    var isRegular: Bool
    var isDirectory: Bool
    var size: Int
    var permissions: UInt32
    /// Changes when the content does: seconds and nanoseconds of the last change.
    var changed: [Int]
  }

  static func openForReading(_ path: String) throws(SystemFailure) -> Int32 {
    try retry { open(path, O_RDONLY | O_CLOEXEC) }
  }

  static func openForWriting(_ path: String) throws(SystemFailure) -> Int32 {
    try retry { open(path, O_WRONLY | O_CLOEXEC) }
  }

  /// Makes a file that must not exist yet, with the permissions that the umask leaves.
  static func createNew(_ path: String) throws(SystemFailure) -> Int32 {
    try retry { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Opens a file that has no name any more, readable and writable by this user alone.
  static func openUnnamed(in folder: String) throws(SystemFailure) -> Int32 {
    var template = Array("\(folder)/steward-XXXXXX".utf8CString)
    let descriptor = try retry { mkstemp(&template) }
    _ = try retry { unlink(template) }
    return descriptor
  }

  /// Reads up to `buffer.count` bytes; zero is the end.
  static func readBytes(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw SystemFailure(number: errno) }
    }
  }

  /// Writes every byte.
  static func writeBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer
  ) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw SystemFailure(number: errno)
      }
    }
  }

  /// Writes every byte to what may have to wait for a reader, in pieces that a pipe which is ready takes
  /// at once (POSIX.1-2017, `PIPE_BUF`).
  static func writeBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, check: () throws -> Void
  ) throws {
    var start = 0
    while start < bytes.count {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      // What goes wrong shows when it is written.
      guard poll(&request, 1, 100) != 0 else {
        try check()
        continue
      }
      let end = min(start + 4096, bytes.count)
      try writeBytes(descriptor, UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      start = end
    }
  }

  static func status(_ descriptor: Int32) throws(SystemFailure) -> Status {
    var information = stat()
    _ = try retry { fstat(descriptor, &information) }
    return Status(information)
  }

  /// What stands at a path, links followed; nil where there is nothing.
  static func status(path: String) throws(SystemFailure) -> Status? {
    var information = stat()
    do {
      _ = try retry { stat(path, &information) }
    } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
    return Status(information)
  }

  /// Whether anything stands at a path, links not followed.
  static func isTaken(_ path: String) throws(SystemFailure) -> Bool {
    var information = stat()
    do {
      _ = try retry { lstat(path, &information) }
      return true
    } catch {
      if error.number == ENOENT { return false }
      throw error
    }
  }

  /// Waits until there is something to read, or the end; a tenth of a second at the most.
  ///
  /// - Returns: Whether there is.
  static func waitToRead(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // What goes wrong shows when it is read.
    return poll(&request, 1, 100) != 0
  }

  /// The place in the file, or nil for a pipe or a terminal.
  static func place(_ descriptor: Int32) -> Int? {
    let place = lseek(descriptor, 0, SEEK_CUR)
    return place < 0 ? nil : Int(place)
  }

  static func seek(_ descriptor: Int32, to place: Int) throws(SystemFailure) {
    if lseek(descriptor, off_t(place), SEEK_SET) < 0 { throw SystemFailure(number: errno) }
  }

  static func sync(_ descriptor: Int32) throws(SystemFailure) {
    do {
      _ = try retry { fsync(descriptor) }
    } catch {
      // Some file systems and every pipe have nothing to sync, and say so with these.
      if error.number != EINVAL && error.number != EROFS && error.number != ENOTSUP { throw error }
    }
  }

  static func setPermissions(
    _ descriptor: Int32, _ permissions: UInt32
  ) throws(SystemFailure) {
    _ = try retry { fchmod(descriptor, mode_t(permissions)) }
  }

  /// Closes; a failure to write what the system had kept back is thrown.
  static func closeChecked(_ descriptor: Int32) throws(SystemFailure) {
    if close(descriptor) != 0 && errno != EINTR { throw SystemFailure(number: errno) }
  }

  /// Gives a file a second name; fails where that name is taken.
  static func addName(_ path: String, to existing: String) throws(SystemFailure) {
    _ = try retry { link(existing, path) }
  }

  static func replace(_ path: String, with other: String) throws(SystemFailure) {
    _ = try retry { rename(other, path) }
  }

  static func remove(_ path: String) throws(SystemFailure) {
    _ = try retry { unlink(path) }
  }

  /// Makes a change of names in a folder last through a loss of power.
  static func syncFolder(_ path: String) throws(SystemFailure) {
    let descriptor = try openForReading(path)
    let result: Result<Void, SystemFailure>
    do {
      try sync(descriptor)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    try closeChecked(descriptor)
    try result.get()
  }

  /// The path with every symbolic link in it followed.
  static func resolved(_ path: String) throws(SystemFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemFailure(number: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func retry(_ call: () -> Int32) throws(SystemFailure) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemFailure(number: errno) }
    }
  }
}

extension SystemCalls.Status {
  fileprivate init(_ information: stat) {
    let type = information.st_mode & S_IFMT
    isRegular = type == S_IFREG
    isDirectory = type == S_IFDIR
    size = Int(information.st_size)
    permissions = UInt32(information.st_mode & 0o777)
    #if canImport(Darwin)
      changed = [information.st_mtimespec.tv_sec, information.st_mtimespec.tv_nsec]
    #else
      changed = [information.st_mtim.tv_sec, information.st_mtim.tv_nsec]
    #endif
  }
}
