internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What comes from the keyboard, from signals and from other tasks, in one queue.
///
/// A thread of its own waits in `poll`, so that nothing costs anything while nothing happens, and no
/// thread of the concurrency runtime is held.
final class ScreenEvents: Sendable {
  private struct Queue {
    var events: [ScreenEvent] = []
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let queue = Mutex(Queue())
  private let pipe: WakePipe
  private let isEnded = Mutex(false)

  init() throws(CommandLineError) { pipe = try WakePipe() }

  /// The end of the pipe that signals write to.
  var wakeEnd: Int32 { pipe.wakeEnd }

  /// Adds an event; news that waits already counts for all.
  func post(_ event: ScreenEvent) {
    let waiter = queue.withLock { queue -> CheckedContinuation<Void, Never>? in
      switch event {
      case .news, .resized: if queue.events.contains(event) { return nil }
      default: break
      }
      queue.events.append(event)
      defer { queue.waiter = nil }
      return queue.waiter
    }
    waiter?.resume()
  }

  /// What has come, in order; waits where nothing has.
  ///
  /// A task that is cancelled has been interrupted.
  func next() async -> [ScreenEvent] {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isThere = queue.withLock { queue in
          if queue.events.isEmpty { queue.waiter = continuation }
          return !queue.events.isEmpty
        }
        if isThere { continuation.resume() }
      }
    } onCancel: {
      post(.interrupted)
    }
    return queue.withLock { queue in
      defer { queue.events = [] }
      return queue.events
    }
  }

  // MARK: The thread

  /// Starts to listen; the thread keeps the object until `end()`.
  func start() throws(CommandLineError) -> pthread_t {
    let context = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
      let result = pthread_create(&thread, nil, { run($0) }, context)
      guard result == 0 else { throw .reading(result) }
      return thread
    #else
      var thread: pthread_t?
      let result = pthread_create(&thread, nil, { run($0) }, context)
      guard result == 0, let thread else { throw .reading(result) }
      return thread
    #endif
  }

  /// Ends the thread, so that it reads nothing that is meant for the next program.
  func end(_ thread: pthread_t) {
    isEnded.withLock { $0 = true }
    pipe.wake()
    pthread_join(thread, nil)
  }

  fileprivate func listen() {
    var decoder = KeyDecoder()
    while !isEnded.withLock({ $0 }) {
      var requests = [
        pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&requests, 2, decoder.patience ?? -1)
      if ready < 0, errno != EINTR { return post(.gone) }
      if ready == 0 { for key in decoder.flush() { post(.key(key)) } }
      guard ready > 0 else { continue }
      if requests[0].revents != 0 { takeSignals() }
      if requests[1].revents != 0, !takeKeys(&decoder) { return post(.gone) }
    }
  }

  private func takeSignals() {
    for byte in pipe.take() {
      switch Int32(byte) {
      case SIGWINCH: post(.resized)
      case SIGCONT: post(.resumed)
      case SIGTSTP: post(.stop)
      case SIGINT: post(.interrupted)
      default: break
      }
    }
  }

  /// Reads what was typed; false at the end of the terminal.
  private func takeKeys(_ decoder: inout KeyDecoder) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(0, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    for key in decoder.feed(bytes[..<count]) { post(.key(key)) }
    return count > 0
  }
}

/// What the thread does.
private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<ScreenEvents>.fromOpaque(context).takeRetainedValue().listen() }
  return nil
}
