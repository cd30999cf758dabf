import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// Writes lists as Markdown: a heading for the list, one below it for each aisle.
struct MarkdownEntryWriter {
  private let writing: ForeignWriting

  init(_ writing: ForeignWriting) { self.writing = writing }

  func write() throws {
    var writer = MarkdownWriter(writing.output)
    let texts = EntryWriter(writing.context)
    try EntryWalk(writing: writing).forEachList { list, lines in
      try writer.write(MarkdownHeading(list.name))
      if let note = list.note { try writer.write(MarkdownParagraph(note)) }
      for (category, lines) in Self.groups(lines) {
        if let category { try writer.write(MarkdownHeading(category, level: 2)) }
        for line in lines {
          try writer.write(
            MarkdownItem(
              texts.text(EntryWalk.text(line)), isChecked: line.entry.checked != nil,
              note: line.entry.note ?? ""))
          if line.product.shop != nil { writing.lose("shopping.lost.shop") }
        }
      }
    }
  }

  /// The lines by aisle, those without one first, aisles as they come.
  private static func groups(_ lines: [EntryLine]) -> [(category: String?, lines: [EntryLine])] {
    var order: [String] = []
    var groups: [String: [EntryLine]] = [:]
    for line in lines {
      let category = line.product.category ?? ""
      if groups[category] == nil, !category.isEmpty { order.append(category) }
      groups[category, default: []].append(line)
    }
    let others = groups[""].map { [(category: String?.none, lines: $0)] } ?? []
    return others + order.map { (category: $0, lines: groups[$0] ?? []) }
  }
}

/// Writes lists as plain lines.
struct LineEntryWriter {
  private let writing: ForeignWriting

  init(_ writing: ForeignWriting) { self.writing = writing }

  func write() throws {
    let texts = EntryWriter(writing.context)
    let output = writing.output
    var isFirst = true
    try EntryWalk(writing: writing).forEachList { list, lines in
      try output.write("\(isFirst ? "" : "\n")\(list.name):\n")
      isFirst = false
      if list.note != nil { writing.lose("checklists.lost.listNotes") }
      for line in lines {
        let entry = EntryWalk.text(line)
        var text = texts.text(entry)
        if Self.isTakenOtherwise(text) { text = EntryForms.quoted(entry, texts) }
        try output.write(line.entry.checked == nil ? "" : LineEntries.check)
        try output.write(text + "\n")
        let note = line.entry.note?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        for part in note { try output.write("\(LineEntries.dash)\(part)\n") }
        if line.product.shop != nil { writing.lose("shopping.lost.shop") }
        if line.product.category != nil { writing.lose("shopping.lost.category") }
      }
    }
  }

  /// Whether a line would be taken for a list, a note or something marked.
  private static func isTakenOtherwise(_ text: String) -> Bool {
    text.hasSuffix(":") || text.hasSuffix("：") || LineEntries.noteStart(text[...]) != nil
      || ["✓", "✔", "☑", "☐", "[", "•", "-", "*", "–"].contains { text.hasPrefix($0) }
  }
}

/// Writes lists as a table with a row for each entry.
struct TableEntryWriter {
  private let writing: ForeignWriting

  init(_ writing: ForeignWriting) { self.writing = writing }

  func write() throws {
    var table = CSVWriter(
      writing.output, options: writing.isForSpreadsheet ? .spreadsheet : CSVWriter.Options())
    try table.write(row: TableEntries.Column.allCases.map(\.rawValue))
    var shops: [RecordID<Shop>: String] = [:]
    for shop in try writing.snapshot.fetch(Shop.self) { shops[shop.id] = shop.name }
    try EntryWalk(writing: writing).forEachList { list, lines in
      if list.note != nil { writing.lose("checklists.lost.listNotes") }
      if lines.isEmpty { try table.write(row: [list.name] + Array(repeating: "", count: 9)) }
      for line in lines {
        let quantity = line.entry.quantity
        let price = line.entry.unitPrice(of: line.product)
        // Without a basis a price is for one of the unit beside it.
        let one = quantity.unit.isPieces ? "" : "/1"
        let per = price?.per.map { "/\(Self.text($0))" } ?? one
        try table.write(row: [
          list.name, line.product.name, quantity.amount,
          quantity.unit.isPieces ? "" : quantity.unit.symbol,
          price.map { $0.money.amount + per } ?? "", price?.money.currency.code ?? "",
          line.product.shop.flatMap { shops[$0] } ?? "", line.product.category ?? "",
          line.entry.note ?? "", line.entry.checked == nil ? "no" : "yes",
        ])
      }
    }
  }

  private static func text(_ basis: Quantity) -> String {
    basis.unit.isPieces ? basis.amount : "\(basis.amount) \(basis.unit.symbol)"
  }
}
