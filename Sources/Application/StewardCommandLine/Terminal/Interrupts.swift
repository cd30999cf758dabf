internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

private let interrupted = Atomic<Bool>(false)
/// When that was, in nanoseconds of a clock that nobody sets; zero before.
private let firstPress = Atomic<Int64>(0)
private let wakeEnd = Atomic<Int32>(-1)

/// Ctrl-C, and pipes that nobody reads any more.
public enum Interrupts {
  /// Takes over SIGINT and SIGPIPE for the rest of the process.
  ///
  /// The first Ctrl-C is remembered, so that work can stop in order and the store stays as it
  /// was; one that comes half a second later, or more, ends the process at once. A write to a closed
  /// pipe fails with `EPIPE` instead of killing the process. Programs started from this one find both
  /// as usual: handlers, unlike `SIG_IGN`, do not survive `exec`.
  public static func install() {
    // Read once before the handler is there: the handler must not be the one to initialise them.
    _ = isInterrupted
    _ = (wakeEnd.load(ordering: .relaxed), firstPress.load(ordering: .relaxed))
    // Without SA_RESTART a blocking read returns, and a person at a prompt is heard.
    handle(SIGINT, flags: 0) { number in
      if !Interrupts.remember(), Interrupts.isPressedAgain { Interrupts.end(by: number) }
    }
    handle(SIGPIPE, flags: Int32(SA_RESTART)) { _ in }
  }

  /// Whether Ctrl-C was pressed since `install()`, at the cost of one load.
  public static var isInterrupted: Bool { interrupted.load(ordering: .relaxed) }

  /// Remembers that Ctrl-C was pressed; false where it was before.
  ///
  /// Safe in a signal handler.
  static func remember() -> Bool {
    let isFirst = !interrupted.exchange(true, ordering: .sequentiallyConsistent)
    if isFirst { firstPress.store(now, ordering: .relaxed) }
    let end = wakeEnd.load(ordering: .sequentiallyConsistent)
    if end >= 0 {
      // The code that was interrupted finds its own error number.
      let kept = errno
      WakePipe.wake(end)
      errno = kept
    }
    return isFirst
  }

  /// Whether the first press was so long ago that another is a second one: one press may reach a process
  /// twice, as where a program passes on to those it started what the terminal has told them already.
  ///
  /// Safe in a signal handler.
  static var isPressedAgain: Bool { now - firstPress.load(ordering: .relaxed) >= 500_000_000 }

  /// Ends the process as a signal does that nobody handles.
  ///
  /// Safe in a signal handler.
  static func end(by number: Int32) {
    var action = sigaction()
    sigaction(number, &action, nil)
    raise(number)
  }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// From now on Ctrl-C writes to this end of a pipe, to wake the thread that waits at the other.
  static func wake(_ end: Int32) { wakeEnd.store(end, ordering: .sequentiallyConsistent) }

  /// Throws where Ctrl-C was pressed; for loops that run long.
  public static func check() throws(CommandLineError) {
    if isInterrupted { throw .interrupted }
  }

  /// Runs work while another program has the terminal, so that Ctrl-C is meant for that one.
  static func leftToOthers<Result>(_ work: () -> Result) -> Result {
    var ignoring = sigaction()
    #if canImport(Glibc)
      ignoring.__sigaction_handler.sa_handler = SIG_IGN
    #else
      ignoring.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    sigemptyset(&ignoring.sa_mask)
    var before = sigaction()
    _ = sigaction(SIGINT, &ignoring, &before)
    defer { _ = sigaction(SIGINT, &before, nil) }
    return work()
  }

  private static func handle(
    _ signal: Int32, flags: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = flags
    sigemptyset(&action.sa_mask)
    // Fails for signals that do not exist or cannot be caught; these two are neither.
    _ = sigaction(signal, &action, nil)
  }
}
