import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardText

/// What `value` prints.
struct ValuePage: Sendable {
  let report: ValueReport
  let grouping: ValueReport.Grouping?
  let habits: Habits

  func write(_ session: Session) throws {
    switch session.format {
    case .table: try writeTree(session)
    case .json, .ndjson: try writeObjects(session)
    case .plain, .csv, .markdown:
      try session.writeRows(rows, keys: headings, columns: headings.map { TableColumn($0) })
    }
  }

  // MARK: For people

  /// A tree with bars on a terminal: the bar is the share of the currency that is worth most.
  private func writeTree(_ session: Session) throws {
    let canvas = session.console.canvas
    let words = session.console.words
    let barWidth = canvas.width.map { min(max($0 - 60, 0), 24) } ?? 0
    let scale = scale
    let largest = report.lines.map { size($0.whole, scale) }.max() ?? 0
    var columns = [
      TableColumn(words(Message("inventory.value.items")), alignment: .trailing),
      TableColumn(words(Message("inventory.value.worth")), alignment: .trailing),
    ]
    if barWidth >= 6 { columns.append(TableColumn("", style: .color(.cyan), isOptional: true)) }
    let rows = report.lines.map { line in
      var cells = [
        StyledText(habits.wording.wording.number(line.whole.items)), StyledText(worth(line.whole)),
      ]
      if barWidth >= 6 {
        cells.append(
          StyledText(BarChart.bar(size(line.whole, scale), of: largest, width: barWidth)))
      }
      let label = line.name.map { StyledText($0) } ?? StyledText(words(nameless), .dim)
      return TreeView.Row(depth: line.depth, label, cells: cells)
    }
    let tree = TreeView(
      columns: columns, rows: rows, foot: foot.map { StyledText(words($0), .dim) },
      hasHeading: !rows.isEmpty)
    try tree.write(to: session.console.output, on: canvas)
  }

  private var nameless: Message {
    Message("inventory.value.none", ["grouping": .text(grouping?.rawValue ?? "")])
  }

  private var foot: [Message] {
    var lines = [
      Message(
        "inventory.value.total",
        ["worth": .text(worth(report.total)), "items": .number(report.total.items)])
    ]
    if report.total.withoutValue > 0 {
      lines.append(
        Message(
          "inventory.value.unpriced", ["count": .number(report.total.withoutValue)]))
    }
    return lines
  }

  private func worth(_ worth: Worth) -> String {
    worth.totals.isEmpty ? "—" : habits.wording.wording.money(worth.totals)
  }

  /// The currency that bars are about: the one in which most items are worth something, by lines.
  private var scale: Currency? {
    var counts: [Currency: Int] = [:]
    for line in report.lines {
      for money in line.whole.totals { counts[money.currency, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func size(_ worth: Worth, _ currency: Currency?) -> Double {
    currency.flatMap { worth.totals[$0] }.map { Double($0.minorUnits) } ?? 0
  }

  // MARK: For programs

  private var headings: [String] { [grouping?.rawValue ?? "total", "items", "worth"] }

  /// The path or name, how many, what they are worth in neutral form.
  private var rows: [[String]] {
    lines.map { name, worth in
      [name ?? "", String(worth.items), TextList.text(worth.totals.map(\.description))]
    }
  }

  /// Each line by its whole path; the total alone where nothing was put together.
  private var lines: [(name: String?, worth: Worth)] {
    guard grouping != nil else { return [(nil, report.total)] }
    var path: [String] = []
    return report.lines.map { line in
      guard let name = line.name else { return (nil, line.whole) }
      guard grouping == .place else { return (name, line.whole) }
      path.removeLast(path.count - min(path.count, line.depth))
      path.append(name)
      return (RecordPath(parts: path).description, line.whole)
    }
  }

  private func writeObjects(_ session: Session) throws {
    try session.writeObjects(lines) { line, json in
      if let grouping {
        try json.key(grouping.rawValue)
        if let name = line.0 { try json.string(name) } else { try json.null() }
      }
      try json.key("items")
      try json.integer(line.1.items)
      try json.key("worth")
      try line.1.write(to: &json)
    }
  }
}

extension Worth {
  /// Writes the amounts, one for each currency.
  func write(to json: inout JSONWriter) throws {
    try json.beginArray()
    for money in totals {
      try json.beginObject()
      try json.key("amount")
      try json.string(money.amount)
      try json.key("currency")
      try json.string(money.currency.code)
      try json.endObject()
    }
    try json.endArray()
  }
}
