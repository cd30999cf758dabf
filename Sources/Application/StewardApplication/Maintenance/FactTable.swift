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
    case none

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): String(number)
      case .flag(let flag): flag ? "true" : "false"
      case .none: ""
      }
    }
  }

  /// The keys of JSON and CSV; the heading of each is the message `steward.column.KEY`.
  let keys: [String]
  var rows: [[Cell]] = []

  /// Writes the rows.
  func write(_ session: Session) throws {
    let output = session.console.output
    switch session.format {
    case .table: try table(session).write(to: output, on: session.console.canvas)
    case .json, .ndjson: try writeObjects(session)
    case .plain:
      for row in rows { try output.append { PlainRow.append(row.map(\.text), to: &$0) } }
    case .csv:
      let bytes = ByteOutput(to: output)
      var writer = CSVWriter(bytes)
      try writer.write(row: keys)
      for row in rows { try writer.write(row: row.map(\.text)) }
      try bytes.flush()
    case .markdown:
      try output.append { MarkdownTable.appendHeading(columns(session), to: &$0) }
      for row in rows { try output.append { MarkdownTable.appendRow(row.map(\.text), to: &$0) } }
    }
  }

  private func columns(_ session: Session) -> [TableColumn] {
    keys.map { TableColumn(session.console.words(Message("steward.column.\($0)"))) }
  }

  private func table(_ session: Session) -> Table {
    var table = Table(columns: columns(session))
    for row in rows { table.append(row.map { StyledText($0.text) }) }
    table.hasHeading = !rows.isEmpty
    return table
  }

  private func writeObjects(_ session: Session) throws {
    let bytes = ByteOutput(to: session.console.output)
    let isArray = session.format == .json
    var json = JSONWriter(bytes, layout: isArray ? .pretty : .compact)
    if isArray { try json.beginArray() }
    for row in rows {
      try json.beginObject()
      for (key, cell) in zip(keys, row) {
        try json.key(key)
        switch cell {
        case .text(let text): try json.string(text)
        case .number(let number): try json.integer(number)
        case .flag(let flag): try json.bool(flag)
        case .none: try json.null()
        }
      }
      try json.endObject()
      if !isArray { try json.endLine() }
    }
    if isArray {
      try json.endArray()
      try json.endLine()
    }
    try bytes.flush()
  }
}
