import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardQuery
import StewardText

/// A list for messages and paper.
struct SharePage {
  let page: ContentsPage
  /// Whether the prices of entries are written as well.
  let hasPrices: Bool
  let words: Wording

  /// An entry as a person would type it, so that it can be read back.
  private func text(_ line: EntryLine) -> String {
    EntryWriter(page.habits.reading).text(
      EntryText(
        name: line.product.name, quantity: line.entry.quantity,
        price: hasPrices ? line.entry.unitPrice(of: line.product) : nil))
  }

  /// Plain lines: what is to be bought by aisle, then what is in the basket, with ✓.
  func writeText(to output: OutputWriter) throws {
    try output.writeLine(TerminalSafe.text(page.contents.list.name))
    try output.writeLine()
    for line in page.sections.flatMap(\.elements) {
      try output.writeLine(TerminalSafe.text(text(line) + note(line)))
    }
    for line in page.contents.basket {
      try output.writeLine(TerminalSafe.text("✓ " + text(line) + note(line)))
    }
  }

  private func note(_ line: EntryLine) -> String { line.entry.note.map { " – \($0)" } ?? "" }

  /// A task list, the aisles as headings: ticked and given back, it is read by `import`.
  func writeMarkdown(to output: OutputWriter) throws {
    let bytes = ByteOutput(to: output)
    var writer = MarkdownWriter(bytes)
    try writer.write(MarkdownHeading(page.contents.list.name))
    // What stands under no aisle comes before the first heading.
    for section in page.aisles.sorted(by: { $0.key == nil && $1.key != nil }) {
      if let key = section.key { try writer.write(MarkdownHeading(key, level: 2)) }
      for line in section.elements { try writer.write(item(line)) }
    }
    try bytes.flush()
  }

  private func item(_ line: EntryLine) -> MarkdownItem {
    MarkdownItem(
      text(line), isChecked: line.entry.checked != nil, note: line.entry.note ?? "")
  }

  // MARK: HTML

  /// A page of its own, to be printed: nothing is loaded from elsewhere, everything is escaped.
  func writeHTML(to output: OutputWriter) throws {
    let contents = page.contents
    let language = page.habits.locale.identifier.replacingUnderscores
    try output.writeLine("<!DOCTYPE html>")
    try output.writeLine("<html lang=\"\(Self.escaped(language))\" dir=\"auto\">")
    try output.writeLine("<head>")
    try output.writeLine("<meta charset=\"utf-8\">")
    try output.writeLine(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    try output.writeLine("<title>\(Self.escaped(contents.list.name))</title>")
    try output.writeLine("<style>\(Self.style)</style>")
    try output.writeLine("</head>")
    try output.writeLine("<body>")
    try output.writeLine("<h1 dir=\"auto\">\(Self.escaped(contents.list.name))</h1>")
    if let shop = contents.shop {
      try output.writeLine("<p class=\"shop\" dir=\"auto\">\(Self.escaped(shop.name))</p>")
    }
    for section in page.sections {
      let none = page.sections.count > 1 ? words(Message("shopping.aisle.none")) : nil
      if let key = section.key ?? none {
        try output.writeLine("<h2 dir=\"auto\">\(Self.escaped(key))</h2>")
      }
      try writeItems(section.elements, to: output)
    }
    if !contents.basket.isEmpty {
      try output.writeLine("<h2>\(Self.escaped(words(Message("shopping.basket"))))</h2>")
      try writeItems(contents.basket, to: output)
    }
    if hasPrices, !page.total.totals.isEmpty {
      let total = page.habits.wording.wording.money(page.total.totals)
      try output.writeLine(
        "<p>\(Self.escaped(words(Message("shopping.estimate", ["total": .text(total)]))))</p>")
    }
    try output.writeLine("</body>")
    try output.writeLine("</html>")
  }

  private func writeItems(_ lines: [EntryLine], to output: OutputWriter) throws {
    let wording = page.habits.wording.wording
    let phrase = EntryPhrase(wording: wording)
    try output.writeLine("<ul>")
    for line in lines {
      let mark = line.entry.checked == nil ? "" : " checked"
      var item = "<li><label><input type=\"checkbox\"\(mark)> "
      if line.entry.quantity != .one {
        let sign = line.entry.quantity.unit.isPieces ? " ×" : ""
        item += "<b>\(Self.escaped(phrase.amount(line.entry.quantity)))\(sign)</b> "
      }
      item += "<span dir=\"auto\">\(Self.escaped(line.product.name))</span></label>"
      if let note = line.entry.note {
        item += " <small dir=\"auto\">\(Self.escaped(note))</small>"
      }
      if hasPrices, let cost = line.cost.money {
        item += " <span class=\"cost\">\(Self.escaped(wording.money(cost)))</span>"
      }
      try output.writeLine(item + "</li>")
    }
    try output.writeLine("</ul>")
  }

  private static let style =
    "body{font:1.1em/1.5 sans-serif;max-width:40em;margin:2em auto;padding:0 1em}"
    + "ul{list-style:none;padding:0}h2{font-size:1em;border-bottom:1px solid #999}"
    + "li{break-inside:avoid}.cost{float:right}small{color:#555}"
    + "@media print{body{margin:0;columns:2}h1,.shop{column-span:all}}"

  /// Text that is text in HTML wherever it stands: signs of markup as references, control characters
  /// and signs that turn the direction of what follows left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += " "
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default:
        if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}

extension String {
  /// A locale's name as HTML writes languages: hyphens for underscores.
  fileprivate var replacingUnderscores: String {
    String(map { $0 == "_" ? "-" : $0 })
  }
}
