import StewardModels
import StewardQuery

extension MemoryReader {
  func fetch(_ query: RecordQuery, columns: [Int], _ body: (Row) throws -> Bool) throws {
    var row: [Scalar] = []
    for record in try ordered(query) {
      try cancellation.check()
      row.removeAll(keepingCapacity: true)
      for column in columns {
        switch column {
        case StoredRecord.revisionColumn: row.append(.integer(record.revision))
        case StoredRecord.sequenceColumn: row.append(.integer(record.sequence))
        default: row.append(record.row[column])
        }
      }
      if try !Row.view(row, body) { return }
    }
  }

  func count(_ type: String, where filter: FilterExpression) throws -> Int {
    var count = 0
    try forEach(type, where: filter) { _ in count += 1 }
    return count
  }

  func newest(_ type: String, where filter: FilterExpression, limit: Int) throws -> [Identifier] {
    var found: [(sequence: Int64, id: Identifier)] = []
    try forEach(type, where: filter) { found.append(($0.sequence, $0.id)) }
    found.sort { $0.sequence > $1.sequence }
    return found.prefix(max(limit, 0)).map(\.id)
  }

  func identities(
    _ type: String, handles: ClosedRange<UInt64>, descending: Bool, limit: Int
  ) throws -> [Identifier] {
    var found: [Identifier] = []
    try table(type).records.forEach { if handles.contains($0.id.low) { found.append($0.id) } }
    found.sort { ($0.low, $0.high) < ($1.low, $1.high) }
    if descending { found.reverse() }
    return Array(found.prefix(max(limit, 0)))
  }

  /// The records of a query in its order.
  private func ordered(_ query: RecordQuery) throws -> [StoredRecord] {
    let catalog = catalog
    let order = try RecordOrder(
      table(query.type).type, query.sort, collation: collation, source: self
    ) { catalog.type($0) }
    if let after = query.after { try order.check(after) }
    var selection = MemorySelection(order, limit: query.limit)
    try forEach(query.type, where: query.filter) { record in
      let place = order.cursor(of: record.row)
      if let after = query.after, !order.precedes(after, place) { return }
      selection.add(record, at: place)
    }
    return selection.finish()
  }

  /// The records that satisfy a filter, in no order.
  func forEach(
    _ type: String, where filter: FilterExpression, _ body: (StoredRecord) throws -> Void
  ) throws {
    let table = try table(type)
    let catalog = catalog
    let prepared = try PreparedFilter(filter, type: table.type, source: self) { catalog.type($0) }
    func take(_ record: StoredRecord) throws {
      try cancellation.check()
      if try prepared.holds(record.row) { try body(record) }
    }
    if let candidates = candidates(filter, table) {
      for id in candidates {
        if let record = table.records[id] { try take(record) }
      }
    } else {
      try table.records.forEach(take)
    }
  }

  /// The only records that can satisfy a filter, where it says so by an identity: the way in which
  /// cascades ask.
  private func candidates(_ filter: FilterExpression, _ table: MemoryTable) -> Set<Identifier>? {
    switch filter {
    case .compare(let path, .equal, .reference(let id)):
      if path.field == table.type.fields[0].name { return [id] }
      return table.references.first { $0.field.name == path.field }?.referrers(to: id)
    case .all(let parts):
      for part in parts {
        if let candidates = candidates(part, table) { return candidates }
      }
      return nil
    default: return nil
    }
  }
}
