public import StewardModels
public import StewardQuery
import StewardValidation

extension Transaction {
  /// Adds a record.
  ///
  /// - Returns: The record as it is kept: text in normal form C, times of making and change set.
  /// - Throws: `ValidationError` with every rule it breaks; `StoreError.Code.duplicate` where its
  ///   identity or a unique value is taken.
  @discardableResult
  public func insert<Root: Record>(_ record: Root) throws -> Root {
    let binding = try binding(Root.self)
    try Validator<Root>().validate(record)
    let given = binding.storedRow(record)
    let kept = try insert(given, try plan(binding.entry.type.name))
    return kept == given ? record : try binding.record(kept)
  }

  /// Adds many records; the same as adding each, at less cost.
  ///
  /// - Throws: As `insert`; then none is added, as the transaction fails.
  public func insert<Root: Record>(contentsOf records: some Sequence<Root>) throws {
    let binding = try binding(Root.self)
    let plan = try plan(binding.entry.type.name)
    let validator = Validator<Root>()
    for (index, record) in records.enumerated() {
      try validator.validate(record, at: RecordPlace(index: index))
      _ = try insert(binding.storedRow(record), plan)
    }
  }

  /// Puts a record in the place of the one with its identity, whatever that holds now.
  ///
  /// - Throws: `StoreError.Code.notFound`, and as `insert`.
  @discardableResult
  public func update<Root: Record>(_ record: Root) throws -> Root {
    try update(record, since: nil)
  }

  /// Changes the record of an identity as it is now.
  ///
  /// - Returns: The record as it is kept.
  /// - Throws: `StoreError.Code.notFound`, what the change throws, and as `insert`.
  @discardableResult
  public func update<Root: Record>(
    _ id: RecordID<Root>, _ change: (inout Root) throws -> Void
  ) throws -> Root {
    let binding = try binding(Root.self)
    var record = try binding.record(try present(binding.entry.type.name, id.identifier).row)
    try change(&record)
    return try update(record)
  }

  /// Changes the records that satisfy a filter, and says how many there are.
  ///
  /// All are read before the first is changed.
  ///
  /// - Throws: What the change throws, and as `insert`.
  @discardableResult
  public func update<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root>,
    _ change: (inout Root) throws -> Void
  ) throws -> Int {
    let records = try fetch(where: filter)
    for var record in records {
      try change(&record)
      try update(record)
    }
    return records.count
  }

  /// Puts a record in the place of the one it was read from.
  ///
  /// - Throws: `StoreError.Code.stale` where that was changed since, and as `update`.
  @discardableResult
  public func save<Root: Record>(_ versioned: Versioned<Root>) throws -> Root {
    try update(versioned.record, since: versioned.revision)
  }

  private func update<Root: Record>(_ record: Root, since revision: Int64?) throws -> Root {
    let binding = try binding(Root.self)
    let name = binding.entry.type.name
    let old = try present(name, record.id.identifier)
    if let revision, revision != old.revision {
      throw StoreError(
        .stale, Message("store.record.stale", ["type": .text(binding.entry.type.title)]),
        hint: Message("store.record.stale.hint"),
        details: "read at revision \(revision), now \(old.revision)",
        record: RecordReference(type: name, id: old.id))
    }
    try Validator<Root>().validate(record, at: RecordPlace(identifier: old.id))
    let given = binding.storedRow(record, over: old.row)
    let kept = try update(old, to: given, try plan(name))
    return kept == given ? record : try binding.record(kept)
  }

  /// Removes a record, and what is declared to go with it.
  ///
  /// - Throws: `StoreError.Code.notFound`; `.referenced` where a reference that is declared to
  ///   refuse is in the way.
  public func remove<Root: Record>(_ id: RecordID<Root>) throws {
    try remove([RecordReference(type: Root.schema.name, id: id.identifier)])
  }

  /// Removes the records that satisfy a filter, and says how many there are.
  ///
  /// What is declared to go with them goes too, and is not counted. All are found before the first
  /// is removed. Costs as `remove` of a list of records.
  ///
  /// - Throws: `StoreError.Code.referenced` where a reference that is declared to refuse is in the
  ///   way; then none is removed, as the transaction fails.
  @discardableResult
  public func remove<Root: Record>(
    _ root: Root.Type = Root.self, where filter: Filter<Root>
  ) throws -> Int {
    let name = try binding(root).entry.type.name
    var found: [RecordReference] = []
    let query = try checked(RecordQuery(name, filter: filter.expression))
    try reader.fetch(query, columns: [0]) { row in
      if let id = row.identifier(0) { found.append(RecordReference(type: name, id: id)) }
      return true
    }
    try remove(found)
    return found.count
  }
}
