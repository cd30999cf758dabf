import StewardModels
import StewardPersistence
import StewardQuery

/// Turns an order into SQL, and a place in it into conditions that an index can seek.
///
/// SQLite takes null for the least value, which is the order of DESIGN: nil first ascending, last
/// descending.
struct OrderCompiler {
  /// Statements whose results follow each other: what they read, which records, in which order.
  struct Part {
    let source: String
    let conditions: [SQLFragment]
    let order: String
  }

  private struct Column {
    var name: String
    let isDescending: Bool
    /// Whether it holds one value in all records that are asked for.
    var isFixed = false
  }

  private let table: String
  private var columns: [Column] = []
  /// How many columns each key stands in.
  private var widths: [Int] = []
  /// The fields that refer to records whose names are read, as columns.
  private var joins: [(column: String, join: NameJoin)] = []
  /// Whether the first key is a name whose table can lead: the records of a few names are found
  /// without all others being sorted.
  private var leads = false

  init(_ query: RecordQuery, _ layout: TableLayout, alias: String, catalog: StoredCatalog) throws {
    table = "\(layout.table) \(alias)"
    let fixed = query.sort.isEmpty ? [] : query.filter.fixedFields
    for key in query.sort {
      guard let field = layout.type.field(key.field) else {
        throw QueryError(
          .unknownField, Message("query.field.unknown", ["field": .text(key.field)]))
      }
      let isFixed = fixed.contains(field.name)
      var names = layout.orderColumns(field).map { "\(alias).\(TableLayout.quoted($0))" }
      if case .reference(let target) = field.kind,
        let order = CalledOrder(target, types: { catalog.type($0) }),
        !isFixed || query.after != nil
      {
        let join = NameJoin(order, number: joins.count)
        if joins.isEmpty, columns.isEmpty, order.parent == nil, !isFixed, query.limit != nil {
          leads = !query.filter.isSelective
        }
        joins.append((names[0], join))
        names.insert(join.key, at: 0)
      }
      widths.append(names.count)
      for name in names {
        columns.append(Column(name: name, isDescending: key.isDescending, isFixed: isFixed))
      }
    }
    columns.append(
      Column(name: "\(alias).id", isDescending: query.sort.last?.isDescending ?? false))
  }

  /// The tables that are to be made before a statement.
  var selections: [SQLFragment] { joins.compactMap(\.join.selection) }

  /// The parts that give the records after a place, or all of them, in the order.
  func parts(after cursor: Cursor?) -> [Part] {
    let values = cursor.map(values)
    guard leads, let lead = joins.first else {
      return [part(table + joined(joins[...]), columns[...], values.map { $0[...] })]
    }
    // What refers to nothing has no name, and stands before or after all that does.
    let others = joined(joins.dropFirst())
    var named = columns
    named[1].name = lead.join.first.id
    let source = lead.join.leading(table, joinedBy: lead.column) + others
    let isNamed = values.map { !$0[1].isNull }
    let without = part(
      table + others, columns.dropFirst(2), isNamed == false ? values?.dropFirst(2) : nil,
      SQLFragment("\(lead.column) IS NULL"))
    let with = part(source, named[...], isNamed == true ? values.map { $0[...] } : nil)
    if columns[0].isDescending { return isNamed == false ? [without] : [with, without] }
    return isNamed == true ? [with] : [without, with]
  }

  private func joined(_ joins: ArraySlice<(column: String, join: NameJoin)>) -> String {
    joins.map { $0.join.joined(to: $0.column) }.joined()
  }

  private func part(
    _ source: String, _ columns: ArraySlice<Column>, _ values: ArraySlice<Scalar>?,
    _ condition: SQLFragment? = nil
  ) -> Part {
    let order = columns.filter { !$0.isFixed }.map { $0.name + ($0.isDescending ? " DESC" : "") }
    var conditions = values.map { Self.segments(Array(columns), Array($0)) } ?? [.always]
    if let condition {
      conditions = conditions.map { .joined([condition, $0], by: "AND") }
    }
    return Part(source: source, conditions: conditions, order: order.joined(separator: ", "))
  }

  /// The records after a place, as conditions whose results follow each other: those that share all
  /// keys but the last, those that share all but the last two, and so on.
  ///
  /// Each is a range of an index, where one condition for all of them would be a scan.
  private static func segments(_ columns: [Column], _ values: [Scalar]) -> [SQLFragment] {
    var segments: [SQLFragment] = []
    for shared in columns.indices.reversed() {
      let equal = zip(columns, values).prefix(shared).map { column, value in
        value.isNull
          ? SQLFragment("\(column.name) IS NULL") : SQLFragment("\(column.name) = ?", [value])
      }
      for next in beyond(columns[shared], values[shared]) {
        segments.append(.joined(equal + [next], by: "AND"))
      }
    }
    return segments
  }

  /// What comes after a value in one column.
  private static func beyond(_ column: Column, _ value: Scalar) -> [SQLFragment] {
    switch (column.isDescending, value.isNull) {
    case (false, false): [SQLFragment("\(column.name) > ?", [value])]
    case (false, true): [SQLFragment("\(column.name) IS NOT NULL")]
    case (true, false):
      [SQLFragment("\(column.name) < ?", [value]), SQLFragment("\(column.name) IS NULL")]
    case (true, true): []
    }
  }

  /// The cursor's keys, one for each column: a nil of two columns is two nulls.
  private func values(of cursor: Cursor) -> [Scalar] {
    var values: [Scalar] = []
    for (key, width) in zip(cursor.keys, widths) {
      for index in 0..<width { values.append(index < key.count ? key[index] : .null) }
    }
    return values + [.identifier(cursor.id)]
  }
}
