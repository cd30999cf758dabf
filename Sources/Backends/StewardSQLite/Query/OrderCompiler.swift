import StewardModels
import StewardPersistence
import StewardQuery

/// Turns an order into SQL, and a place in it into conditions that an index can seek.
///
/// SQLite takes null for the least value, which is the order of DESIGN: nil first ascending, last
/// descending.
struct OrderCompiler {
  private struct Column {
    let name: String
    let isDescending: Bool
  }

  private var columns: [Column] = []
  /// How many columns each key stands in.
  private var widths: [Int] = []

  init(_ sort: [SortKey], _ layout: TableLayout, alias: String) throws {
    for key in sort {
      guard let field = layout.type.field(key.field) else {
        throw QueryError(
          .unknownField, Message("query.field.unknown", ["field": .text(key.field)]))
      }
      let names = layout.orderColumns(field)
      widths.append(names.count)
      for name in names {
        columns.append(
          Column(
            name: "\(alias).\(TableLayout.quoted(name))", isDescending: key.isDescending))
      }
    }
    columns.append(
      Column(name: "\(alias).id", isDescending: sort.last?.isDescending ?? false))
  }

  /// What stands after `ORDER BY`.
  var text: String {
    columns.map { $0.name + ($0.isDescending ? " DESC" : "") }.joined(separator: ", ")
  }

  /// The records after a place, as conditions whose results follow each other: those that share all
  /// keys but the last, those that share all but the last two, and so on.
  ///
  /// Each is a range of an index, where one condition for all of them would be a scan.
  func segments(after cursor: Cursor) -> [SQLFragment] {
    let values = self.values(of: cursor)
    var segments: [SQLFragment] = []
    for shared in columns.indices.reversed() {
      let equal = zip(columns, values).prefix(shared).map { column, value in
        value.isNull
          ? SQLFragment("\(column.name) IS NULL") : SQLFragment("\(column.name) = ?", [value])
      }
      for next in Self.beyond(columns[shared], values[shared]) {
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
