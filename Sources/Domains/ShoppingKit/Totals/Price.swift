public import StewardModels

/// What an amount of something costs: 2.49 for a piece, 7.99 for 13, 1.20 for 500 g.
public struct Price: Hashable, Sendable {
  /// The money.
  public let money: Money
  /// The amount that it is for; more than nothing.
  public let basis: Quantity

  /// Makes a price.
  ///
  /// - Parameter basis: The amount that it is for; nil for one piece.
  public init(_ money: Money, for basis: Quantity? = nil) {
    self.money = money
    self.basis = basis ?? .one
  }

  /// The amount that it is for, where that is measured: what is bought where nothing was said, as what
  /// is priced by 750 ml is bought in bottles of 750 ml, and one piece of it would be nothing.
  public var measure: Quantity? { basis.unit.isPieces ? nil : basis }

  /// What an amount costs by this price; nil where the two measure different things, as pieces of
  /// what is sold by weight.
  ///
  /// The price is multiplied by the amount over the basis as a fraction and rounded once, to the
  /// minor unit, a half to the even one: 13 of what costs 7.99 for 13 are 7.99.
  ///
  /// - Throws: `ModelError.Code.overflow`.
  public func cost(of quantity: Quantity) throws(ModelError) -> Money? {
    guard let times = quantity.ratio(to: basis) else { return nil }
    return try money.multiplied(by: times)
  }

  /// The amount that the price is for as fields keep it: nil for one piece.
  public var per: Quantity? { basis == .one ? nil : basis }
}

extension Product {
  /// What it costs; nil where that is not known.
  public var unitPrice: Price? { price.map { Price($0, for: per) } }
}

extension Entry {
  /// What the entry costs by its own price, else by that of its product; nil where neither is known.
  public func unitPrice(of product: Product) -> Price? {
    price.map { Price($0, for: per) } ?? product.unitPrice
  }
}
