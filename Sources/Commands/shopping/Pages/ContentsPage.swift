import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// A list as it is taken along: by aisle in the shop's order, what lies in the basket last, with what
/// it costs.
struct ContentsPage: Sendable {
  let contents: ListContents
  /// What is to be bought, by aisle.
  let sections: [Section<String?, EntryLine>]
  /// Everything by aisle, whether it is in the basket or not.
  let aisles: [Section<String?, EntryLine>]
  /// What everything costs.
  let total: ListTotal
  /// What lies in the basket costs.
  let basket: ListTotal
  let handles: [Identifier: String]
  let habits: Habits

  init(_ list: ShoppingList, in snapshot: Snapshot, _ habits: Habits) throws {
    contents = try ListContents(of: list, in: snapshot)
    let order = AisleOrder(contents.shop, snapshot.collation)
    sections = order.sections(contents.open)
    aisles = order.sections(contents.lines)
    total = ListTotal(contents.lines)
    basket = ListTotal(contents.basket)
    self.habits = habits
    var handles: [Identifier: String] = [:]
    for line in contents.lines {
      let id = line.entry.id.identifier
      handles[id] = Handle(id).listed()
    }
    self.handles = handles
  }

  /// The entries in the order in which they are shown.
  var lines: [EntryLine] { sections.flatMap(\.elements) + contents.basket }

  func write(_ session: Session) throws {
    switch session.format {
    case .table: try writeTable(session)
    case .json, .ndjson: try writeObject(session)
    case .plain, .csv, .markdown:
      let keys = ["product", "quantity", "category", "note", "cost", "checked"]
      try session.writeRows(
        lines.map { line in
          [
            line.product.name, line.entry.quantity.description, line.product.category ?? "",
            line.entry.note ?? "", line.cost.money?.description ?? "",
            line.entry.checked == nil ? "" : "yes",
          ]
        }, keys: keys, columns: keys.map { TableColumn($0) })
    }
  }

  // MARK: For people

