import ShoppingKit
import StewardModels
import StewardText

/// The habits of people whose entries are read.
enum Habits {
  static func context(_ locale: String, _ currency: String?) throws -> ReadingContext {
    ReadingContext(
      locale: try LocaleName(locale), currency: try currency.map { try Currency($0) }, zone: .utc,
      now: Moment(microseconds: 1_700_000_000_000_000))
  }

  static func english() throws -> ReadingContext { try context("en-US", "USD") }
  static func german() throws -> ReadingContext { try context("de-DE", "EUR") }
  static func chinese() throws -> ReadingContext { try context("zh-CN", "CNY") }
}

extension EntryText {
  /// Name, amount and price in neutral form: `bread | 3 | 2.49 USD for 1`.
  var testDescription: String {
    var text = name
    if let quantity { text += " | \(quantity)" }
    if let price { text += " | \(price.money) for \(price.basis)" }
    return text
  }
}
