internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How the terminal was before a screen was taken, and its coming back on every way out: an end, an
/// error, `exit`, a signal, a crash.
enum ScreenRestoration {
  /// The other buffer without a cursor, where lines do not wrap and pastes are marked (xterm, `smcup`,
  /// `civis`, `rmam`, and DEC mode 2004).
  private static let enter = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h".utf8)
  /// All of that undone, and what a frame may have left open.
  private static let leave = Array(
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
  /// What ends a process, and what a fault raises.
  private static let ending = [
    SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ]
  /// What is told to the screen.
  private static let told = [SIGWINCH, SIGCONT, SIGTSTP, SIGINT]

  // Written before the handlers are there, which only read it.
  nonisolated(unsafe) private static var before = termios()
  // As above.
  nonisolated(unsafe) private static var sequence: UnsafeMutablePointer<UInt8>?
  // As above.
  nonisolated(unsafe) private static var length = 0
  // As above; 65 places, one for each signal there is.
  nonisolated(unsafe) private static var earlier: UnsafeMutablePointer<sigaction>?
  // As above; the end of a pipe that wakes the screen.
  nonisolated(unsafe) private static var wake: Int32 = -1
  private static let isTaken = Atomic<Bool>(false)
  private static let isAwaitingExit = Atomic<Bool>(false)

  /// Takes the screen and the signals.
  static func take(waking descriptor: Int32) throws(CommandLineError) {
    wake = descriptor
    if sequence == nil {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: leave.count)
      bytes.initialize(from: leave, count: leave.count)
      sequence = bytes
      length = leave.count
      let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
      actions.initialize(repeating: sigaction(), count: 65)
      earlier = actions
    }
    guard tcgetattr(0, &before) == 0 else { throw .reading(errno) }
    if !isAwaitingExit.exchange(true, ordering: .relaxed) {
      atexit { ScreenRestoration.reset() }
    }
    for signal in ending { handle(signal, once: true) { ScreenRestoration.end($0) } }
    for signal in told { handle(signal, once: false) { ScreenRestoration.tell($0) } }
    try show()
  }

  /// Gives the screen and the signals back.
  static func giveBack() {
    reset()
    guard let earlier else { return }
    for signal in ending + told { sigaction(signal, earlier + Int(signal), nil) }
    wake = -1
  }

  /// Lets keys come one by one and unseen, and shows the screen.
  ///
  /// Ctrl-C and Ctrl-\ go on raising their signals, so that they are heard even while work is under
  /// way; Ctrl-Z, Ctrl-S and Ctrl-V are keys like others.
  static func show() throws(CommandLineError) {
    var keys = before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    keys.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON | ISTRIP)
    withUnsafeMutableBytes(of: &keys.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
      // Glibc's and Darwin's word for "no such key" is 0 and 0xFF; both take 0xFF here.
      codes[Int(VSUSP)] = UInt8(truncatingIfNeeded: fpathconf(0, Int32(_PC_VDISABLE)))
    }
    isTaken.store(true, ordering: .relaxed)
    guard tcsetattr(0, TCSANOW, &keys) == 0 else {
      let number = errno
      isTaken.store(false, ordering: .relaxed)
      throw .reading(number)
    }
    try FileDescriptorWriter.write(enter, to: 1)
  }

  /// Brings the terminal back, once.
  ///
  /// Safe in a signal handler: `write` and `tcsetattr` are (POSIX.1-2017, 2.4.3).
  static func reset() {
    guard isTaken.exchange(false, ordering: .relaxed), let sequence else { return }
    _ = write(1, sequence, length)
    _ = tcsetattr(0, TCSANOW, &before)
  }

  /// Stops the process as Ctrl-Z does elsewhere; returns when it goes on.
  ///
  /// Where it cannot be stopped, because nobody could make it go on, it goes on at once.
  static func stop() throws(CommandLineError) {
    reset()
    var ignored = sigaction()
    guard let earlier else { return }
    sigaction(SIGTSTP, earlier + Int(SIGTSTP), &ignored)
    // The whole job, as the terminal itself would: also the program that this one was started by.
    _ = kill(0, SIGTSTP)
    // Another thread may be the one that takes the signal, a moment later.
    usleep(50_000)
    sigaction(SIGTSTP, &ignored, nil)
    try show()
  }

  private static func end(_ number: Int32) {
    reset()
    // The handler was for once; now the signal does what it would have done.
    if let earlier { sigaction(number, earlier + Int(number), nil) }
    raise(number)
  }

  private static func tell(_ number: Int32) {
    let kept = errno
    if number == SIGINT, !Interrupts.remember(), Interrupts.isPressedAgain {
      // The second Ctrl-C: nobody listens to the first.
      reset()
      Interrupts.end(by: number)
    }
    WakePipe.wake(wake, with: UInt8(truncatingIfNeeded: number))
    errno = kept
  }

  private static func handle(
    _ signal: Int32, once: Bool, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    guard let earlier else { return }
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : Int32(SA_RESTART)
    sigemptyset(&action.sa_mask)
    _ = sigaction(signal, &action, earlier + Int(signal))
    // What the one who started the program wants ignored, such as SIGHUP under nohup, stays so.
    if once, isIgnored(earlier[Int(signal)]) { sigaction(signal, earlier + Int(signal), nil) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
