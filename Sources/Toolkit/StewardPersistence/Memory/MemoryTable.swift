import StewardModels

/// The records of one type in memory, with what finds them.
struct MemoryTable: Sendable {
  let type: RecordType
  /// Everything there is, by identity.
  private(set) var records = ShardedMap<Identifier, StoredRecord>()
  private(set) var references: [MemoryReferenceIndex]
  private var uniques: [MemoryUniqueIndex]
  /// A sequence is given once, also where its record has left.
  private var nextSequence: Int64 = 1

  init(_ type: RecordType) {
    self.type = type
    references = type.fields.indices.compactMap { MemoryReferenceIndex(type, field: $0) }
    uniques = type.fields.indices.filter { type.fields[$0].isUnique }
      .map { MemoryUniqueIndex(type, field: $0) }
  }

  /// The records of a table as those of a changed type.
  ///
  /// - Throws: `StoreError.Code.duplicate` where a field became unique that is not; what `change`
  ///   throws.
  init(
    _ type: RecordType, from old: MemoryTable,
    _ change: (StoredRecord) throws -> StoredRecord
  ) throws {
    self.init(type)
    try old.records.forEach { try insert(change($0)) }
    nextSequence = max(nextSequence, old.nextSequence)
  }

  /// Adds a record, and gives it its sequence unless it has one.
  @discardableResult
  mutating func insert(_ record: StoredRecord) throws(StoreError) -> StoredRecord {
    var record = record
    let id = record.id
    if records[id] != nil { throw .identityTaken(RecordReference(type: type.name, id: id)) }
    try checkUnique(record.row)
    if record.sequence == 0 { record.sequence = nextSequence }
    nextSequence = max(nextSequence, record.sequence + 1)
    records[id] = record
    index(record)
    return record
  }

  /// Puts other columns in a record's place.
  mutating func update(to record: StoredRecord) throws(StoreError) {
    let old = try present(record.id)
    try checkUnique(record.row)
    unindex(old)
    records[record.id] = record
    index(record)
  }

  /// Takes a record out.
  mutating func remove(_ id: Identifier) throws(StoreError) {
    let old = try present(id)
    unindex(old)
    records[id] = nil
  }

  private func present(_ id: Identifier) throws(StoreError) -> StoredRecord {
    guard let record = records[id] else {
      throw StoreError(
        .notFound, Message("store.record.missing", ["type": .text(type.title)]),
        record: RecordReference(type: type.name, id: id))
    }
    return record
  }

  private func checkUnique(_ row: [Scalar]) throws(StoreError) {
    for unique in uniques {
      guard let holder = unique.holder(against: row) else { continue }
      throw .valueTaken(unique.field, by: RecordReference(type: type.name, id: holder))
    }
  }

  private mutating func index(_ record: StoredRecord) {
    for index in uniques.indices { uniques[index].add(record.row, record.id) }
    for index in references.indices { references[index].add(record.row, record.id) }
  }

  private mutating func unindex(_ record: StoredRecord) {
    for index in uniques.indices { uniques[index].remove(record.row) }
    for index in references.indices { references[index].remove(record.row, record.id) }
  }
}
