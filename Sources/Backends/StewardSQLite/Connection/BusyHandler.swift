#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long a writer waits for others: 30 seconds in all.
let longestWait: Int32 = 30_000

/// Waits for another process to finish its transaction: 0.5 ms at first, 2 ms later on, so that the
/// turn comes soon after the other is done.
///
/// SQLite's own handler waits up to 100 ms.
///
/// - Parameter attempts: How often it has waited already.
/// - Returns: Zero to give up.
func waitForOthers(_ context: UnsafeMutableRawPointer?, _ attempts: Int32) -> Int32 {
  let quick: Int32 = 16
  let waited = attempts < quick ? attempts / 2 : quick / 2 + (attempts - quick) * 2
  guard waited < longestWait else { return 0 }
  usleep(attempts < quick ? 500 : 2000)
  return 1
}
