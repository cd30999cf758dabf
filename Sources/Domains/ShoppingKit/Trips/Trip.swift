public import StewardModels
public import StewardPersistence
import StewardQuery

/// A trip to a shop that is over: what lay in the basket became purchases, the rest stays on the list.
public struct Trip: Sendable {
  /// What was bought, and what was paid for it where that is known.
  public let bought: [(line: EntryLine, paid: Money?)]
  /// How many entries stay on the list.
  public let left: Int
  /// What was paid, in each currency.
  public let paid: MoneyTotals

  /// Ends a trip.
  ///
  /// Each checked entry becomes a purchase: for what `paid` says, else for what the entry costs by its
  /// price, else without a price. A product without a price takes the one that was said.
  ///
  /// - Parameters:
  ///   - list: The list that one had along.
  ///   - shop: Where; nil where that is not known.
  ///   - paid: What was paid for all of a product.
  /// - Throws: `ShoppingError.Code.nothingChecked` where the basket is empty, `.notInBasket` where
  ///   something was paid that is not in it, or stands there twice; `ModelError.Code.overflow`.
  public static func finish(
    _ list: ShoppingList, at shop: RecordID<Shop>?, on day: Day,
    paid: [RecordID<Product>: Money], in transaction: Transaction
  ) throws -> Trip {
    let contents = try ListContents(of: list, in: transaction)
    let basket = contents.basket
    guard !basket.isEmpty else {
      throw ShoppingError(
        .nothingChecked, Message("shopping.trip.empty", ["list": .text(list.name)]),
        hint: Message("shopping.trip.empty.hint"))
    }
    for product in paid.keys {
      let count = basket.count { $0.product.id == product }
      guard count != 1 else { continue }
      let name = try transaction.find(product)?.name ?? ""
      throw ShoppingError(
        .notInBasket,
        Message(
          count == 0 ? "shopping.trip.not-bought" : "shopping.trip.twice",
          ["product": .text(name), "list": .text(list.name)]),
        hint: Message(count == 0 ? "shopping.trip.not-bought.hint" : "shopping.trip.twice.hint"))
    }
    var bought: [(line: EntryLine, paid: Money?)] = []
    var totals = MoneyTotals()
    for line in basket {
      let said = paid[line.product.id]
      let price = said ?? line.cost.money
      if let price { try totals.add(price) }
      bought.append((line, price))
      try transaction.insert(
        Purchase(
          product: line.product.id, shop: shop, day: day, quantity: line.entry.quantity,
          price: price))
      if let said, line.product.price == nil {
        try transaction.update(line.product.id) { product in
          product.price = said
          product.per = Price(said, for: line.entry.quantity).per
        }
      }
    }
    try transaction.remove(
      basket.map { RecordReference(type: Entry.schema.name, id: $0.entry.id.identifier) })
    return Trip(bought: bought, left: contents.lines.count - basket.count, paid: totals)
  }
}
