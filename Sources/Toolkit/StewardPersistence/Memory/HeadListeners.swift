import Synchronization

/// Those who want to know the number of the last transaction.
final class HeadListeners: Sendable {
  private typealias Stream = AsyncThrowingStream<Int64, any Error>

  private struct State {
    var listeners: [Int: Stream.Continuation] = [:]
    var next = 0
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Tells a new listener the number as it is now, and then each as it comes.
  ///
  /// One who is slow hears the last.
  func listen(_ head: () -> Int64) -> AsyncThrowingStream<Int64, any Error> {
    let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state -> Int? in
      guard !state.isClosed else { return nil }
      state.next += 1
      state.listeners[state.next] = continuation
      continuation.yield(head())
      return state.next
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.forget(number) }
    return stream
  }

  func tell(_ head: Int64) {
    state.withLock { state in
      for listener in state.listeners.values { listener.yield(head) }
    }
  }

  func close() {
    let listeners = state.withLock { state in
      state.isClosed = true
      return state.listeners.values.map(\.self)
    }
    for listener in listeners { listener.finish() }
  }

  private func forget(_ number: Int) {
    _ = state.withLock { $0.listeners.removeValue(forKey: number) }
  }
}
