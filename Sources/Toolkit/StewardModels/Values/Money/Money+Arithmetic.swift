extension Money {
  /// The sum.
  ///
  /// Throws `mismatch` when the currencies differ, `overflow` beyond 64 bits.
  public func adding(_ other: Money) throws(ModelError) -> Money {
    try sameCurrency(other)
    return try made(minorUnits.addingReportingOverflow(other.minorUnits))
  }

  /// The difference.
  ///
  /// Throws `mismatch` when the currencies differ, `overflow` beyond 64 bits.
  public func subtracting(_ other: Money) throws(ModelError) -> Money {
    try sameCurrency(other)
    return try made(minorUnits.subtractingReportingOverflow(other.minorUnits))
  }

  /// The opposite amount.
  ///
  /// Throws `overflow` for the least of all amounts.
  public func negated() throws(ModelError) -> Money {
    try made(Int64(0).subtractingReportingOverflow(minorUnits))
  }

  /// The amount so many times, the unit of the quantity left aside: a price for each, times how
  /// many.
  ///
  /// The product is exact in 128 bits and rounded once to the minor unit, a half to the even one.
  public func multiplied(by quantity: Quantity) throws(ModelError) -> Money {
    let product = Int128(minorUnits) * Int128(quantity.millionths)
    let units = product.dividedRoundingHalfToEven(by: 1_000_000)
    guard let units = Int64(exactly: units) else { throw .moneyOverflow }
    return Money(minorUnits: units, currency: currency)
  }

  private func sameCurrency(_ other: Money) throws(ModelError) {
    guard currency == other.currency else { throw .moneyCurrencies(currency, other.currency) }
  }

  private func made(
    _ result: (partialValue: Int64, overflow: Bool)
  ) throws(ModelError) -> Money {
    guard !result.overflow else { throw .moneyOverflow }
    return Money(minorUnits: result.partialValue, currency: currency)
  }
}
