import StewardModels

/// The changes of a store in the order in which they were committed, by this process or any other:
/// first those after a place that was seen before, then each as it comes, for as long as it is
/// listened to.
///
/// A listener that falls behind or was stopped misses nothing, as long as the journal reaches back
/// to where it was.
public struct ChangeFeed: AsyncSequence, Sendable {
  /// The changes of one transaction.
  public struct Batch: Hashable, Sendable {
    /// The transaction: go on after it later.
    public let transaction: Int64
    /// What it changed.
    public let changes: [Change]
  }

  let backend: any StoreBackend
  let start: Int64?

  /// Gives batch after batch.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let backend: any StoreBackend
    private var heads: AsyncThrowingStream<Int64, any Error>.AsyncIterator
    private let start: Result<Int64, any Error>
    private var position: Int64?
    private var waiting: ArraySlice<Batch> = []
    private var head: Int64 = -1
    private var isChecked = false

    init(_ feed: ChangeFeed) {
      backend = feed.backend
      heads = feed.backend.heads().makeAsyncIterator()
      // Now, and not at the first `next`: what is committed in between is to be told.
      start = Result { try feed.start ?? feed.backend.head() }
    }

    /// The next batch; nil once the store is closed or the task is cancelled.
    ///
    /// - Throws: `StoreError.Code.expired` where the journal no longer reaches back to the place
    ///   that was asked for.
    public mutating func next() async throws -> Batch? {
      while true {
        if let batch = waiting.popFirst() { return batch }
        guard let position else {
          let start = start
          guard let place = try await unlessEnded({ try start.get() }) else { return nil }
          self.position = place
          continue
        }
        if !isChecked {
          guard try await unlessEnded({ try await check(position) }) != nil else { return nil }
          isChecked = true
        }
        if head <= position {
          guard let now = try await heads.next() else { return nil }
          head = now
          // The end of the journal lies before the place: an older copy has taken over.
          isChecked = now >= position
          continue
        }
        guard let batches = try await unlessEnded({ try await read(after: position) }) else {
          return nil
        }
        waiting = batches[...]
        // System transactions may change nothing that is journaled.
        self.position = batches.last?.transaction ?? head
      }
    }

    /// Makes sure that the journal holds a place: one after its end is a place of another store, or
    /// of this one before an older copy took over.
    private func check(_ position: Int64) async throws {
      try await backend.read { reader in
        let bounds = try reader.journalBounds()
        guard position >= bounds.floor, position <= bounds.head else {
          throw Self.expired(position, bounds)
        }
      }
    }

    private static func expired(_ position: Int64, _ bounds: (Int64, Int64)) -> StoreError {
      StoreError(
        .expired, Message("store.feed.expired"), hint: Message("store.feed.expired.hint"),
        details: "asked after \(position), kept after \(bounds.0) up to \(bounds.1)")
    }

    private func read(after position: Int64) async throws -> [Batch] {
      try await backend.read { reader in
        let bounds = try reader.journalBounds()
        guard position >= bounds.floor else { throw Self.expired(position, bounds) }
        var batches: [Batch] = []
        var changes: [Change] = []
        for change in try reader.feed(after: position, transactions: 100) {
          if let last = changes.last, last.transaction != change.transaction {
            batches.append(Batch(transaction: last.transaction, changes: changes))
            changes = []
          }
          changes.append(change)
        }
        if let last = changes.last {
          batches.append(Batch(transaction: last.transaction, changes: changes))
        }
        return batches
      }
    }
  }

  /// Begins to listen: where no place was given, this moment is the place.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}

/// What a body gives; nil where it was cut off by the end of the task or of the store, which ends a
/// sequence and is no failure of it.
func unlessEnded<Result: Sendable>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result? {
  do {
    return try await body()
  } catch let error as StoreError where .closed ~= error {
    return nil
  } catch let error as StoreError where .cancelled ~= error && Task.isCancelled {
    return nil
  }
}

extension Snapshot {
  /// The changes after a transaction up to this view of the store, in the order in which they were
  /// committed.
  package func changes(after transaction: Int64) throws -> [Change] {
    var changes: [Change] = []
    var position = transaction
    while true {
      let next = try reader.feed(after: position, transactions: 1_000)
      guard let last = next.last else { return changes }
      changes += next
      position = last.transaction
    }
  }
}

extension Store {
  /// The changes of the store.
  ///
  /// - Parameter transaction: The last transaction that was seen; nil to begin with what is
  ///   committed after the iterator is made, as a loop does when it begins.
  public func changes(after transaction: Int64? = nil) -> ChangeFeed {
    ChangeFeed(backend: backend, start: transaction)
  }
}
