import Dispatch
import StewardModels
import Synchronization

/// A store that lives in memory as long as the program does: for tests, previews, and what needs to
/// be kept for a moment only.
///
/// It means the same as the backends that keep files: journal, undo, references, unique values,
/// order, feed. Readers work side by side with the one writer. Finding a record by its identity, or
/// those that refer to one, costs a look-up; every other query looks at each record of its type.
public final class MemoryBackend: StoreBackend {
  private struct Content: Sendable {
    var state = MemoryState()
    var isClosed = false
  }

  private let content = Mutex(Content())
  private let listeners = HeadListeners()
  private let reading = DispatchQueue(label: "steward.memory.read", attributes: .concurrent)
  private let writing = DispatchQueue(label: "steward.memory.write")

  /// Makes an empty store.
  public init() {}

  /// Runs a body on a view of the store that no later write changes.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreReader) throws -> Result
  ) async throws -> Result {
    try await run(on: reading) { try body(MemoryReader($0, $1)) }
  }

  /// Runs a body in a transaction: kept whole when the body returns, else not at all.
  public func write<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreWriter) throws -> Result
  ) async throws -> Result {
    try await run(on: writing) { [self] state, cancellation in
      let writer = MemoryWriter(state, cancellation)
      let result = try body(writer)
      try writer.checkReferences()
      try cancellation.check()
      try keep(writer.state)
      return result
    }
  }

  /// Makes the store ready for some record types.
  public func prepare(_ declaration: StoreDeclaration) async throws {
    try await run(on: writing) { [self] state, _ in
      var state = state
      try state.prepare(declaration)
      try keep(state)
    }
  }

  /// The number of the last transaction, told again after each change.
  public func heads() -> AsyncThrowingStream<Int64, any Error> {
    listeners.listen { content.withLock { $0.state.journal.head } }
  }

  /// The number of the last transaction.
  public func head() throws -> Int64 { try current().journal.head }

  /// Forgets everything; later calls fail.
  public func close() async {
    content.withLock { $0 = Content(isClosed: true) }
    listeners.close()
  }

  /// Puts what a transaction made in the place of what was there.
  private func keep(_ state: MemoryState) throws(StoreError) {
    let isNews = content.withLock { content -> Bool? in
      guard !content.isClosed else { return nil }
      defer { content.state = state }
      return state.journal.head != content.state.journal.head
    }
    guard let isNews else { throw Self.closed }
    if isNews { listeners.tell(state.journal.head) }
  }

  private func run<Result: Sendable>(
    on queue: DispatchQueue,
    _ body: @escaping @Sendable (MemoryState, CancellationFlag) throws -> Result
  ) async throws -> Result {
    let cancellation = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [self] in
          continuation.resume(
            with: Swift.Result {
              let state = try current()
              try cancellation.check()
              return try body(state, cancellation)
            })
        }
      }
    } onCancel: {
      cancellation.set()
    }
  }

  private func current() throws(StoreError) -> MemoryState {
    let content = content.withLock { $0 }
    guard !content.isClosed else { throw Self.closed }
    return content.state
  }

  private static let closed = StoreError(.closed, Message("store.closed"))
}
