public import StewardModels
internal import StewardText

/// Adds up rows, one after another, into the groups of an aggregate query.
///
/// The result does not depend on the order of the rows. Memory is in proportion to the number of
/// groups. Which rows satisfy the query's filter is for the one who feeds it to see to.
public struct Aggregator {
  /// The columns that the rows must hold, in this order: positions in `RecordType.columns`.
  public let columns: [Int]

  private struct Source {
    let kind: FieldKind
    let column: Int
  }

  private struct Group {
    let key: Value
    var count = 0
    var totals: [RunningTotal]
  }

  private let query: AggregateQuery
  private let key: Source?
  private let ownName: String
  private let factor: Source?
  private let sums: [Source]
  private let nothing: [RunningTotal]
  private var groups: [Group] = []
  private var places: [Value: Int] = [:]

  /// Prepares to answer a query.
  ///
  /// - Parameters:
  ///   - query: What is asked.
  ///   - type: The record type.
  ///   - takesWholeRows: Whether rows come with all the type's columns, as they are in memory.
  /// - Throws: `unknownField`, or `mismatch` for a field that does not add up, a factor that is
  ///   none, and own fields without the name of one.
  public init(
    _ query: AggregateQuery, type: RecordType, takesWholeRows: Bool = false
  ) throws(QueryError) {
    self.query = query
    var columns = takesWholeRows ? Array(type.columns.indices) : []

    func source(_ name: String) throws(QueryError) -> (FieldDescription, Source) {
      guard let index = type.index(ofField: name) else { throw .unknownField(name, of: type) }
      let field = type.fields[index]
      let first = type.firstColumns[index]
      if takesWholeRows { return (field, Source(kind: field.kind, column: first)) }
      columns += first..<(first + field.kind.columns.count)
      return (field, Source(kind: field.kind, column: columns.count - field.kind.columns.count))
    }

    if let path = query.by {
      let (field, source) = try source(path.field)
      if path.own != nil, field.kind != .own { throw .holdsNoOwn(path) }
      if path.own == nil, field.kind == .own { throw .needsOwnName(field) }
      key = source
    } else {
      key = nil
    }
    ownName = query.by?.own?.folded ?? ""
    if let name = query.multipliedBy {
      let (field, source) = try source(name)
      guard [.quantity, .integer, .number].contains(field.kind) else {
        throw .unfit("query.factor.kind", field)
      }
      factor = source
    } else {
      factor = nil
    }
    var sums: [Source] = []
    var nothing: [RunningTotal] = []
    for name in query.sums {
      let (field, source) = try source(name)
      guard let total = RunningTotal(field.kind, multipliedBy: factor?.kind) else {
        throw .unfit("query.sum.kind", field)
      }
      sums.append(source)
      nothing.append(total)
    }
    self.sums = sums
    self.nothing = nothing
    self.columns = columns
  }

  /// Adds a row, whose columns are those of `columns`.
  ///
  /// - Throws: `overflow` where a product is too great; `undecodable` where a column holds no value
  ///   of its kind.
  public mutating func add(_ row: Row) throws(QueryError) {
    let multiplier = try factor.map { source throws(QueryError) in try value(row, source) }
    guard let times = Multiplier(multiplier ?? .none) else { throw .tooGreat(query) }
    guard let key else { return try add(row, times, to: place(of: .none)) }
    switch try value(row, key) {
    case .tags(let tags):
      for tag in tags { try add(row, times, to: place(of: .text(tag))) }
    case .own(let own):
      let value = own.first { $0.name.folded == ownName }?.value.value ?? .none
      try add(row, times, to: place(of: value))
    // By day: no two things are due in the same microsecond.
    case .when(let when): try add(row, times, to: place(of: .when(When(when.day))))
    case let value: try add(row, times, to: place(of: value))
    }
  }

  private mutating func add(
    _ row: Row, _ times: Multiplier, to place: Int
  ) throws(QueryError) {
    groups[place].count += 1
    for (index, source) in sums.enumerated() {
      let amount = try value(row, source)
      guard groups[place].totals[index].add(amount, times: times) else { throw .tooGreat(query) }
    }
  }

  /// Where the group of a key stands, which is made if it is new.
  private mutating func place(of key: Value) -> Int {
    if let place = places[key] { return place }
    places[key] = groups.count
    groups.append(Group(key: key, totals: nothing))
    return groups.count - 1
  }

  /// The groups so far, in the order of their keys (`Value.order`), nothing first.
  ///
  /// Without a field to group by there is one group always, of no records too.
  ///
  /// - Throws: `overflow` where a sum does not fit 64 bits.
  public func result() throws(QueryError) -> [AggregateGroup] {
    var result: [AggregateGroup] = []
    var groups = groups
    if key == nil, groups.isEmpty { groups.append(Group(key: .none, totals: nothing)) }
    for group in groups {
      var totals: [Totals] = []
      for running in group.totals {
        guard let total = running.total else { throw .tooGreat(query) }
        totals.append(total)
      }
      result.append(AggregateGroup(key: group.key, count: group.count, totals: totals))
    }
    return result.sorted { $0.key.order(to: $1.key) == .less }
  }

  private func value(_ row: Row, _ source: Source) throws(QueryError) -> Value {
    do throws(ModelError) {
      return try Value(row, at: source.column, kind: source.kind)
    } catch {
      throw .undecodable(error)
    }
  }
}
