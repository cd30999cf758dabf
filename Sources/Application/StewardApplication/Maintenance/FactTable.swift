import StewardCommandLine
import StewardInterchange
import StewardModels

/// Rows of facts that are no records, in every format.
struct FactTable {
  /// One fact.
  enum Cell {
    case text(String)
    case number(Int)
    case flag(Bool)
    /// What people see in another form than programs.
    case worded(String, shown: String)
    case none

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): String(number)
      case .flag(let flag): flag ? "true" : "false"
      case .worded(let text, _): text
      case .none: ""
      }
    }

    var shown: String { if case .worded(_, let shown) = self { shown } else { text } }
  }

  /// The keys of JSON and CSV; the heading of each is the message `steward.column.KEY`.
  let keys: [String]
  var rows: [[Cell]] = []
  /// The words that a search was for; they are marked in the last column.
  var marked: SearchMarks?
  /// What stands below the rows for people.
  var foot: Message?

  /// Writes the rows.
  func write(_ session: Session) throws {
    switch session.format {
    case .table:
      try table(session).write(to: session.console.output, on: session.console.canvas)
    case .json, .ndjson: try session.writeObjects(rows, writeMembers)
    case .plain, .csv, .markdown:
      try session.writeRows(rows.map { $0.map(\.text) }, keys: keys, columns: columns(session))
    }
  }

  private func columns(_ session: Session) -> [TableColumn] {
    keys.map { TableColumn(session.console.words(Message("steward.column.\($0)"))) }
  }

  private func table(_ session: Session) -> Table {
    var table = Table(columns: columns(session))
    for row in rows {
      var cells = row.map { StyledText($0.shown) }
      if let marked, let last = row.last { cells[cells.count - 1] = marked.marking(last.text) }
      table.append(cells)
    }
    table.hasHeading = !rows.isEmpty
    table.foot = foot.map { [StyledText(session.console.words($0), .dim)] } ?? []
    return table
  }

  private func writeMembers(_ row: [Cell], to json: inout JSONWriter) throws {
    for (key, cell) in zip(keys, row) {
      try json.key(key)
      switch cell {
      case .text(let text), .worded(let text, _): try json.string(text)
      case .number(let number): try json.integer(number)
      case .flag(let flag): try json.bool(flag)
      case .none: try json.null()
      }
    }
  }
}
