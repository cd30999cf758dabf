import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Prints counts and sums: a line, or bars for groups; one chart for each currency or unit.
struct SumOutput {
  let session: Session
  let habits: Habits

  private var output: OutputWriter { session.console.output }
  private var canvas: Canvas { session.console.canvas }

  /// One amount of one group.
  private struct Amount {
    let key: String?
    /// The currency or the unit; empty for numbers.
    let measure: String
    let words: String
    let neutral: String
    let size: Double
  }

  /// A count by itself.
  func write(count: Int) throws {
    switch session.format {
    case .json, .ndjson:
      try object(pretty: session.format == .json) { json in
        try json.key("count")
        try json.integer(count)
      }
    default: try output.writeLine(String(count))
    }
  }

  /// Groups with what they add up to.
  ///
  /// - Parameter column: The field that was added up; nil for how many there are.
  func write(
    _ groups: [AggregateGroup], by: RecordColumn?, of column: RecordColumn?, in snapshot: Snapshot
  ) throws {
    let keys = try words(of: groups.map(\.key), by, in: snapshot)
    var amounts: [Amount] = []
    for (group, key) in zip(groups, keys) {
      amounts += column == nil ? [count(group, key)] : sums(group, key)
    }
    switch session.format {
    case .json, .ndjson: try writeObjects(amounts, by, column)
    case .plain:
      for amount in amounts {
        try output.append {
          PlainRow.append((by == nil ? [] : [amount.key ?? ""]) + [amount.neutral], to: &$0)
        }
      }
    case .csv: try writeCSV(amounts, by, column)
    case .markdown: try writeMarkdown(amounts, by, column)
    case .table: try writeCharts(amounts, by)
    }
  }

  private func count(_ group: AggregateGroup, _ key: String?) -> Amount {
    Amount(
      key: key, measure: "", words: habits.wording.wording.number(group.count),
      neutral: String(group.count), size: Double(group.count))
  }

  private func sums(_ group: AggregateGroup, _ key: String?) -> [Amount] {
    switch group.totals.first {
    case .money(let totals):
      totals.map {
        Amount(
          key: key, measure: $0.currency.code, words: habits.wording.wording.money($0),
          neutral: $0.description, size: Double($0.minorUnits))
      }
    case .quantities(let quantities):
      quantities.map {
        Amount(
          key: key, measure: $0.unit.dimension.name, words: habits.wording.wording.quantity($0),
          neutral: $0.description, size: Double($0.baseMillionths ?? $0.millionths))
      }
    case .integer(let number):
      [
        Amount(
          key: key, measure: "", words: habits.wording.wording.number(Int(number)),
          neutral: String(number), size: Double(number))
      ]
    case .number(let number):
      [
        Amount(
          key: key, measure: "",
          words: habits.wording.wording.decimal(OwnValue.number(number).description),
          neutral: OwnValue.number(number).description, size: number)
      ]
    case nil: []
    }
  }

  /// What the groups are called; nil for the one that holds nothing.
  private func words(
    of keys: [Value], _ by: RecordColumn?, in snapshot: Snapshot
  ) throws -> [String?] {
    guard let by else { return keys.map { _ in nil } }
    var names = NameBook()
    if let target = by.target {
      let ids = keys.compactMap { if case .reference(let id) = $0 { id } else { nil } }
      try names.learn(Set(ids), of: target, in: snapshot)
    }
    return keys.map { key in
      key.isNone ? nil : habits.wording.short(key, for: by.field, names: names.name)
    }
  }

  private func writeCharts(_ amounts: [Amount], _ by: RecordColumn?) throws {
    guard let by else {
      if amounts.isEmpty { try output.writeLine("0") }
      for amount in amounts { try output.writeLine(amount.words) }
      return
    }
    var measures: [String] = []
    for amount in amounts where !measures.contains(amount.measure) {
      measures.append(amount.measure)
    }
    let none = session.console.words(
      Message("application.group.none", ["field": .text(by.title)]))
    for (index, measure) in measures.enumerated() {
      if index > 0 { try output.writeLine() }
      let rows = amounts.filter { $0.measure == measure }.sorted { $0.size > $1.size }
      try BarChart(
        rows.map {
          BarChart.Row(
            $0.key.map { StyledText($0) } ?? StyledText(none, .dim), value: StyledText($0.words),
            amount: $0.size)
        }
      ).write(to: output, on: canvas)
    }
  }

  private func headings(_ by: RecordColumn?, _ column: RecordColumn?) -> [String] {
    (by == nil ? [] : [by?.name ?? ""]) + [column?.name ?? "count"]
  }

  private func cells(_ amount: Amount, _ by: RecordColumn?) -> [String] {
    (by == nil ? [] : [amount.key ?? ""]) + [amount.neutral]
  }

  private func writeCSV(
    _ amounts: [Amount], _ by: RecordColumn?, _ column: RecordColumn?
  ) throws {
    let bytes = ByteOutput(to: output)
    var writer = CSVWriter(bytes)
    try writer.write(row: headings(by, column))
    for amount in amounts { try writer.write(row: cells(amount, by)) }
    try bytes.flush()
  }

  private func writeMarkdown(
    _ amounts: [Amount], _ by: RecordColumn?, _ column: RecordColumn?
  ) throws {
    let columns = headings(by, column).enumerated().map { index, title in
      TableColumn(title, alignment: index == 0 && by != nil ? .leading : .trailing)
    }
    try output.append { MarkdownTable.appendHeading(columns, to: &$0) }
    for amount in amounts {
      try output.append { MarkdownTable.appendRow(cells(amount, by), to: &$0) }
    }
  }

  private func writeObjects(
    _ amounts: [Amount], _ by: RecordColumn?, _ column: RecordColumn?
  ) throws {
    let bytes = ByteOutput(to: output)
    let isArray = session.format == .json
    var json = JSONWriter(bytes, layout: isArray ? .pretty : .compact)
    if isArray { try json.beginArray() }
    for amount in amounts {
      try json.beginObject()
      if let by {
        try json.key(by.name)
        if let key = amount.key { try json.string(key) } else { try json.null() }
      }
      try json.key(column == nil ? "count" : "sum")
      if column == nil {
        try json.integer(Int(amount.size))
      } else {
        try json.string(amount.neutral)
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

  private func object(
    pretty: Bool, _ body: (inout JSONWriter) throws -> Void
  ) throws {
    let bytes = ByteOutput(to: output)
    var json = JSONWriter(bytes, layout: pretty ? .pretty : .compact)
    try json.beginObject()
    try body(&json)
    try json.endObject()
    try json.endLine()
    try bytes.flush()
  }
}
