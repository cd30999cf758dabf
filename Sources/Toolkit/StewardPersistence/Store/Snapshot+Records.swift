public import StewardModels
public import StewardQuery

extension Snapshot {
  /// The records that satisfy a filter, in an order.
  ///
  /// Costs one query; a row is decoded by position as it is read.
  public func fetch<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always, sort: Sort<Root>...,
    after: Cursor? = nil, limit: Int? = nil
  ) throws -> [Root] {
    try fetch(filter, sort.map(\.key), after: after, limit: limit)
  }

  func fetch<Root: Record>(
    _ filter: Filter<Root>, _ sort: [SortKey], after: Cursor?, limit: Int?
  ) throws -> [Root] {
    let binding = try binding(Root.self)
    let query = try checked(
      RecordQuery(
        binding.entry.type.name, filter: filter.expression, sort: sort, after: after, limit: limit))
    let schema = binding.schema
    var records: [Root] = []
    try reader.fetch(query, columns: binding.columns) { row in
      records.append(try schema.decode(row))
      return true
    }
    return records
  }

  /// One page of the records that satisfy a filter, and where the next begins.
  public func page<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always, sort: Sort<Root>...,
    after: Cursor? = nil, limit: Int
  ) throws -> Page<Root> {
    try page(filter, sort.map(\.key), after: after, limit: limit)
  }

  func page<Root: Record>(
    _ filter: Filter<Root>, _ sort: [SortKey], after: Cursor?, limit: Int
  ) throws -> Page<Root> {
    let records = try fetch(filter, sort, after: after, limit: limit + 1)
    guard records.count > limit, limit > 0 else { return Page(records: records, next: nil) }
    let page = Array(records.prefix(limit))
    let binding = try binding(Root.self)
    let order = try RecordOrder(binding.entry.type, sort, collation: reader.collation)
    return Page(
      records: page, next: order.cursor(of: binding.storedRow(page[limit - 1])))
  }

  /// The record of an identity; nil where there is none.
  public func find<Root: Record>(_ id: RecordID<Root>) throws -> Root? {
    try versioned(id)?.record
  }

  /// The record of an identity, with its revision; nil where there is none.
  public func versioned<Root: Record>(_ id: RecordID<Root>) throws -> Versioned<Root>? {
    let binding = try binding(Root.self)
    guard let stored = try reader.record(binding.entry.type.name, id.identifier) else { return nil }
    return Versioned(record: try binding.record(stored.row), revision: stored.revision)
  }

  /// How many records satisfy a filter.
  public func count<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always
  ) throws -> Int {
    let query = try checked(RecordQuery(root.schema.name, filter: filter.expression))
    return try reader.count(query.type, where: query.filter)
  }
}

/// A record and the revision it had when it was read: saving it is refused when it has another.
public struct Versioned<Root: Record>: Hashable, Sendable {
  /// The record; change it and save it.
  public var record: Root
  /// The transaction that last changed it.
  public let revision: Int64

  /// Takes a record as it was read.
  public init(record: Root, revision: Int64) {
    self.record = record
    self.revision = revision
  }
}
