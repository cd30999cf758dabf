extension Money {
  /// Reads the neutral form, the amount before the code: `12.50 EUR`, `-3 JPY`.
  ///
  /// One space, a point for the decimals, no grouping. What people type is read by StewardText.
  /// Decimals that the currency does not have are refused unless they are zero.
  public init(_ text: String) throws(ModelError) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .moneyInvalid(text) }
    try self.init(amount: String(parts[0]), currency: Currency(String(parts[1])))
  }

  /// Reads an amount without its currency: `12.50`, `-3`.
  ///
  /// Throws `invalidValue` for other text and for decimals that the currency does not have, and
  /// `overflow` beyond 64 bits.
  public init(amount: String, currency: Currency) throws(ModelError) {
    do throws(DecimalText.Failure) {
      let units = try DecimalText.parse(amount.utf8, scale: currency.exponent)
      self.init(minorUnits: units, currency: currency)
    } catch {
      switch error {
      case .malformed: throw .moneyInvalid(amount)
      case .tooPrecise: throw .moneyTooPrecise(amount, currency)
      case .overflow: throw .moneyOverflow
      }
    }
  }

  /// The amount with all the decimals that the currency has: `12.50`.
  public var amount: String { DecimalText.text(minorUnits, scale: currency.exponent) }

  /// The neutral form, which `init(_:)` reads back: `12.50 EUR`.
  public var description: String {
    DecimalText.text(minorUnits, scale: currency.exponent, suffix: " " + currency.code)
  }
}
