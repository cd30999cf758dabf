#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that a test has started, and what it says on standard output.
final class ChildProcess {
  /// The number of the process.
  let identifier: pid_t
  private let output: Int32
  private var rest: [UInt8] = []

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a program.
  init(_ program: String, _ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(description: "pipe: errno \(errno)") }
    // Other children must not keep this pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, nil, words, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw Failure(description: "\(program) cannot be started: errno \(code)")
    }
    identifier = child
    output = ends[0]
  }

  deinit { close(output) }

  /// The next line; nil at the end.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: 10) {
        defer { rest.removeSubrange(...end) }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      guard more() else { return nil }
    }
  }

  /// All lines until it ends.
  ///
  /// A last one that was cut off is no line.
  func lines() -> [String] {
    while more() {}
    var lines = rest.split(separator: 10, omittingEmptySubsequences: false)
    lines.removeLast()
    rest = []
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  private func more() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(output, &buffer, buffer.count)
    if count > 0 { rest += buffer[..<count] }
    return count > 0
  }

  /// Ends it at once, wherever it stands.
  func kill() {
    #if canImport(Glibc)
      _ = Glibc.kill(identifier, SIGKILL)
    #else
      _ = Darwin.kill(identifier, SIGKILL)
    #endif
  }

  /// Waits for its end.
  ///
  /// - Returns: Its exit code; the negative number of the signal that ended it.
  @discardableResult
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// Runs a program to its end.
  static func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, lines: [String])
  {
    let child = try ChildProcess(program, arguments)
    let lines = child.lines()
    return (child.wait(), lines)
  }
}

/// The program that does to a store what tests ask for.
enum StoreExerciser {
  /// Where it was built: beside the tests.
  static let path: String = {
    let arguments = CommandLine.arguments
    let words = (arguments.first { $0.contains(".xctest") } ?? arguments[0]).split(
      separator: "/", omittingEmptySubsequences: false)
    let bundle = words.firstIndex { $0.hasSuffix(".xctest") } ?? words.endIndex - 1
    return (words[..<bundle] + ["store-exerciser"]).joined(separator: "/")
  }()

  static func start(_ verb: String, _ path: String, _ numbers: Int64...) throws -> ChildProcess {
    try ChildProcess(Self.path, [verb, path] + numbers.map(String.init))
  }
}
