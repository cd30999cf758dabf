/// Sums of money, one for each currency, ordered by code.
///
/// Money of several currencies has no one sum; this keeps them apart. A currency whose amounts
/// cancel out stays, with nothing.
public struct MoneyTotals: Hashable, Sendable {
  private var totals: [Money] = []

  /// Makes totals of nothing.
  public init() {}

  /// Adds up amounts.
  ///
  /// Throws `overflow` when a sum leaves 64 bits.
  public init(_ amounts: some Sequence<Money>) throws(ModelError) {
    for amount in amounts { try add(amount) }
  }

  /// Adds one amount; when it throws `overflow` the totals are as before.
  ///
  /// Takes time in proportion to the number of currencies.
  public mutating func add(_ amount: Money) throws(ModelError) {
    for position in totals.indices where totals[position].currency >= amount.currency {
      if totals[position].currency == amount.currency {
        totals[position] = try totals[position].adding(amount)
      } else {
        totals.insert(amount, at: position)
      }
      return
    }
    totals.append(amount)
  }

  /// Adds other totals; when it throws `overflow` the totals are as before.
  public mutating func add(_ others: MoneyTotals) throws(ModelError) {
    var sum = self
    for amount in others.totals { try sum.add(amount) }
    self = sum
  }

  /// The totals with one more amount.
  public func adding(_ amount: Money) throws(ModelError) -> MoneyTotals {
    var sum = self
    try sum.add(amount)
    return sum
  }

  /// The sum in a currency; nil when nothing in it was added.
  public subscript(currency: Currency) -> Money? {
    totals.first { $0.currency == currency }
  }
}

extension MoneyTotals: RandomAccessCollection {
  /// The position of the first sum.
  public var startIndex: Int { 0 }
  /// The position past the last sum.
  public var endIndex: Int { totals.count }
  /// The sum at a position, in order of the codes.
  public subscript(position: Int) -> Money { totals[position] }
}

extension MoneyTotals: CustomStringConvertible {
  /// The sums, joined: `12.50 EUR + 300 JPY`.
  public var description: String { map(\.description).joined(separator: " + ") }
}
