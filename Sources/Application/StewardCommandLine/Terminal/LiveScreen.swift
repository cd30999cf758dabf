internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The whole window of a terminal for something that is drawn again and again; what was on it comes
/// back at the end, however that comes.
public struct LiveScreen: Sendable {
  // The screen for full-window programs, without a cursor (xterm, `smcup` and `civis`).
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"

  private init() {}

  /// Runs work on the screen of this process; standard input and output must be a terminal.
  public static func with<Result>(
    _ work: (LiveScreen) async throws -> Result
  ) async throws -> Result {
    ScreenRestoration.prepare()
    defer { ScreenRestoration.restore() }
    let screen = LiveScreen()
    try screen.send(enter)
    return try await work(screen)
  }

  /// The window as it is now: how many columns, how many lines.
  public var size: (columns: Int, rows: Int) {
    let size = TerminalEnvironment.windowSize(of: 1)
    return (size.columns ?? 80, size.rows ?? 24)
  }

  /// Draws lines in the place of what is there, and one at the foot; what is below the window is left
  /// out.
  public func draw(_ lines: [String], foot: String) throws(CommandLineError) {
    var text = "\u{1B}[H"
    for line in lines.prefix(max(size.rows - 1, 0)) { text += line + "\u{1B}[K\r\n" }
    try send(text + foot + "\u{1B}[K\u{1B}[J")
  }

  /// Whether the program was stopped by Ctrl-Z and goes on since the last look: then the screen is
  /// taken again, and everything on it is to be drawn anew.
  public func wasResumed() throws(CommandLineError) -> Bool {
    guard ScreenRestoration.takeResumption() else { return false }
    ScreenRestoration.takeKeys()
    try send(Self.enter)
    return true
  }

  /// The key that was pressed since the last look; nil for none.
  public func key() -> Character? {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(0, &byte, 1) == 1 else { return nil }
    return Character(Unicode.Scalar(byte))
  }

  private func send(_ text: String) throws(CommandLineError) {
    try FileDescriptorWriter.write(Array(text.utf8), to: 1)
  }
}

private let resumed = Atomic<Bool>(false)

/// How the terminal was before, for the end of the work and for signals that end the process.
private enum ScreenRestoration {
  // Written before the handlers are there, which only read it.
  nonisolated(unsafe) private static var before = termios()
  // Written before the handlers are there, which only read it.
  nonisolated(unsafe) private static var sequence: UnsafeMutablePointer<UInt8>?
  private static let leave = Array("\u{1B}[?25h\u{1B}[?1049l".utf8)
  private static let signals = [SIGTERM, SIGHUP, SIGQUIT]

  /// Remembers the terminal, lets keys come one by one and unseen, and takes over the signals.
  static func prepare() {
    // Read once before the handler is there: the handler must not be the one to initialise it.
    _ = takeResumption()
    if sequence == nil {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: leave.count)
      bytes.initialize(from: leave, count: leave.count)
      sequence = bytes
    }
    takeKeys()
    for signal in signals {
      handle(signal) { number in
        ScreenRestoration.reset()
        // The handler was for once: now the signal does what it does.
        raise(number)
      }
    }
    handle(SIGCONT, isOnce: false) { _ in resumed.store(true, ordering: .relaxed) }
  }

  /// Whether the program was continued since the last look.
  static func takeResumption() -> Bool { resumed.exchange(false, ordering: .relaxed) }

  /// Lets keys come one by one and unseen, and has the shell find its own screen at Ctrl-Z.
  static func takeKeys() {
    guard tcgetattr(0, &before) == 0 else { return }
    var keys = before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &keys.c_cc) { codes in
      codes[Int(VMIN)] = 0
      codes[Int(VTIME)] = 0
    }
    _ = tcsetattr(0, TCSANOW, &keys)
    handle(SIGTSTP) { number in
      ScreenRestoration.reset()
      raise(number)
    }
  }

  static func restore() {
    reset()
    for signal in signals + [SIGTSTP, SIGCONT] { handle(signal, nil) }
  }

  /// Safe in a signal handler: `write` and `tcsetattr` are (POSIX.1-2017, 2.4.3).
  fileprivate static func reset() {
    if let sequence { _ = write(1, sequence, 14) }
    _ = tcsetattr(0, TCSANOW, &before)
  }

  private static func handle(
    _ signal: Int32, isOnce: Bool = true, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler ?? SIG_DFL
    #else
      action.__sigaction_u.__sa_handler = handler ?? SIG_DFL
    #endif
    action.sa_flags = isOnce ? Int32(bitPattern: UInt32(SA_RESETHAND)) : Int32(SA_RESTART)
    sigemptyset(&action.sa_mask)
    _ = sigaction(signal, &action, nil)
  }
}
