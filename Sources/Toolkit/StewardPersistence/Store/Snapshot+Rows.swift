public import StewardModels
public import StewardQuery

// Records without their Swift types: for the verbs of programs, import and export, and for record
// types of domains that a program was not built with.
extension Snapshot {
  /// The stored records that satisfy a query, in its order, one at a time.
  ///
  /// - Parameter body: Returns whether to go on.
  public func forEach(_ query: RecordQuery, _ body: (StoredRecord) throws -> Bool) throws {
    let query = try checked(query)
    let type = try reader.catalog.entry(query.type).type
    let columns = Array(type.columns.indices)
    let hidden = [StoredRecord.revisionColumn, StoredRecord.sequenceColumn]
    try reader.fetch(query, columns: columns + hidden) { row in
      let stored = StoredRecord(
        sequence: row.integer(columns.count + 1), revision: row.integer(columns.count),
        row: type.columns.indices.map { row.scalar($0, as: type.columns[$0].type) })
      return try body(stored)
    }
  }

  /// The columns of some fields of the records that satisfy a query: a view of each row, which must
  /// not be kept.
  ///
  /// The columns stand in the order of the fields.
  public func scan(
    _ query: RecordQuery, fields: [String], _ body: (Row) throws -> Bool
  ) throws {
    let query = try checked(query)
    let type = try reader.catalog.entry(query.type).type
    var columns: [Int] = []
    for field in fields {
      guard let index = type.index(ofField: field) else {
        throw StoreError(
          .unknownType,
          Message("store.field.unknown", ["type": .text(type.name), "field": .text(field)]),
          field: field)
      }
      let first = type.firstColumns[index]
      columns += first..<(first + type.fields[index].kind.columns.count)
    }
    try reader.fetch(query, columns: columns, body)
  }

  /// The stored records that satisfy a query.
  public func records(_ query: RecordQuery) throws -> [StoredRecord] {
    var records: [StoredRecord] = []
    try forEach(query) {
      records.append($0)
      return true
    }
    return records
  }

  /// The stored record of an identity; nil where there is none.
  public func record(_ reference: RecordReference) throws -> StoredRecord? {
    try reader.record(reference.type, reference.id)
  }

  /// The stored record of an identity that must be there.
  ///
  /// - Throws: `StoreError.Code.notFound`.
  func present(_ type: String, _ id: Identifier) throws -> StoredRecord {
    guard let record = try reader.record(type, id) else {
      throw StoreError(
        .notFound, Message("store.record.missing", ["type": .text(type)]),
        record: RecordReference(type: type, id: id))
    }
    return record
  }

  /// How many records satisfy a query's filter.
  public func count(_ query: RecordQuery) throws -> Int {
    let query = try checked(query)
    return try reader.count(query.type, where: query.filter)
  }

  /// Where a query's order goes on after a record.
  public func cursor(after record: StoredRecord, in query: RecordQuery) throws -> Cursor {
    let type = try reader.catalog.entry(query.type).type
    let rows = ReaderRows(reader)
    let cursor = try order(type, query.sort, rows).cursor(of: record.row)
    try rows.check()
    return cursor
  }
}
