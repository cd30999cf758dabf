public import StewardQuery

extension Snapshot {
  /// Counts and totals of the records that a query's filter names.
  ///
  /// Reads the columns it needs of each record once; the totals are exact on every backend, as they
  /// are reckoned here.
  public func aggregate(_ query: AggregateQuery) throws -> [AggregateGroup] {
    let type = try reader.catalog.entry(query.type).type
    var aggregator = try Aggregator(query, type: type)
    try reader.fetch(
      try checked(RecordQuery(query.type, filter: query.filter)), columns: aggregator.columns
    ) { row in
      try aggregator.add(row)
      return true
    }
    return try aggregator.result()
  }
}
