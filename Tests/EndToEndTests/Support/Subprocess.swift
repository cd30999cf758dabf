#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was run to its end, with what it wrote.
struct Outcome: Sendable {
  let output: String
  let error: String
  /// The exit code, or 128 and the number of the signal that ended it.
  let code: Int32
}

/// A program that runs.
final class Subprocess {
  struct Failure: Error { let call: String, number: Int32 }

  let identifier: pid_t
  private let output: Int32
  private let error: Int32

  /// Starts a program with exactly this environment; what it writes goes to files without a name.
  init(_ path: String, _ arguments: [String], environment: [String: String], input: String) throws {
    output = try Self.scratch()
    error = try Self.scratch()
    let given = try Self.scratch()
    defer { close(given) }
    var bytes = Array(input.utf8)
    guard write(given, &bytes, bytes.count) == bytes.count, lseek(given, 0, SEEK_SET) == 0 else {
      throw Failure(call: "write", number: errno)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, place) in [(given, Int32(0)), (output, 1), (error, 2)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, place)
    }
    // Tests run side by side: nothing of the others' files is to be held open by the program.
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    #else
      var attributes: posix_spawnattr_t?
      posix_spawnattr_init(&attributes)
      let flags = Int16(
        POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    defer { posix_spawnattr_destroy(&attributes) }
    // The runner of the tests may block signals that a shell waits for.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, flags)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    words.append(nil)
    variables.append(nil)
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard result == 0 else { throw Failure(call: "posix_spawn \(path)", number: result) }
    identifier = process
  }

  deinit {
    close(output)
    close(error)
  }

  func kill() { _ = systemKill(identifier) }

  /// Waits for the end.
  func wait() throws -> Outcome {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(call: "waitpid", number: errno) }
    }
    let signal = status & 0x7F
    let code = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    return Outcome(output: try Self.contents(output), error: try Self.contents(error), code: code)
  }

  /// A file that is gone when it is closed.
  private static func scratch() throws -> Int32 {
    var template = Array("/tmp/steward-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Failure(call: "mkstemp", number: errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func contents(_ descriptor: Int32) throws -> String {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Failure(call: "lseek", number: errno) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw Failure(call: "read", number: errno) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}

private func systemKill(_ process: pid_t) -> Int32 { kill(process, SIGKILL) }
