#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs on a terminal of its own: a pseudo-terminal, at whose other end a test types
/// and reads.
final class TerminalRun {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let identifier: pid_t
  private let controller: Int32
  /// Everything that came, with the control sequences and without carriage returns.
  private(set) var text = ""
  /// How much of it was looked at by `expect`.
  private var seen = 0
  private(set) var hasEnded = false

  /// Starts a program in a session of its own, with exactly this environment.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], columns: Int = 80,
    rows: Int = 24
  ) throws {
    var ends: (controller: Int32, terminal: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.controller, &ends.terminal, &name, nil, nil) == 0 else {
      throw Failure(description: "no pseudo-terminal: errno \(errno)")
    }
    controller = ends.controller
    defer { close(ends.terminal) }
    let terminal = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    _ = fcntl(ends.terminal, F_SETFD, FD_CLOEXEC)
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a new session opens is its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // Glibc shows POSIX_SPAWN_SETSID, 0x80 there, to GNU programs only.
    #if canImport(Glibc)
      let session: Int32 = 0x80
    #else
      let session = POSIX_SPAWN_SETSID
    #endif
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    words.append(nil)
    variables.append(nil)
    defer { for pointer in words + variables { free(pointer) } }
    Self.resize(controller, columns, rows)
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard result == 0 else { throw Failure(description: "posix_spawn \(path): errno \(result)") }
    identifier = process
  }

  deinit { close(controller) }

  private static func resize(_ descriptor: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) { Self.resize(controller, columns, rows) }

  /// Types; `\u{3}` is Ctrl-C.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(controller, bytes, bytes.count)
  }

  /// Whether the terminal gathers lines and shows what is typed, as it does for a shell.
  var isAtRest: Bool {
    var settings = termios()
    guard tcgetattr(controller, &settings) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & wanted == wanted
  }

  /// Sends a signal to the program alone.
  func signal(_ number: Int32) { _ = kill(identifier, number) }

  /// Waits until a text comes that was not expected before.
  func expect(_ wanted: String, within seconds: Int = 20) throws {
    let end = time(nil) + seconds
    while true {
      let rest = text.unicodeScalars.dropFirst(seen)
      if let range = String(rest).firstRange(of: wanted) {
        let found = String(rest)
        seen += found[..<range.upperBound].unicodeScalars.count
        return
      }
      guard !hasEnded, time(nil) < end else {
        throw Failure(description: "\"\(wanted)\" did not come; what came is:\n\(text)")
      }
      take()
    }
  }

  /// Reads what is there, or waits a moment for it.
  func take() {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 100) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(controller, &buffer, buffer.count)
    // The terminal is gone once nobody has it open any more.
    guard count > 0 else {
      hasEnded = true
      return
    }
    text += String(decoding: buffer[..<count].filter { $0 != 13 }, as: UTF8.self)
  }

  /// Waits for the end and says what it ended with: the exit code, or 128 and the signal.
  func finish(within seconds: Int = 30) throws -> Int32 {
    let end = time(nil) + seconds
    while !hasEnded, time(nil) < end { take() }
    if !hasEnded { _ = kill(identifier, SIGKILL) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(description: "waitpid: errno \(errno)") }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

extension Household {
  /// Runs the program on a terminal.
  func terminal(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, variables: [String: String] = [:]
  ) throws -> TerminalRun {
    try TerminalRun(
      Self.program, arguments,
      environment: environment.merging(["TERM": "xterm"]) { $1 }.merging(variables) { $1 },
      columns: columns, rows: rows)
  }

  /// Runs a script on a terminal as a person's shell would run its lines, the programs being called
  /// by their names.
  func typed(_ script: String, variables: [String: String] = [:]) throws -> (String, Int32) {
    var environment = environment.merging(["TERM": "dumb", "PS1": ""]) { $1 }
    var functions = ""
    for program in ["inventory", "checklists", "shopping"] {
      environment[program] = Self.path(program)
      functions += "\(program)() { \"$\(program)\" \"$@\"; }; "
    }
    environment.merge(variables) { $1 }
    // Job control gives each command a process group of its own, as at a prompt.
    let run = try TerminalRun(
      "/bin/bash", ["-c", "set -m; \(functions)\n" + script],
      environment: environment)
    let code = try run.finish()
    return (run.text, code)
  }
}
