import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A flag between a test and the thread of a store.
final class Flag: Sendable {
  static let isCancelled = Flag()
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }

  static func pause() { usleep(500) }

  /// The seconds that this thread has worked.
  static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
