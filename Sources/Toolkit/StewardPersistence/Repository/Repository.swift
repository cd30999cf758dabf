public import StewardModels
public import StewardQuery

/// The records of one type in a store: the calls that one record, or one query, is enough for.
///
/// What must happen together belongs into `Store.transaction`.
public struct Repository<Root: Record>: Sendable {
  /// The store.
  public let store: Store

  private var name: String { Root.schema.name }

  init(store: Store) { self.store = store }

  /// Adds a record.
  ///
  /// See `Transaction.insert`.
  @discardableResult
  public func insert(_ record: Root) async throws -> Root {
    try await store.transaction("insert \(name)") { try $0.insert(record) }
  }

  /// Adds many records in one transaction.
  ///
  /// See `Transaction.insert(contentsOf:)`.
  public func insert(contentsOf records: [Root]) async throws {
    try await store.transaction("insert \(name)") { try $0.insert(contentsOf: records) }
  }

  /// Puts a record in the place of the one with its identity.
  ///
  /// See `Transaction.update`.
  @discardableResult
  public func update(_ record: Root) async throws -> Root {
    try await store.transaction("update \(name)") { try $0.update(record) }
  }

  /// Changes a record: it is read, changed and kept in one transaction.
  ///
  /// ```swift
  /// try await books.update(dune.id) { $0.read = today }
  /// ```
  ///
  /// See `Transaction.update(_:_:)`.
  @discardableResult
  public func update(
    _ id: RecordID<Root>, _ change: @escaping @Sendable (inout Root) throws -> Void
  ) async throws -> Root {
    try await store.transaction("update \(name)") { try $0.update(id, change) }
  }

  /// Changes the records that satisfy a filter, in one transaction, and says how many there are.
  ///
  /// See `Transaction.update(where:_:)`.
  @discardableResult
  public func update(
    where filter: Filter<Root>, _ change: @escaping @Sendable (inout Root) throws -> Void
  ) async throws -> Int {
    try await store.transaction("update \(name)") { try $0.update(where: filter, change) }
  }

  /// Puts a record in the place of the one it was read from, unless that was changed since.
  ///
  /// See `Transaction.save`.
  @discardableResult
  public func save(_ versioned: Versioned<Root>) async throws -> Root {
    try await store.transaction("update \(name)") { try $0.save(versioned) }
  }

  /// Removes a record, and what is declared to go with it.
  ///
  /// See `Transaction.remove`.
  public func remove(_ id: RecordID<Root>) async throws {
    try await store.transaction("remove \(name)") { try $0.remove(id) }
  }

  /// Removes the records that satisfy a filter, in one transaction, and says how many there are.
  ///
  /// See `Transaction.remove(_:where:)`.
  @discardableResult
  public func remove(where filter: Filter<Root>) async throws -> Int {
    try await store.transaction("remove \(name)") { try $0.remove(where: filter) }
  }

  /// The records that satisfy a filter, in an order.
  ///
  /// See `Snapshot.fetch`.
  @inlinable
  public func fetch(
    where filter: Filter<Root> = .always, sort: Sort<Root>..., after: Cursor? = nil,
    limit: Int? = nil
  ) async throws -> [Root] {
    try await fetch(where: filter, sort: sort, after: after, limit: limit)
  }

  /// The same, with the order as a list: such as one that a person typed.
  @inlinable
  public func fetch(
    where filter: Filter<Root> = .always, sort: [Sort<Root>], after: Cursor? = nil,
    limit: Int? = nil
  ) async throws -> [Root] {
    let keys = sort.map(\.key)
    return try await store.read { try $0.fetch(filter, keys, after: after, limit: limit) }
  }

  /// The first of them; nil where there is none.
  public func first(
    where filter: Filter<Root> = .always, sort: Sort<Root>...
  ) async throws -> Root? {
    try await fetch(where: filter, sort: sort, limit: 1).first
  }

  /// One page of them, and where the next begins.
  ///
  /// See `Snapshot.page`.
  public func page(
    where filter: Filter<Root> = .always, sort: Sort<Root>..., after: Cursor? = nil, limit: Int
  ) async throws -> Page<Root> {
    try await page(where: filter, sort: sort, after: after, limit: limit)
  }

  /// The same, with the order as a list.
  public func page(
    where filter: Filter<Root> = .always, sort: [Sort<Root>], after: Cursor? = nil, limit: Int
  ) async throws -> Page<Root> {
    let keys = sort.map(\.key)
    return try await store.read { try $0.page(filter, keys, after: after, limit: limit) }
  }

  /// The record of an identity; nil where there is none.
  public func find(_ id: RecordID<Root>) async throws -> Root? {
    try await store.read { try $0.find(id) }
  }

  /// The record of an identity with its revision; nil where there is none.
  public func versioned(_ id: RecordID<Root>) async throws -> Versioned<Root>? {
    try await store.read { try $0.versioned(id) }
  }

  /// How many records satisfy a filter.
  public func count(where filter: Filter<Root> = .always) async throws -> Int {
    try await store.read { try $0.count(where: filter) }
  }

  /// The records in which all words are found, best first.
  ///
  /// See `Snapshot.search`.
  public func search(_ words: String, limit: Int = 50) async throws -> [Root] {
    try await store.read { try $0.search(words, limit: limit) }
  }
}
