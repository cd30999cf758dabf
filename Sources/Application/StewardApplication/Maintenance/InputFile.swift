import StewardCommandLine
import StewardModels
import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What comes through standard input, as a file that only the person can read.
enum InputFile {
  /// Reads all of it into a file beside the store, where there is room for one; where its folder is
  /// not there yet, among the temporary files.
  ///
  /// - Returns: The path.
  static func make(_ session: Session) throws -> String {
    if session.console.terminal.environment.inputIsTerminal {
      throw ApplicationError(
        .refused, Message("steward.restore.terminal"),
        hint: Message("steward.restore.terminal.hint"))
    }
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let store = StoreAddress.path(session.setup.address) ?? ""
    let folder = store.lastIndex(of: "/").map { String(store[..<$0]) } ?? "."
    let isThere = access(folder, W_OK | X_OK) == 0
    var template = Array("\(isThere ? folder : temporary)/steward-restore-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw failure(.cannotCreate, "store.cannot-create", path) }
    defer { close(descriptor) }
    do {
      try copy(to: descriptor, path)
    } catch {
      remove(path)
      throw error
    }
    return path
  }

  static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Runs work with the file; an error calls it standard input, as nobody knows its name.
  static func named<Result>(
    _ path: String, isPiped: Bool, _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let error as StoreError where isPiped && error.message.arguments["path"] == .text(path)
    {
      var arguments = error.message.arguments
      arguments["path"] = .text("-")
      throw StoreError(
        error.code, Message(error.message.id, arguments), hint: error.hint, details: error.details)
    }
  }

  private static func copy(to descriptor: Int32, _ path: String) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      try Interrupts.check()
      let count = read(0, &buffer, buffer.count)
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(.inputOutput, "store.input-output", "-")
      }
      var written = 0
      while written < count {
        let part = buffer[written..<count].withUnsafeBytes {
          write(descriptor, $0.baseAddress, $0.count)
        }
        if part < 0 {
          if errno == EINTR { continue }
          throw failure(errno == ENOSPC ? .full : .inputOutput, "store.input-output", path)
        }
        written += part
      }
    }
  }

  private static func failure(
    _ code: StoreError.Code, _ id: String, _ path: String
  ) -> StoreError {
    StoreError(
      code, Message(id, ["path": .text(path), "reason": .text(String(cString: strerror(errno)))]))
  }
}
