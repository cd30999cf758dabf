public import StewardModels
public import StewardPersistence

/// Giving things away for good.
public enum Sale {
  /// Sells an item: it is kept, out of lists and totals.
  ///
  /// - Parameters:
  ///   - price: What one piece is sold for.
  ///   - person: To whom; nil where that is not said.
  ///   - day: When.
  ///   - note: What is worth knowing about it.
  ///   - quantity: How many pieces; nil for all. See `Item.part`.
  /// - Throws: `InventoryError.Code.sold`, `.lent`, `.invalidQuantity`; `ValidationError` where it
  ///   would be sold before it was bought.
  public static func sell(
    _ id: RecordID<Item>, for price: Money, to person: String? = nil, on day: Day,
    note: String? = nil, quantity: Quantity? = nil, in transaction: Transaction
  ) throws -> Parting {
    guard let item = try transaction.find(id) else { return Parting(item: id, rest: nil) }
    try item.refuseSold()
    try item.refuseLent()
    let parting = try Item.part(id, quantity, in: transaction)
    try transaction.update(parting.item) { item in
      (item.soldOn, item.soldTo, item.soldFor, item.soldNote) = (day, person, price, note)
    }
    return parting
  }
}
