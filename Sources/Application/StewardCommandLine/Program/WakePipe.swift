#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A pipe that wakes a thread which waits in `poll`; signal handlers may write to it, which no lock
/// and no condition allows (POSIX.1-2017, 2.4.3).
///
/// Neither end waits, and programs that are started from this one do not have it.
struct WakePipe: ~Copyable, Sendable {
  /// What the thread waits for.
  let readEnd: Int32
  /// What signals write to.
  let wakeEnd: Int32

  init() throws(CommandLineError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .reading(errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    wakeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(wakeEnd)
  }

  /// Wakes the thread; does nothing where so much is unread that it is awake anyway.
  ///
  /// Safe in a signal handler.
  static func wake(_ end: Int32, with byte: UInt8 = 0) {
    var byte = byte
    _ = write(end, &byte, 1)
  }

  /// Wakes the thread.
  func wake() { Self.wake(wakeEnd) }

  /// Waits until somebody writes; a signal may end it too.
  func wait() {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, -1) > 0 { _ = take() }
  }

  /// What was written since the last time.
  func take() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      count = max(0, read(readEnd, buffer.baseAddress, buffer.count))
    }
  }
}
