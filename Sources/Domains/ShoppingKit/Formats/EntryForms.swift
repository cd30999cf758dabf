import StewardInterchange
import StewardModels
import StewardText

/// What the forms of entries as text have in common.
enum EntryForms {
  /// The habits against which entries are read: a list of one's own is written as its owner writes.
  static func context(_ reading: ForeignReading) -> ReadingContext {
    var context = reading.context
    context.trustsLocaleForDecimals = true
    return context
  }

  /// Whether a heading is that over what lies in the basket.
  static func isBasket(_ heading: String) -> Bool {
    [Catalogue.english, .chinese].contains {
      $0.words(for: Message("shopping.basket")).folded == heading.folded
    }
  }

  /// The name of a list without the colon after it.
  static func listName(_ text: String) -> String {
    var name = text[...]
    if let last = name.last, last == ":" || last == "：" { name.removeLast() }
    while name.last?.isWhitespace == true { name.removeLast() }
    return name.isEmpty ? text : String(name)
  }

  /// The text of an entry with its name in quotes.
  static func quoted(_ entry: EntryText, _ writer: EntryWriter) -> String {
    let stand = "\u{E000}"
    let text = writer.text(
      EntryText(name: stand, quantity: entry.quantity, price: entry.price))
    let name = entry.name.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return text.split(separator: "\u{E000}", omittingEmptySubsequences: false)
      .joined(separator: "\"\(name)\"")
  }
}
