public import StewardModels

/// What some items are worth, and how many they are.
public struct Worth: Hashable, Sendable {
  /// How many records.
  public private(set) var items = 0
  /// How many of them have neither a value nor a price.
  public private(set) var withoutValue = 0
  /// What they are worth, in each currency: the value of each, or else its price, times its quantity.
  public private(set) var totals = MoneyTotals()

  /// Nothing.
  public init() {}

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - value: What one piece is worth; nil where it is not known.
  ///   - quantity: How many pieces there are. The product is rounded once to the currency's smallest
  ///     unit, a half to the even one.
  /// - Throws: `ModelError.Code.overflow` beyond 64 bits.
  public mutating func add(_ value: Money?, times quantity: Quantity) throws(ModelError) {
    if let value {
      try totals.add(quantity == .one ? value : value.multiplied(by: quantity))
    } else {
      withoutValue += 1
    }
    items += 1
  }

  /// Adds what other items are worth.
  ///
  /// - Throws: `ModelError.Code.overflow` beyond 64 bits.
  public mutating func add(_ other: Worth) throws(ModelError) {
    try totals.add(other.totals)
    items += other.items
    withoutValue += other.withoutValue
  }
}
