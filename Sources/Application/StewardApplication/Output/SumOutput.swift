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
    /// What the group is called; nil for the one that holds nothing.
    let key: String?
    /// The same in neutral form.
    let neutralKey: String?
    /// The currency or the unit; empty for numbers.
    let measure: String
    let words: String
    let value: Value
    let size: Double

    /// The amount in neutral form.
    var neutral: String { FieldWriter().text(value, for: Self.anonymous) { _, _ in nil } }

    /// What stands for the field of an amount, of which only the value counts.
    static let anonymous = FieldDescription(name: "sum", kind: .number, isOptional: true)
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
    let groups = try ordered(groups, by, in: snapshot)
    let keys = try keys(groups.map(\.key), by, in: snapshot)
    var amounts: [Amount] = []
    for (group, key) in zip(groups, keys) {
      amounts += column == nil ? [count(group, key)] : sums(group, key)
    }
    switch session.format {
    case .json, .ndjson: try writeObjects(amounts, by, column)
    case .plain, .csv, .markdown:
      let keys = headings(by, column)
      let columns = keys.enumerated().map { index, title in
        TableColumn(title, alignment: index == 0 && by != nil ? .leading : .trailing)
      }
      try session.writeRows(amounts.map { cells($0, by) }, keys: keys, columns: columns)
    case .table: try writeCharts(amounts, by)
    }
  }

  private func count(_ group: AggregateGroup, _ key: Key) -> Amount {
    Amount(
      key: key.words, neutralKey: key.neutral, measure: "",
      words: habits.wording.wording.number(group.count), value: .integer(Int64(group.count)),
      size: Double(group.count))
  }

  private func sums(_ group: AggregateGroup, _ key: Key) -> [Amount] {
    func amount(_ measure: String, _ words: String, _ value: Value, _ size: Double) -> Amount {
      Amount(
        key: key.words, neutralKey: key.neutral, measure: measure, words: words, value: value,
        size: size)
    }
    let wording = habits.wording.wording
    switch group.totals.first {
    case .money(let totals):
      return totals.map {
        amount($0.currency.code, wording.money($0), .money($0), Double($0.minorUnits))
      }
    case .quantities(let quantities):
      return quantities.map {
        amount(
          $0.unit.dimension.name, wording.quantity($0), .quantity($0),
          Double($0.baseMillionths ?? $0.millionths))
      }
    case .integer(let number):
      return [amount("", wording.number(Int(number)), .integer(number), Double(number))]
    case .number(let number):
      let text = OwnValue.number(number).description
      return [amount("", wording.decimal(text), .number(number), number)]
    case nil: return []
    }
  }

  /// What a group is called, for people and for programs; nil for the one that holds nothing.
  private struct Key {
    let words: String?
    let neutral: String?
  }

  /// The groups of a reference in the order of what they are called; others as they are.
  private func ordered(
    _ groups: [AggregateGroup], _ by: RecordColumn?, in snapshot: Snapshot
  ) throws -> [AggregateGroup] {
    guard let target = by?.target else { return groups }
    let ids = groups.compactMap { if case .reference(let id) = $0.key { id } else { nil } }
    let paths = try snapshot.paths(of: ids, type: target).mapValues { path in
      path.parts.map(snapshot.collation.sortKey)
    }
    let places = groups.map { group -> [[UInt8]] in
      if case .reference(let id) = group.key { paths[id] ?? [] } else { [] }
    }
    return zip(places, groups).sorted {
      $0.0.lexicographicallyPrecedes($1.0) { $0.lexicographicallyPrecedes($1) }
    }.map(\.1)
  }

  /// What the groups are called.
  private func keys(
    _ keys: [Value], _ by: RecordColumn?, in snapshot: Snapshot
  ) throws -> [Key] {
    guard let by else { return keys.map { _ in Key(words: nil, neutral: nil) } }
    var names = NameBook()
    if let target = by.target {
      let ids = keys.compactMap { if case .reference(let id) = $0 { id } else { nil } }
      try names.learn(Set(ids), of: target, in: snapshot)
    }
    return keys.map { key in
      if key.isNone { return Key(words: nil, neutral: nil) }
      return Key(
        words: habits.wording.short(key, for: by.field, names: names.name),
        neutral: FieldWriter().text(key, for: by.field, names: names.name))
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
    (by == nil ? [] : [amount.neutralKey ?? ""]) + [amount.neutral]
  }

  private func writeObjects(
    _ amounts: [Amount], _ by: RecordColumn?, _ column: RecordColumn?
  ) throws {
    try session.writeObjects(amounts) { amount, json in
      if let by {
        try json.key(by.name)
        if let key = amount.neutralKey { try json.string(key) } else { try json.null() }
      }
      try json.key(column == nil ? "count" : "sum")
      try FieldWriter().write(
        amount.value, for: Amount.anonymous, names: { _, _ in nil }, to: &json)
    }
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
