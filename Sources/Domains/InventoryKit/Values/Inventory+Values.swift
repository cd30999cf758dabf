import StewardModels
import StewardPersistence
public import StewardQuery
import StewardText

extension Inventory {
  /// What items are worth.
  ///
  /// Reads the columns it needs of each item once; memory is in proportion to the number of groups,
  /// by place also to the number of items that lie in another item.
  ///
  /// - Parameters:
  ///   - grouping: What they are put together by; nil for the total alone.
  ///   - filter: Which items; those that are neither archived nor sold unless told otherwise.
  /// - Throws: `ModelError.Code.overflow` where a total is beyond 64 bits.
  public func values(
    by grouping: ValueReport.Grouping? = nil, where filter: Filter<Item> = Inventory.current
  ) throws -> ValueReport {
    switch grouping {
    case nil:
      var total = Worth()
      try scan([], filter) { _, value, quantity in try total.add(value, times: quantity) }
      return ValueReport(total: total, lines: [])
    case .place: return try valuesByPlace(filter)
    case .category:
      return try valuesByName(filter, Item.category.name) { row, column in
        row.isNull(column) ? [] : [row.text(column)]
      }
    case .tag:
      return try valuesByName(filter, Item.tags.name) { row, column in
        row.isNull(column) ? [] : Array(Tags(stored: row.text(column)))
      }
    }
  }

  /// Gives each item's columns of some fields with what one piece is worth and how many there are.
  func scan(
    _ fields: [String], _ filter: Filter<Item>, _ body: (Row, Money?, Quantity) throws -> Void
  ) throws {
    let amounts = [Item.value.name, Item.price.name, Item.quantity.name]
    let query = RecordQuery(Item.schema.name, filter: filter.expression)
    try snapshot.scan(query, fields: amounts + fields) { row in
      let value =
        try row.isNull(0)
        ? row.isNull(2) ? nil : Money.decode(row, at: 2)
        : Money.decode(row, at: 0)
      let quantity = try row.isNull(4) ? Quantity.one : Quantity.decode(row, at: 4)
      try body(row, value, quantity)
      return true
    }
  }

  /// The first column of what is scanned beside the amounts.
  static var firstColumn: Int { 6 }

  private func valuesByName(
    _ filter: Filter<Item>, _ field: String, _ names: (Row, Int) -> [String]
  ) throws -> ValueReport {
    var total = Worth()
    var groups: [String?: Worth] = [:]
    try scan([field], filter) { row, value, quantity in
      try total.add(value, times: quantity)
      let names = names(row, Self.firstColumn)
      if names.isEmpty { try groups[nil, default: Worth()].add(value, times: quantity) }
      for name in names { try groups[name, default: Worth()].add(value, times: quantity) }
    }
    let collation = snapshot.collation
    let known = groups.compactMap { name, worth in name.map { ($0, worth) } }
      .sorted { collation.isOrderedBefore($0.0, $1.0) }
    var lines = known.map { name, worth in
      ValueReport.Line(name: name, place: nil, depth: 0, own: worth, whole: worth)
    }
    if let rest = groups[nil] {
      lines.append(ValueReport.Line(name: nil, place: nil, depth: 0, own: rest, whole: rest))
    }
    return ValueReport(total: total, lines: lines)
  }
}
