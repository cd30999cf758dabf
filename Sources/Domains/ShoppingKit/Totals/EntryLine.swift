public import StewardModels

/// An entry with its product, and what it costs.
public struct EntryLine: Hashable, Sendable {
  /// The entry.
  public let entry: Entry
  /// What is to be bought.
  public let product: Product
  /// What it costs.
  public let cost: EntryCost

  /// Takes an entry and its product.
  public init(_ entry: Entry, of product: Product) {
    self.entry = entry
    self.product = product
    guard let price = entry.unitPrice(of: product) else {
      cost = .unpriced
      return
    }
    do throws(ModelError) {
      cost = try price.cost(of: entry.quantity).map(EntryCost.known) ?? .other(price)
    } catch {
      cost = .tooLarge(price)
    }
  }
}

/// What an entry costs.
public enum EntryCost: Hashable, Sendable {
  /// The cost of its whole amount.
  case known(Money)
  /// Neither the entry nor its product has a price.
  case unpriced
  /// There is a price, for something that the amount does not measure: pieces of what is sold by
  /// weight.
  case other(Price)
  /// The price times the amount is beyond what money can hold.
  case tooLarge(Price)

  /// The cost; nil where it is not known.
  public var money: Money? {
    if case .known(let money) = self { money } else { nil }
  }
}
