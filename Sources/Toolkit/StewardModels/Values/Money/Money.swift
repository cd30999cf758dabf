/// An amount of one currency, exact: whole minor units (cents) in 64 bits.
///
/// Equal means the same amount of the same currency. Money of two currencies is never added or
/// compared; `compared(to:)` says nil, the arithmetic throws.
///
///     let price = try Money("12.50 EUR")
///     price.minorUnits  // 1250
@frozen
public struct Money: Hashable, Sendable, CustomStringConvertible {
  /// The amount in the currency's smallest unit: cents of `EUR`, whole `JPY`.
  public let minorUnits: Int64
  /// What it is an amount of.
  public let currency: Currency

  /// Makes an amount of whole minor units.
  ///
  /// Costs nothing.
  @inlinable
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, in a currency.
  @inlinable
  public static func zero(_ currency: Currency) -> Money {
    Money(minorUnits: 0, currency: currency)
  }

  /// Whether it is less than nothing.
  @inlinable public var isNegative: Bool { minorUnits < 0 }
  /// Whether it is nothing.
  @inlinable public var isZero: Bool { minorUnits == 0 }

  /// How it stands to other money; nil when the currencies differ.
  @inlinable
  public func compared(to other: Money) -> Ordering? {
    currency == other.currency ? Ordering(minorUnits, other.minorUnits) : nil
  }

  /// Whether it is listed before other money: by currency, then by amount.
  @inlinable
  public func precedes(_ other: Money) -> Bool {
    currency == other.currency ? minorUnits < other.minorUnits : currency < other.currency
  }
}
