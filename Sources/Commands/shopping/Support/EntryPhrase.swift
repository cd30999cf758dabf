import ShoppingKit
import StewardModels
import StewardText

/// An entry in words: `3 × bread at €2.49 = €7.47`.
struct EntryPhrase {
  let wording: ValueWording

  /// The amount: `3`, `2 l`, `2 cans`.
  func amount(_ quantity: Quantity) -> String {
    guard let word = quantity.pluralUnit else { return wording.quantity(quantity) }
    return "\(wording.decimal(quantity.amount)) \(word)"
  }

  /// What, and how much: `bread`, `3 × bread`, `2 l milk`.
  func entry(_ name: String, _ quantity: Quantity) -> Message {
    let arguments: [String: Message.Argument] = [
      "name": .text(name), "amount": .text(amount(quantity)),
    ]
    if quantity == .one { return Message("cli.text", ["text": .text(name)]) }
    return Message(
      quantity.unit.isPieces ? "shopping.entry.times" : "shopping.entry.measured", arguments)
  }

  /// What, how much, and what it costs.
  func line(_ line: EntryLine) -> Message {
    let entry = entry(line.product.name, line.entry.quantity)
    guard let price = line.entry.unitPrice(of: line.product) else { return entry }
    var arguments: [String: Message.Argument] = [
      "entry": .message(entry), "price": .message(self.price(price)),
    ]
    guard let cost = line.cost.money else { return Message("shopping.entry.at", arguments) }
    arguments["cost"] = .text(wording.money(cost))
    if price.basis == line.entry.quantity {
      return Message(
        line.entry.quantity == .one ? "shopping.entry.at" : "shopping.entry.cost", arguments)
    }
    return Message("shopping.entry.priced", arguments)
  }

  /// A price: `€2.49`, `€2.49/kg`, `€7.99 for 13`.
  func price(_ price: Price) -> Message {
    let money = wording.money(price.money)
    if price.basis == .one { return Message("cli.text", ["text": .text(money)]) }
    if price.basis.millionths == 1_000_000 {
      return Message(
        "shopping.price.per", ["money": .text(money), "unit": .text(price.basis.unit.symbol)])
    }
    return Message(
      "shopping.price.for", ["money": .text(money), "amount": .text(amount(price.basis))])
  }
}
