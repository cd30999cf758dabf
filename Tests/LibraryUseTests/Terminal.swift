#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs in a terminal of its own, and so writes each line at once.
final class Terminal {
  /// What the program has written.
  private(set) var output = ""

  private let descriptor: Int32
  private let process: pid_t

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program, looked for in `PATH`, and its arguments.
  ///   - folder: Where it works.
  init(_ command: [String], in folder: String) throws {
    var ends: (own: Int32, other: Int32) = (-1, -1)
    guard openpty(&ends.own, &ends.other, nil, nil, nil) == 0 else {
      throw SystemFailure(call: "openpty")
    }
    defer { close(ends.other) }
    descriptor = ends.own
    // Neither is for the programs that other tests start.
    for end in [ends.own, ends.other] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends.other, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends.other, STDERR_FILENO)

    // The shell goes where the program is to work, takes away what the test run set for itself, and
    // becomes the program.
    let script = #"cd "$0" && unset LLVM_PROFILE_FILE STEWARD_STRICT && TERM=dumb exec "$@""#
    var strings: [UnsafeMutablePointer<CChar>?] = (["sh", "-c", script, folder] + command).map {
      strdup($0)
    }
    strings.append(nil)
    defer { strings.forEach { free($0) } }
    var started: pid_t = 0
    let failure = posix_spawn(&started, "/bin/sh", &actions, nil, strings, environ)
    process = started
    guard failure == 0 else {
      close(descriptor)
      throw SystemFailure(call: "posix_spawn", number: failure)
    }
  }

  deinit { close(descriptor) }

  /// Reads until the program has written so many lines; false where it ended before.
  func hasWritten(lines: Int) -> Bool {
    while output.count(where: \.isNewline) < lines { guard readMore() else { return false } }
    return true
  }

  /// Reads until the program ends, and gives its exit code, or the signal that ended it and 128.
  func end() -> Int32 {
    while readMore() {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Ends the program.
  func stop() {
    kill(process, SIGTERM)
    _ = end()
  }

  /// Reads what there is, at least a byte; false at the end.
  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = read(descriptor, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = read(descriptor, &bytes, bytes.count) }
    guard count > 0 else { return false }
    output += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }
}
