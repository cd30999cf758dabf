import Dispatch
import StewardModels
import StewardPersistence
import Synchronization

/// Something that one thread at a time may touch, with a thread of its own to do so: neither the
/// caller's nor one of Swift's cooperative pool, which database calls would block.
// The content, and whether it was let go of, are touched on the queue alone, one call at a time; all
// else is atomic.
final class Confined<Content>: @unchecked Sendable {
  private let queue: DispatchQueue
  private var content: Content?
  private var isEmptied = false
  private let isClosed = Atomic(false)
  private let isUsed = Atomic(false)
  private let make: @Sendable (CancellationFlag) throws -> Content
  private let waiting = Atomic(0)

  init(_ label: String, make: @escaping @Sendable (CancellationFlag) throws -> Content) {
    queue = DispatchQueue(label: label)
    self.make = make
  }

  /// How many calls are running or waiting for their turn.
  var load: Int { waiting.load(ordering: .relaxed) }

  /// Runs a body with the content, which is made at the first use.
  ///
  /// Cancelling the task sets the flag that the body gets.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (Content, CancellationFlag) throws -> Result
  ) async throws -> Result {
    let cancellation = CancellationFlag()
    isUsed.store(true, ordering: .sequentiallyConsistent)
    if isClosed.load(ordering: .sequentiallyConsistent) { throw Self.closed }
    waiting.add(1, ordering: .relaxed)
    defer { waiting.subtract(1, ordering: .relaxed) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Swift.Result {
              if self.isEmptied { throw Self.closed }
              let content = try self.content ?? self.make(cancellation)
              self.content = content
              return try body(content, cancellation)
            })
        }
      }
    } onCancel: {
      cancellation.set()
    }
  }

  private static var closed: StoreError { StoreError(.closed, Message("store.closed")) }

  /// Lets go of the content, when the calls that came before have ended.
  ///
  /// Later calls fail.
  func close() async {
    isClosed.store(true, ordering: .sequentiallyConsistent)
    // A call that comes from now on sees that: nothing is there to be let go of.
    guard isUsed.load(ordering: .sequentiallyConsistent) else { return }
    await withCheckedContinuation { continuation in
      queue.async {
        self.content = nil
        self.isEmptied = true
        continuation.resume()
      }
    }
  }
}
