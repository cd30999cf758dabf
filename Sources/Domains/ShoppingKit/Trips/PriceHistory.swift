public import StewardModels
public import StewardPersistence
import StewardQuery

/// What a product cost, where and when.
public struct PriceHistory: Hashable, Sendable {
  /// One purchase, with what one unit of it cost.
  public struct Line: Hashable, Sendable {
    /// The purchase.
    public let purchase: Purchase
    /// Where; nil where that is not known.
    public let shop: String?
    /// What the unit of the group cost, rounded to the minor unit.
    public let unitPrice: Money
    /// The same, not rounded, in minor units: for bars, and to tell which is less.
    public let exact: Double
  }

  /// The purchases whose prices can be compared: of one currency, in one measure.
  public struct Group: Hashable, Sendable {
    /// What the prices are for: 1 kg, 1 l, one piece.
    public let unit: Quantity
    /// The currency.
    public let currency: Currency
    /// The purchases, the first before the others.
    public let lines: [Line]

    /// Where it is cheapest: of the last price in each shop the least; nil where no two shops are
    /// known.
    public var cheapest: Line? {
      var last: [String: Line] = [:]
      for line in lines { if let shop = line.shop { last[shop] = line } }
      guard last.count > 1 else { return nil }
      return last.values.min {
        ($0.exact, $1.purchase.day, $0.shop ?? "") < ($1.exact, $0.purchase.day, $1.shop ?? "")
      }
    }
  }

  /// The product.
  public let product: Product
  /// The purchases with a price, those of most purchases first.
  public let groups: [Group]
  /// How many purchases have no price.
  public let unpriced: Int

  /// Looks at the purchases of a product.
  ///
  /// - Throws: `ModelError.Code.overflow`.
  public init(of product: Product, in snapshot: Snapshot) throws {
    self.product = product
    let purchases = try snapshot.fetch(
      where: Purchase.product.equals(product.id), sort: Purchase.day.ascending)
    var shops: [RecordID<Shop>: String] = [:]
    var groups: [Key: [Line]] = [:]
    var unpriced = 0
    for purchase in purchases {
      guard let price = purchase.price else {
        unpriced += 1
        continue
      }
      if let shop = purchase.shop, shops[shop] == nil {
        shops[shop] = try snapshot.find(shop)?.name
      }
      let unit = purchase.quantity.unit.compared
      guard let ratio = unit.ratio(to: purchase.quantity) else { continue }
      let line = Line(
        purchase: purchase, shop: purchase.shop.flatMap { shops[$0] },
        unitPrice: try price.multiplied(by: ratio),
        exact: Double(price.minorUnits) * Double(ratio.numerator) / Double(ratio.denominator))
      groups[Key(unit: unit, currency: price.currency), default: []].append(line)
    }
    self.unpriced = unpriced
    self.groups = groups.map { Group(unit: $0.unit, currency: $0.currency, lines: $1) }
      .sorted { left, right in
        if left.lines.count != right.lines.count { return left.lines.count > right.lines.count }
        if left.currency != right.currency { return left.currency < right.currency }
        return left.unit.precedes(right.unit)
      }
  }

  private struct Key: Hashable {
    let unit: Quantity
    let currency: Currency
  }
}

extension Unit {
  /// What prices of such amounts are compared for: a kilogram of what is weighed, a litre, a metre, one
  /// of all else.
  var compared: Quantity {
    switch dimension {
    case .mass: Quantity(1, .kilogram)
    case .volume: Quantity(1, .litre)
    case .length: Quantity(1, .metre)
    case .area: Quantity(1, .squareMetre)
    case .count, .time, .custom: Quantity(1, self)
    }
  }
}
