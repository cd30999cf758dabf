import StewardModels

/// How a declared record type lies in the stored one, which may have more columns in another order.
final class TypeBinding<Root: Record> {
  let schema: Schema<Root>
  let entry: StoredCatalog.Entry
  /// The stored column of each declared one.
  let columns: [Int]
  /// Whether the declared columns are the stored ones.
  let isWhole: Bool
  /// What the fields hold that the declaration does not have: their defaults.
  private let blank: [Scalar]

  init(_ schema: Schema<Root>, declared: RecordType, in catalog: StoredCatalog) throws(StoreError) {
    self.schema = schema
    entry = try catalog.entry(schema.name)
    columns = try entry.type.positions(of: declared)
    blank = entry.type.blankRow
    isWhole = columns.elementsEqual(entry.type.columns.indices)
  }

  /// The stored row of a record: what is declared comes from the record, the rest from the row that
  /// was there before, or is the default.
  func storedRow(_ record: Root, over old: [Scalar]? = nil) -> [Scalar] {
    var row: [Scalar] = []
    row.reserveCapacity(columns.count)
    schema.encode(record, into: &row)
    return isWhole ? row : entry.type.row(row, at: columns, over: old ?? blank)
  }

  /// The record of a stored row.
  func record(_ stored: [Scalar]) throws(ModelError) -> Root {
    let row = isWhole ? stored : columns.map { stored[$0] }
    return try Row.view(row) { (row) throws(ModelError) in try schema.decode(row) }
  }
}

extension RecordType {
  /// Where the columns of a declaration of this stored type stand in it.
  ///
  /// - Throws: `StoreError.Code.newerSchema` where another program has brought the type to a later
  ///   version since this one opened the store; `.migrationNeeded` where it stands at an earlier one.
  func positions(of declared: RecordType) throws(StoreError) -> [Int] {
    guard version <= declared.version else {
      throw SchemaPlan.newer(declared, stored: version)
    }
    guard version == declared.version else {
      throw SchemaPlan.needed(declared, field: "", "the stored version is \(version)")
    }
    var positions: [Int] = []
    positions.reserveCapacity(declared.columns.count)
    for (index, column) in declared.columns.enumerated() {
      // Mostly both stand in the same order.
      if index < columns.count, columns[index].name == column.name {
        positions.append(index)
        continue
      }
      guard let position = columns.firstIndex(where: { $0.name == column.name }) else {
        throw StoreError(
          .internalFault, Message("store.column.missing", ["type": .text(name)]),
          details: "the stored type has no column \(column.name)", field: column.name)
      }
      positions.append(position)
    }
    return positions
  }

  /// Puts columns into their positions, over a row that was there before or a blank one.
  func row(_ declared: [Scalar], at positions: [Int], over old: [Scalar]) -> [Scalar] {
    var row = old
    for (scalar, position) in zip(declared, positions) { row[position] = scalar }
    return row
  }
}
