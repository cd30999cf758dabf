import StewardModels
import StewardPersistence
import StewardQuery

extension SQLiteSession: StoreReader {
  func fetch(_ query: RecordQuery, columns: [Int], _ body: (Row) throws -> Bool) throws {
    var left = query.limit.map { max($0, 0) } ?? -1
    for sql in try statements(query, columns: columns) where left != 0 {
      try connection.withStatement(sql.text) { statement in
        statement.bind(sql.parameters + [.integer(Int64(left))])
        while try statement.step() {
          try connection.checkCancelled()
          if left > 0 { left -= 1 }
          guard try body(statement.row) else {
            left = 0
            return
          }
        }
      }
    }
  }

  /// The statements whose results, one after the other, are what a query asks for.
  ///
  /// Their last parameter, how many rows they may give, is still to be added.
  func statements(_ query: RecordQuery, columns: [Int]) throws -> [SQLFragment] {
    let layout = try layout(query.type)
    var compiler = FilterCompiler(catalog: catalog)
    let condition = try compiler.condition(query.filter, layout, alias: "t")
    if compiler.searches { try writeWords() }
    let selected = columns.map { column in
      switch column {
      case StoredRecord.revisionColumn: "t._rev"
      case StoredRecord.sequenceColumn: "t._rid"
      default: "t.\(TableLayout.quoted(layout.type.columns[column].name))"
      }
    }
    // A query that needs no column still gives a row for each record.
    let list = selected.isEmpty ? "1" : selected.joined(separator: ", ")
    let order = try OrderCompiler(query, layout, alias: "t", catalog: catalog)
    compiler.put(before: order.selections)
    return order.parts(after: query.after).flatMap { part in
      part.conditions.map { place in
        let whole = SQLFragment.joined([condition, place], by: "AND")
        return compiler.statement(
          SQLFragment(
            "SELECT \(list) FROM \(part.source) WHERE \(whole.text) ORDER BY \(part.order) LIMIT ?",
            whole.parameters))
      }
    }
  }

  func count(_ type: String, where filter: FilterExpression) throws -> Int {
    let layout = try layout(type)
    var compiler = FilterCompiler(catalog: catalog)
    let condition = try compiler.condition(filter, layout, alias: "t")
    if compiler.searches { try writeWords() }
    let sql = compiler.statement(
      SQLFragment(
        "SELECT count(*) FROM \(layout.table) t WHERE \(condition.text)", condition.parameters))
    let count = try connection.value(sql.text, sql.parameters)
    return Int(count?.integer ?? 0)
  }

  func tallies(_ query: TallyQuery) throws -> [Tally] {
    let layout = try layout(query.type)
    let sql = try tallyStatement(query, layout)
    let (conditions, extremes) = (query.conditions.count, query.extremes)
    let types = extremes.map { layout.type.column(ofField: $0.field)?.type ?? .integer }
    var tallies: [Tally] = []
    try connection.rows(sql.text, sql.parameters) { row in
      tallies.append(
        Tally(
          key: row.isNull(0) ? nil : row.identifier(0), count: Int(row.integer(1)),
          counts: (0..<conditions).map { Int(row.integer(2 + $0)) },
          extremes: types.indices.map { row.scalar(2 + conditions + $0, as: types[$0]) }))
    }
    return tallies
  }