  private func writeTable(_ session: Session) throws {
    let words = session.console.words
    let isNumbered = session.isNumbering
    var table = Table(
      columns: [
        TableColumn("", alignment: .trailing, style: .dim, minimumWidth: 1),
        TableColumn("", style: .color(.green), reservedWidth: 1, minimumWidth: 1),
        TableColumn("", alignment: .trailing, minimumWidth: 3, shrinkPriority: 1),
        TableColumn("", minimumWidth: 10, shrinkPriority: 2),
        TableColumn("", style: .dim, minimumWidth: 6, shrinkPriority: 3, isOptional: true),
        TableColumn("", alignment: .trailing, minimumWidth: 5, isOptional: true),
      ], hasHeading: false)
    var number = 0
    func row(_ line: EntryLine) -> [StyledText] {
      number += 1
      return self.row(line, isNumbered ? number : nil)
    }
    table.sections = headed(words).map { title, lines in
      Table.Section(title.map { StyledText($0, .bold) }, rows: lines.map(row))
    }
    table.foot = foot.map { StyledText(words($0), .dim) }
    if isNumbered {
      try session.number(lines.map(\.entry.id.identifier))
    }
    try session.console.output.writeLine(words(title))
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  /// The lines under their headings: by aisle, what is in the basket last.
  func headed(_ words: (Message) -> String) -> [(title: String?, lines: [EntryLine])] {
    var headed = sections.map { section in
      let title = section.key ?? (sections.count > 1 ? words(Message("shopping.aisle.none")) : nil)
      return (title, section.elements)
    }
    if !contents.basket.isEmpty {
      headed.append((words(Message("shopping.basket")), contents.basket))
    }
    return headed
  }

  /// What a line costs, as it is shown.
  func cost(of line: EntryLine) -> String {
    switch line.cost {
    case .known(let money): habits.wording.wording.money(money)
    case .unpriced: ""
    case .other, .tooLarge: "?"
    }
  }

  private func row(_ line: EntryLine, _ number: Int?) -> [StyledText] {
    let wording = habits.wording.wording
    let isChecked = line.entry.checked != nil
    let style: Style = isChecked ? .dim : .plain
    let amount =
      line.entry.quantity == .one
      ? "" : EntryPhrase(wording: wording).amount(line.entry.quantity)
    let icon = line.product.icon.map { $0.symbol.isEmpty ? "" : $0.symbol + " " } ?? ""
    return [
      StyledText(number.map { String($0) } ?? ""), StyledText(isChecked ? "✓" : ""),
      StyledText(amount, style), StyledText(icon + line.product.name, style),
      StyledText(line.entry.note ?? ""), StyledText(cost(of: line), style),
    ]
  }

  private var title: Message {
    let icon = contents.list.icon.map { $0.symbol.isEmpty ? "" : $0.symbol + " " } ?? ""
    let name = Message.Argument.text(icon + contents.list.name)
    guard let shop = contents.shop else { return Message("shopping.title", ["list": name]) }
    return Message("shopping.title.shop", ["list": name, "shop": .text(shop.name)])
  }

  private var foot: [Message] {
    let wording = habits.wording.wording
    var lines = [
      Message(
        "shopping.count",
        ["open": .number(contents.open.count), "basket": .number(contents.basket.count)])
    ]
    if !total.totals.isEmpty {
      lines.append(
        Message(
          basket.totals.isEmpty ? "shopping.estimate" : "shopping.estimate.basket",
          [
            "total": .text(wording.money(total.totals)),
            "basket": .text(wording.money(basket.totals)),
          ]))
    }
    return lines + total.lacks
  }

  // MARK: For programs

  private func writeObject(_ session: Session) throws {
    let bytes = ByteOutput(to: session.console.output)
    var json = JSONWriter(bytes, layout: session.format == .json ? .pretty : .compact)
    try json.beginObject()
    try json.key("list")
    try json.string(contents.list.name)
    try json.key("shop")
    if let shop = contents.shop { try json.string(shop.name) } else { try json.null() }
    try json.key("entries")
    try json.beginArray()
    for line in lines { try write(line, &json) }
    try json.endArray()
    try json.key("open")
    try json.integer(contents.open.count)
    try json.key("checked")
    try json.integer(contents.basket.count)
    try total.writeMembers(&json)
    try json.key("basket")
    try json.totals(basket.totals)
    try json.endObject()
    try json.endLine()
    try bytes.flush()
  }

  private func write(_ line: EntryLine, _ json: inout JSONWriter) throws {
    try json.beginObject()
    try json.key("handle")
    try json.string(handles[line.entry.id.identifier] ?? "")
    try json.key("product")
    try json.string(line.product.name)
    try json.key("category")
    if let category = line.product.category { try json.string(category) } else { try json.null() }
    try json.key("quantity")
    try json.string(line.entry.quantity.description)
    try json.key("note")
    if let note = line.entry.note { try json.string(note) } else { try json.null() }
    try json.key("cost")
    try json.money(line.cost.money)
    try json.key("checked")
    try json.bool(line.entry.checked != nil)
    try json.endObject()
  }
}

extension ListTotal {
  /// What is lacking for the total to be whole, by name.
  var lacks: [Message] {
    var lines: [Message] = []
    if !unpriced.isEmpty {
      lines.append(
        Message(
          "shopping.unpriced",
          [
            "count": .number(unpriced.count), "names": .list(Self.names(unpriced)),
          ]))
    }
    if !mixed.isEmpty {
      lines.append(
        Message(
          "shopping.mixed",
          ["count": .number(mixed.count), "names": .list(Self.names(mixed))]))
    }
    if !tooLarge.isEmpty {
      lines.append(
        Message(
          "shopping.too-large",
          ["count": .number(tooLarge.count), "names": .list(Self.names(tooLarge))]))
    }
    return lines
  }

  /// How many names a line tells.
  private static let told = 10

  private static func names(_ lines: [EntryLine]) -> [String] {
    var names: [String] = []
    for line in lines where !names.contains(line.product.name) { names.append(line.product.name) }
    return names.prefix(told) + (names.count > told ? ["…"] : [])
  }

  /// The sums and the names of what lacks a price, as members of an object.
  func writeMembers(_ json: inout JSONWriter) throws {
    try json.key("total")
    try json.totals(totals)
    for (key, lines) in [("unpriced", unpriced), ("mixed", mixed), ("too-large", tooLarge)] {
      try json.key(key)
      try json.beginArray()
      for line in lines { try json.string(line.product.name) }
      try json.endArray()
    }
  }
}
