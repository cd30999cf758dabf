public import StewardModels

/// What a person typed for one entry: `3 bread @ 2.49`.
public struct EntryText: Hashable, Sendable {
  /// What the product is called.
  public let name: String
  /// How much of it; nil where nothing was said.
  public let quantity: Quantity?
  /// What it costs; nil where nothing was said.
  public let price: Price?

  /// Makes an entry.
  public init(name: String, quantity: Quantity? = nil, price: Price? = nil) {
    self.name = name
    self.quantity = quantity
    self.price = price
  }
}
