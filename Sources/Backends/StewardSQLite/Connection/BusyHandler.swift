import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long a connection waits for other processes, and for whom.
struct Patience: Sendable {
  /// In all, in milliseconds.
  let milliseconds: Int
  /// Set where nobody waits for the work any more.
  private(set) var cancellation: CancellationFlag?

  /// 30 seconds.
  static let usual = Patience(.seconds(30))

  /// Takes a duration, to the millisecond; 30 years at the most.
  init(_ duration: Duration) {
    let (seconds, fraction) = duration.components
    milliseconds =
      Int(min(max(seconds, 0), 1_000_000_000)) * 1000
      + Int(max(fraction, 0) / 1_000_000_000_000_000)
  }

  /// The same, as long as somebody waits for the work.
  func until(_ cancellation: CancellationFlag?) -> Patience {
    var patience = self
    patience.cancellation = cancellation
    return patience
  }

  /// Waits once more: 0.5 ms at first, 2 ms later on, so that the turn comes soon after the other is
  /// done.
  ///
  /// SQLite's own handler waits up to 100 ms.
  ///
  /// - Parameter attempts: How often it has waited already.
  /// - Returns: Whether to try again.
  func wait(after attempts: Int) -> Bool {
    let quick = 16
    let waited = attempts < quick ? attempts / 2 : quick / 2 + (attempts - quick) * 2
    guard waited < milliseconds, cancellation?.isSet != true else { return false }
    usleep(attempts < quick ? 500 : 2000)
    return true
  }
}

/// What SQLite calls where another process holds the file; zero gives up.
func waitForOthers(_ context: UnsafeMutableRawPointer?, _ attempts: Int32) -> Int32 {
  guard let connection = Connection.from(context), !connection.isCancelled else { return 0 }
  return connection.patience.wait(after: Int(attempts)) ? 1 : 0
}

/// What SQLite calls now and then within a statement; anything but zero ends it.
func endWhereCancelled(_ context: UnsafeMutableRawPointer?) -> Int32 {
  Connection.from(context)?.isCancelled == true ? 1 : 0
}
