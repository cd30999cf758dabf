public import StewardModels
public import StewardQuery

extension Snapshot {
  /// The records that satisfy a filter, in an order.
  ///
  /// Costs one query; a row is decoded by position as it is read.
  @inlinable
  public func fetch<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always, sort: Sort<Root>...,
    after: Cursor? = nil, limit: Int? = nil
  ) throws -> [Root] {
    try fetch(filter, sort.map(\.key), after: after, limit: limit)
  }

  /// The same, with the order as a list: such as one that a person typed.
  @inlinable
  public func fetch<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always, sort: [Sort<Root>],
    after: Cursor? = nil, limit: Int? = nil
  ) throws -> [Root] {
    try fetch(filter, sort.map(\.key), after: after, limit: limit)
  }

  // Inlined where the record type is known, so that no type is looked up for each row.
  @inlinable
  func fetch<Root: Record>(
    _ filter: Filter<Root>, _ sort: [SortKey], after: Cursor?, limit: Int?
  ) throws -> [Root] {
    let schema = Root.schema
    let query = RecordQuery(
      schema.name, filter: filter.expression, sort: sort, after: after, limit: limit)
    var records: [Root] = []
    try forEachRow(of: Root.self, query) { row in records.append(try schema.decode(row)) }
    return records
  }

  /// Gives the rows that a query asks for to a body, their columns in the order of the declaration.
  @usableFromInline
  func forEachRow<Root: Record>(
    of root: Root.Type, _ query: RecordQuery, _ body: (Row) throws -> Void
  ) throws {
    let binding = try binding(root)
    try reader.fetch(try checked(query), columns: binding.columns) { row in
      try body(row)
      return true
    }
  }

  /// One page of the records that satisfy a filter, and where the next begins.
  public func page<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always, sort: Sort<Root>...,
    after: Cursor? = nil, limit: Int
  ) throws -> Page<Root> {
    try page(filter, sort.map(\.key), after: after, limit: limit)
  }

  /// The same, with the order as a list.
  public func page<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root> = .always, sort: [Sort<Root>],
    after: Cursor? = nil, limit: Int
  ) throws -> Page<Root> {
    try page(filter, sort.map(\.key), after: after, limit: limit)
  }

  func page<Root: Record>(
    _ filter: Filter<Root>, _ sort: [SortKey], after: Cursor?, limit: Int
  ) throws -> Page<Root> {
    guard limit > 0 else { return Page(records: [], next: nil) }
    let (sought, overflows) = limit.addingReportingOverflow(1)
    var records = try fetch(filter, sort, after: after, limit: overflows ? nil : sought)
    guard records.count > limit else { return Page(records: records, next: nil) }
    records.removeSubrange(limit...)
    // The place is that of the stored columns: a null that was there before its field was declared
    // reads as the field's default, but stands in the order as null.
    let name = try binding(Root.self).entry.type.name
    let last = try present(name, records[limit - 1].id.identifier)
    return Page(
      records: records, next: try cursor(after: last, in: RecordQuery(name, sort: sort)))
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
