import StewardModels
import StewardPersistence
import StewardQuery

/// A record as it is listed: what names it, and the values of the columns.
struct RecordRow: Sendable {
  let id: Identifier
  let handle: String
  /// In the order of the columns.
  let values: [Value]
}

/// Reads the records of a query as rows, some hundred at a time, with the names of what they refer
/// to.
struct RecordLister {
  let snapshot: Snapshot
  let type: RecordType
  let columns: [RecordColumn]

  /// How many rows are read before the names of what they refer to are looked up.
  private static let portion = 500

  /// Gives all rows to a body, in the order of the query.
  func forEach(
    _ query: RecordQuery, _ body: ([RecordRow], NameBook) throws -> Void
  ) throws {
    var names = NameBook()
    var handles = HandleLister(snapshot, type: type.name)
    var rows: [RecordRow] = []
    var fields = [type.fields[0].name]
    var firsts: [Int] = []
    var next = 1
    for column in columns {
      fields.append(column.field.name)
      firsts.append(next)
      next += column.field.kind.columns.count
    }
    try snapshot.scan(query, fields: fields) { row in
      guard let id = row.identifier(0) else { return true }
      var values: [Value] = []
      values.reserveCapacity(columns.count)
      for (column, first) in zip(columns, firsts) {
        values.append(column.value(try Value(row, at: first, kind: column.field.kind)))
      }
      rows.append(RecordRow(id: id, handle: try handles.handle(of: id), values: values))
      if rows.count == Self.portion {
        try give(&rows, &names, body)
      }
      return true
    }
    if !rows.isEmpty { try give(&rows, &names, body) }
  }

  /// The rows of records that were read whole.
  func rows(_ records: [StoredRecord], model: RecordModel) throws -> ([RecordRow], NameBook) {
    var names = NameBook()
    var handles = HandleLister(snapshot, type: type.name)
    var rows: [RecordRow] = []
    for record in records {
      let declared = try snapshot.declaredRow(record, model: model)
      let whole = try Row.view(declared) { (row) throws(ModelError) in try type.values(row) }
      rows.append(
        RecordRow(
          id: record.id, handle: try handles.handle(of: record.id),
          values: columns.map { $0.value(whole[$0.index]) }))
    }
    try learn(rows, &names)
    return (rows, names)
  }

  private func give(
    _ rows: inout [RecordRow], _ names: inout NameBook,
    _ body: ([RecordRow], NameBook) throws -> Void
  ) throws {
    try learn(rows, &names)
    try body(rows, names)
    rows.removeAll(keepingCapacity: true)
  }

  private func learn(_ rows: [RecordRow], _ names: inout NameBook) throws {
    for (position, column) in columns.enumerated() {
      guard let target = column.target else { continue }
      var ids: Set<Identifier> = []
      for row in rows {
        if case .reference(let id) = row.values[position] { ids.insert(id) }
      }
      try names.learn(ids, of: target, in: snapshot)
    }
  }
}
