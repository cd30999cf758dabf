public import StewardModels
public import StewardQuery

/// The result of a query, given anew after each change that touches it, by this process or another.
///
/// The first result comes at once. Several changes that come close together may give one result.
public struct Live<Root: Record>: AsyncSequence, Sendable {
  let store: Store
  let filter: Filter<Root>
  let sort: [SortKey]
  let limit: Int?

  /// Gives result after result.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let live: Live
    private var feed: ChangeFeed.AsyncIterator?
    private var last: [Root]?

    init(_ live: Live) { self.live = live }

    /// The next result; nil once the store is closed or the task is cancelled.
    public mutating func next() async throws -> [Root]? {
      while feed != nil {
        do {
          return try await changed()
        } catch let error as StoreError where .expired ~= error {
          // An older copy of the store has taken over: that is read, and followed from there.
          let before = last
          if let result = try await begun(), result == before { continue }
          return last
        }
      }
      return try await begun()
    }

    /// Begins to listen, and reads the result as it is now.
    private mutating func begun() async throws -> [Root]? {
      // Listen first, read afterwards: a change in between is seen twice rather than not at all.
      guard let head = try await unlessEnded({ try await live.store.head() }) else { return nil }
      feed = live.store.changes(after: head).makeAsyncIterator()
      last = try await unlessEnded { try await live.result() }
      return last
    }

    /// The next result that is another than the last.
    private mutating func changed() async throws -> [Root]? {
      guard let types = try await unlessEnded({ try await live.types() }) else { return nil }
      while let batch = try await feed?.next() {
        guard batch.changes.contains(where: { types.contains($0.record.type) }) else { continue }
        guard let result = try await unlessEnded({ try await live.result() }) else { return nil }
        if result != last {
          last = result
          return result
        }
      }
      return nil
    }
  }

  /// Begins with the result as it is now.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  private func result() async throws -> [Root] {
    let (filter, sort, limit) = (filter, sort, limit)
    return try await store.read { try $0.fetch(filter, sort, after: nil, limit: limit) }
  }

  /// The record types whose changes can touch the result: its own, and those it refers to.
  private func types() async throws -> Set<String> {
    let name = Root.schema.name
    return try await store.read { snapshot in
      var types: Set<String> = [name]
      var open = [name]
      while let next = open.popLast() {
        for case .reference(let target) in snapshot.catalog.type(next)?.fields.map(\.kind) ?? [] {
          if types.insert(target).inserted { open.append(target) }
        }
      }
      return types
    }
  }
}

extension Store {
  /// The number of the last transaction.
  public func head() async throws -> Int64 {
    try await backend.read { try $0.journalBounds().head }
  }
}

extension Repository {
  /// The records that satisfy a filter, in an order, given anew after each change that touches them.
  public func live(
    where filter: Filter<Root> = .always, sort: Sort<Root>..., limit: Int? = nil
  ) -> Live<Root> {
    live(where: filter, sort: sort, limit: limit)
  }

  /// The same, with the order as a list.
  public func live(
    where filter: Filter<Root> = .always, sort: [Sort<Root>], limit: Int? = nil
  ) -> Live<Root> {
    Live(store: store, filter: filter, sort: sort.map(\.key), limit: limit)
  }
}
