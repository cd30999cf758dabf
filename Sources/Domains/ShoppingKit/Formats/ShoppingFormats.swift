public import StewardInterchange

/// The forms of other programs that shopping lists travel in.
public enum ShoppingFormats {
  /// All of them, those that are told by more before those that are told by less.
  public static let all = [kitchenOwl, table, markdown, lines]

  /// Markdown lists with boxes, such as `share` writes them.
  public static let markdown = ForeignFormat(.markdown, title: "Markdown") { sample in
    if sample.isNamed(.markdown) { return true }
    guard sample.first != "{", !sample.isNamedOtherwise else { return false }
    return sample.lines.contains { line in
      ["- [ ] ", "- [x] ", "- [X] ", "* [ ] ", "* [x] ", "+ [ ] ", "+ [x] "].contains {
        line.hasPrefix($0)
      }
    }
  } reader: { source, reading throws(InterchangeError) in
    ListedReader(MarkdownEntries(source, reading), reading)
  } write: {
    try MarkdownEntryWriter($0).write()
  }

  /// Plain lines, a product on each.
  public static let lines = ForeignFormat(
    InterchangeFormat(name: "lines", fileExtensions: ["txt"]), title: "a list in plain lines"
  ) { sample in
    if sample.isNamed(InterchangeFormat(name: "lines", fileExtensions: ["txt"])) { return true }
    guard let first = sample.lines.first, !sample.isNamedOtherwise else { return false }
    return sample.first != "{" && sample.first != "["
      && !first.contains { $0 == "," || $0 == ";" || $0 == "\t" || $0 == "|" }
  } reader: { source, reading throws(InterchangeError) in
    ListedReader(LineEntries(source, reading), reading)
  } write: {
    try LineEntryWriter($0).write()
  }

  /// A table with a row for each entry: `list,item,qty,unit,price,currency,shop,category,note,done`.
  public static let table = ForeignFormat(.csv, title: "a table of entries") { sample in
    let heading = sample.lines.first?.lowercased() ?? ""
    let cells = heading.split { ",;\t|\"".contains($0) }
    return cells.contains("list") && cells.contains("item")
  } reader: { source, reading throws(InterchangeError) in
    ListedReader(TableEntries(source, reading), reading)
  } write: {
    try TableEntryWriter($0).write()
  }

  /// The export of a household of KitchenOwl: its items and the names of its lists.
  public static let kitchenOwl = ForeignFormat(
    InterchangeFormat(name: "kitchenowl", fileExtensions: []), title: "KitchenOwl"
  ) { sample in
    guard sample.first == "{", !sample.text.contains("\"steward\"") else { return false }
    let keys = ["\"shoppinglists\"", "\"items\"", "\"recipes\"", "\"expenses\"", "\"member\""]
    return keys.count { sample.text.contains($0) } >= 2
      || sample.lines.joined().filter { !$0.isWhitespace }.hasPrefix("{\"items\":[{\"name\":")
  } reader: { source, reading throws(InterchangeError) in
    KitchenOwlReader(source, reading)
  } write: {
    try KitchenOwlWriter($0).write()
  }
}
