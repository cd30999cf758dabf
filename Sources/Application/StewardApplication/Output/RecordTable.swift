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

  /// The columns that are shown of some rows, by position.
  private func shown(_ rows: [RecordRow]) -> [Int] {
    columns.indices.filter { position in
      !leavesOutEmpty || columns[position].field.role == .name
        || rows.contains { !$0.values[position].isNone }
    }
  }

  /// The table of sections of rows; one section without a title for a list that has none.
  func table(_ sections: [(title: String?, rows: [RecordRow])], _ names: NameBook) -> Table {
    let shown = shown(sections.flatMap(\.rows))
    var table = Table(columns: [Self.handles] + shown.map { tableColumn(columns[$0]) })
    table.sections = sections.map { title, rows in
      Table.Section(
        title.map { StyledText($0, .bold) },
        rows: rows.map { row in
          [StyledText(row.handle)] + shown.map { cell(row.values[$0], columns[$0], names) }
        })
    }
    return table
  }

  private static let handles = TableColumn("", style: .color(.cyan), minimumWidth: 4)

  private func tableColumn(_ column: RecordColumn) -> TableColumn {
    if column.field.kind == .icon { return .icon }
    let isName = column.field.role == .name
    return TableColumn(
      column.title, alignment: column.isAmount ? .trailing : .leading,
      minimumWidth: isName ? 16 : column.isAmount ? 6 : 8,
      shrinkPriority: isName ? 1 : column.isAmount || column.field.kind == .day ? 0 : 2,
      isOptional: !isName && column.field.role != .code)
  }

  private func cell(_ value: Value, _ column: RecordColumn, _ names: NameBook) -> StyledText {
    let text = wording.short(value, for: column.field, names: names.name)
    guard let marked, case .text = value, column.field.isSearchable else { return StyledText(text) }
    return marked.marking(text)
  }
}
