import StewardCommandLine
import StewardInterchange
import StewardModels

/// Rows of records as a table for people.
struct RecordTable {
  let columns: [RecordColumn]
  let wording: FieldWording
  /// Whether columns in which no row holds anything are left out.
  var leavesOutEmpty = true
  /// The words that a search was for; they are marked where they are found.
  var marked: SearchMarks?
  /// Whether the rows are numbered.
  var isNumbered = false

  /// The columns that are shown of some rows, by position.
  private func shown(_ rows: [RecordRow]) -> [Int] {
    columns.indices.filter { position in
      !leavesOutEmpty || columns[position].field.role == .name
        || columns[position].field.role == .done
        || rows.contains { !$0.values[position].isNone }
    }
  }

  /// The table of sections of rows; one section without a title for a list that has none.
  func table(_ sections: [(title: String?, rows: [RecordRow])], _ names: NameBook) -> Table {
    let shown = shown(sections.flatMap(\.rows))
    var table = Table(columns: [Self.handles] + shown.map { tableColumn(columns[$0]) })
    let count = sections.reduce(0) { $0 + $1.rows.count }
    if isNumbered { table.columns.insert(Self.numbers(upTo: count), at: 0) }
    var number = 0
    table.sections = sections.map { title, rows in
      Table.Section(
        title.map { StyledText($0, .bold) },
        rows: rows.map { row in
          number += 1
          let first = isNumbered ? [StyledText(String(number))] : []
          return first + [StyledText(row.handle)]
            + shown.map { cell(row.values[$0], columns[$0], names) }
        })
    }
    return table
  }

  static func numbers(upTo count: Int) -> TableColumn {
    TableColumn(
      "", alignment: .trailing, style: .dim, minimumWidth: String(count).count, shrinkPriority: 0)
  }

  /// A handle that is cut cannot be typed: it is whole, or, before a day has to go, not there.
  static let handles = TableColumn(
    "", style: .color(.cyan), minimumWidth: .max, isOptional: true, dropPriority: -1)

  /// When something is due is left out last.
  static let dueDropPriority = -2

  private func tableColumn(_ column: RecordColumn) -> TableColumn {
    if column.field.kind == .icon { return .icon }
    if column.field.role == .done { return TableColumn("", minimumWidth: 3) }
    return TableColumn(
      column.title, alignment: column.isAmount ? .trailing : .leading,
      cut: column.target == nil ? .end : .beginning,
      minimumWidth: Self.minimumWidth(column), shrinkPriority: Self.shrinkPriority(column),
      isOptional: column.field.role != .name,
      dropPriority: column.field.role == .due ? Self.dueDropPriority : nil)
  }

  /// How narrow a column may become.
  ///
  /// Half a number says nothing: codes and amounts are whole or not there.
  private static func minimumWidth(_ column: RecordColumn) -> Int {
    if column.field.role == .name || column.target != nil { return 16 }
    return column.field.role == .code || column.isAmount ? .max : 8
  }

  /// Which columns give way first: codes, then texts and how many there are, the name after those;
  /// what things cost and when they were bought stays longest.
  private static func shrinkPriority(_ column: RecordColumn) -> Int {
    if column.field.role == .name { return 1 }
    if column.field.role == .code { return 3 }
    switch column.field.kind {
    case .money, .day, .when, .integer, .number: return 0
    default: return 2
    }
  }

  private func cell(_ value: Value, _ column: RecordColumn, _ names: NameBook) -> StyledText {
    if column.field.role == .done { return StyledText(value.isNone ? "[ ]" : "[x]") }
    let text = wording.short(value, for: column.field, names: names.name)
    guard let marked, case .text = value, column.field.isSearchable else {
      return StyledText(text, short: value.shortDay)
    }
    return marked.marking(text)
  }
}

extension Value {
  /// The day alone of a time, for columns in which the whole does not fit.
  var shortDay: String? { if case .when(let when) = self { when.day.description } else { nil } }
}