  /// The statement that counts by what records refer to.
  func tallyStatement(_ query: TallyQuery, _ layout: TableLayout) throws -> SQLFragment {
    var compiler = FilterCompiler(catalog: catalog)
    let key = "t.\(TableLayout.quoted(query.by))"
    var columns = [key, "count(*)"]
    var parameters: [Scalar] = []
    for condition in query.conditions {
      let fragment = try compiler.condition(condition, layout, alias: "t")
      columns.append("sum((\(fragment.text)) IS TRUE)")
      parameters += fragment.parameters
    }
    for extreme in query.extremes {
      let fragment = try compiler.condition(extreme.filter, layout, alias: "t")
      let value = "t.\(TableLayout.quoted(extreme.field))"
      columns.append(
        "\(extreme.isGreatest ? "max" : "min")(CASE WHEN \(fragment.text) THEN \(value) END)")
      parameters += fragment.parameters
    }
    let condition = try compiler.condition(query.filter, layout, alias: "t")
    if compiler.searches { try writeWords() }
    return compiler.statement(
      SQLFragment(
        "SELECT \(columns.joined(separator: ", ")) FROM \(layout.table) t "
          + "WHERE \(condition.text) GROUP BY \(key)", parameters + condition.parameters))
  }

  func record(_ type: String, _ id: Identifier) throws -> StoredRecord? {
    let layout = try layout(type)
    return try recordStatements(type).select.use(on: connection) { statement in
      statement.bind { $0.add(id) }
      guard try statement.step() else { return nil }
      let row = statement.row
      let columns = layout.type.columns
      return StoredRecord(
        sequence: row.integer(columns.count + 1), revision: row.integer(columns.count),
        row: columns.indices.map { row.scalar($0, as: columns[$0].type) })
    }
  }

  func newest(
    _ type: String, where filter: FilterExpression, limit: Int
  ) throws -> [Identifier] {
    let sql = try newestStatement(type, where: filter, limit: limit)
    return try identifiers(sql.text, sql.parameters)
  }

  /// The statement that finds the newest records.
  func newestStatement(
    _ type: String, where filter: FilterExpression, limit: Int
  ) throws -> SQLFragment {
    let layout = try layout(type)
    var compiler = FilterCompiler(catalog: catalog)
    // The full-text index gives its hits newest first, as many as are asked for: it leads.
    var leading: String?
    var rest = filter
    switch filter {
    case .search(let terms):
      leading = FilterCompiler.match(terms)
      rest = .always
    case .all(var parts):
      let index = parts.firstIndex { if case .search = $0 { true } else { false } }
      if let index, case .search(let terms) = parts.remove(at: index) {
        leading = FilterCompiler.match(terms)
        rest = .all(parts)
      }
    default: break
    }
    var condition = try compiler.condition(rest, layout, alias: "t")
    if compiler.searches || leading != nil { try writeWords() }
    var source = "\(layout.table) t"
    var order = "t._rid"
    if let leading {
      source = "\(layout.searchTable) s CROSS JOIN \(layout.table) t ON t._rid = s.rowid"
      order = "s.rowid"
      condition.text = "\(layout.searchTable) MATCH ? AND " + condition.text
      condition.parameters.insert(.text(leading), at: 0)
    }
    return compiler.statement(
      SQLFragment(
        "SELECT t.id FROM \(source) WHERE \(condition.text) ORDER BY \(order) DESC LIMIT ?",
        condition.parameters + [.integer(Int64(max(limit, 0)))]))
  }

  func identities(
    _ type: String, handles: ClosedRange<UInt64>, descending: Bool, limit: Int
  ) throws -> [Identifier] {
    let bounds = [handles.lowerBound, handles.upperBound].map { bound in
      Scalar.bytes((0..<8).map { UInt8(truncatingIfNeeded: bound >> (56 - 8 * UInt64($0))) })
    }
    let direction = descending ? "DESC" : "ASC"
    return try identifiers(
      "SELECT id FROM \(try layout(type).table) WHERE substr(id, 9) >= ? AND substr(id, 9) <= ? "
        + "ORDER BY substr(id, 9) \(direction) LIMIT ?",
      bounds + [.integer(Int64(max(limit, 0)))])
  }

  private func identifiers(_ sql: String, _ parameters: [Scalar]) throws -> [Identifier] {
    var identifiers: [Identifier] = []
    try connection.rows(sql, parameters) { row in
      if let identifier = row.identifier(0) { identifiers.append(identifier) }
    }
    return identifiers
  }
}
