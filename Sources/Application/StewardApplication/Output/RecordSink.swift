import StewardCommandLine
import StewardInterchange
import StewardModels

/// Prints rows of records in one format, as they come.
protocol RecordSink {
  mutating func begin() throws
  mutating func write(_ rows: [RecordRow], _ names: NameBook) throws
  mutating func end() throws
}

extension OutputFormat {
  /// What prints rows in a format for programs; nil for the table, which is drawn at the end.
  func sink(_ columns: [RecordColumn], to output: OutputWriter) -> (any RecordSink)? {
    switch self {
    case .table: nil
    case .plain: PlainSink(columns: columns, output: output)
    case .json, .ndjson:
      JSONSink(columns: columns, isArray: self == .json, output: output)
    case .csv: CSVSink(columns: columns, output: output)
    case .markdown: MarkdownSink(columns: columns, output: output)
    }
  }
}

extension RecordColumn {
  /// A value in neutral form.
  func text(_ value: Value, _ names: NameBook) -> String {
    FieldWriter().text(value, for: field, names: names.name)
  }
}

/// `plain`: the handle, then the columns.
struct PlainSink: RecordSink {
  let columns: [RecordColumn]
  let output: OutputWriter

  mutating func begin() {}
  mutating func end() {}

  mutating func write(_ rows: [RecordRow], _ names: NameBook) throws {
    for row in rows {
      let fields = [row.handle] + zip(columns, row.values).map { $0.text($1, names) }
      try output.append { PlainRow.append(fields, to: &$0) }
    }
  }
}

/// `markdown`: a heading, then the columns.
struct MarkdownSink: RecordSink {
  let columns: [RecordColumn]
  let output: OutputWriter

  mutating func begin() throws {
    let headings =
      [TableColumn("")]
      + columns.map { TableColumn($0.title, alignment: $0.isAmount ? .trailing : .leading) }
    try output.append { MarkdownTable.appendHeading(headings, to: &$0) }
  }

  mutating func end() {}

  mutating func write(_ rows: [RecordRow], _ names: NameBook) throws {
    for row in rows {
      let fields = [row.handle] + zip(columns, row.values).map { $0.text($1, names) }
      try output.append { MarkdownTable.appendRow(fields, to: &$0) }
    }
  }
}

/// `csv`: names of fields, then the columns.
struct CSVSink: RecordSink {
  let columns: [RecordColumn]
  let output: ByteOutput
  var writer: CSVWriter

  init(columns: [RecordColumn], output: OutputWriter) {
    self.columns = columns
    self.output = ByteOutput(to: output)
    writer = CSVWriter(self.output)
  }

  mutating func begin() throws { try writer.write(row: ["handle"] + columns.map(\.name)) }

  mutating func write(_ rows: [RecordRow], _ names: NameBook) throws {
    for row in rows {
      try writer.write(row.handle)
      for (column, value) in zip(columns, row.values) {
        try writer.write(column.text(value, names))
      }
      try writer.endRow()
    }
  }

  mutating func end() throws { try output.flush() }
}

/// `json` and `ndjson`: an object for each record, its handle first, then its fields by name.
struct JSONSink: RecordSink {
  let columns: [RecordColumn]
  let isArray: Bool
  let output: ByteOutput
  var writer: JSONWriter

  init(columns: [RecordColumn], isArray: Bool, output: OutputWriter) {
    self.columns = columns
    self.isArray = isArray
    self.output = ByteOutput(to: output)
    writer = JSONWriter(self.output, layout: isArray ? .pretty : .compact)
  }

  mutating func begin() throws { if isArray { try writer.beginArray() } }

  mutating func write(_ rows: [RecordRow], _ names: NameBook) throws {
    for row in rows {
      try write(row, names)
      if !isArray { try writer.endLine() }
    }
  }

  /// One object.
  mutating func write(_ row: RecordRow, _ names: NameBook) throws {
    try writer.beginObject()
    try writer.key("handle")
    try writer.string(row.handle)
    for (column, value) in zip(columns, row.values) {
      try writer.key(column.name)
      try FieldWriter().write(value, for: column.field, names: names.name, to: &writer)
    }
    try writer.endObject()
  }

  mutating func end() throws {
    if isArray {
      try writer.endArray()
      try writer.endLine()
    }
    try output.flush()
  }
}
