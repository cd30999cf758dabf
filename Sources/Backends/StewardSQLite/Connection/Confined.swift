import Dispatch
import StewardModels
import StewardPersistence
import Synchronization

/// Something that one thread at a time may touch, with a thread of its own to do so: neither the
/// caller's nor one of Swift's cooperative pool, which database calls would block.
// Every access to the content goes through the queue, one at a time.
final class Confined<Content>: @unchecked Sendable {
  private let queue: DispatchQueue
  private var content: Content?
  private var isClosed = false
  private let make: @Sendable () throws -> Content
  private let waiting = Atomic(0)

  init(_ label: String, make: @escaping @Sendable () throws -> Content) {
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
    waiting.add(1, ordering: .relaxed)
    defer { waiting.subtract(1, ordering: .relaxed) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Swift.Result {
              if self.isClosed { throw StoreError(.closed, Message("store.closed")) }
              let content = try self.content ?? self.make()
              self.content = content
              return try body(content, cancellation)
            })
        }
      }
    } onCancel: {
      cancellation.set()
    }
  }

  /// Lets go of the content.
  ///
  /// Later calls fail.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.content = nil
        self.isClosed = true
        continuation.resume()
      }
    }
  }
}
