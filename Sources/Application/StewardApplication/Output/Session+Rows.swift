public import StewardCommandLine
public import StewardInterchange

extension Session {
  /// Writes an object for each element: an array of them as JSON, one on a line as NDJSON.
  ///
  /// - Parameter body: Writes the members of one object.
  public func writeObjects<Element>(
    _ elements: some Sequence<Element>, _ body: (Element, inout JSONWriter) throws -> Void
  ) throws {
    let bytes = ByteOutput(to: console.output)
    let isArray = format == .json
    var json = JSONWriter(bytes, layout: isArray ? .pretty : .compact)
    if isArray { try json.beginArray() }
    for element in elements {
      try json.beginObject()
      try body(element, &json)
      try json.endObject()
      if !isArray { try json.endLine() }
    }
    if isArray {
      try json.endArray()
      try json.endLine()
    }
    try bytes.flush()
  }

  /// Writes rows of text as CSV or Markdown, and in every other format as plain lines.
  ///
  /// - Parameters:
  ///   - keys: The heading of CSV.
  ///   - columns: The columns of Markdown.
  public func writeRows(_ rows: [[String]], keys: [String], columns: [TableColumn]) throws {
    let output = console.output
    switch format {
    case .csv:
      let bytes = ByteOutput(to: output)
      var writer = CSVWriter(bytes)
      try writer.write(row: keys)
      for row in rows { try writer.write(row: row) }
      try bytes.flush()
    case .markdown:
      try output.append { MarkdownTable.appendHeading(columns, to: &$0) }
      for row in rows { try output.append { MarkdownTable.appendRow(row, to: &$0) } }
    case .plain, .table, .json, .ndjson:
      for row in rows { try output.append { PlainRow.append(row, to: &$0) } }
    }
  }
}
