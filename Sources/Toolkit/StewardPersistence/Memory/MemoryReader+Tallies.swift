import StewardModels
import StewardQuery

extension MemoryReader {
  func tallies(_ query: TallyQuery) throws -> [Tally] {
    let type = try table(query.type).type
    let catalog = catalog
    func prepared(_ filter: FilterExpression) throws -> PreparedFilter {
      try PreparedFilter(filter, type: type, source: self) { catalog.type($0) }
    }
    func column(_ field: String) -> Int {
      type.index(ofField: field).map { type.firstColumns[$0] } ?? 0
    }
    let key = column(query.by)
    let conditions = try query.conditions.map(prepared)
    let extremes = try query.extremes.map {
      (column: column($0.field), filter: try prepared($0.filter), isGreatest: $0.isGreatest)
    }
    var tallies: [Identifier?: Tally] = [:]
    try forEach(query.type, where: query.filter) { record in
      let id = record.row[key].identifier
      var tally =
        tallies[id]
        ?? Tally(
          key: id, count: 0, counts: conditions.map { _ in 0 },
          extremes: extremes.map { _ in .null })
      tally.count += 1
      for (index, condition) in conditions.enumerated() where try condition.holds(record.row) {
        tally.counts[index] += 1
      }
      for (index, extreme) in extremes.enumerated() where try extreme.filter.holds(record.row) {
        tally.extremes[index] = tally.extremes[index].joined(
          record.row[extreme.column], isGreatest: extreme.isGreatest)
      }
      tallies[id] = tally
    }
    return Array(tallies.values)
  }
}

extension Scalar {
  /// The lesser or greater of two, nulls left out.
  fileprivate func joined(_ other: Scalar, isGreatest: Bool) -> Scalar {
    if isNull { return other }
    if other.isNull { return self }
    return (other.order(to: self) == (isGreatest ? .greater : .less)) ? other : self
  }
}
