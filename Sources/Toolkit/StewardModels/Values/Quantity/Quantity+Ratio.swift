extension Quantity {
  /// How many times another quantity goes into this one, as a fraction in lowest terms; nil where
  /// they measure different things, or the other is nothing.
  ///
  /// Exact: 500 g of 1 kg are 1 of 2, and 13 of 13 are 1 of 1.
  package func ratio(to other: Quantity) -> (numerator: Int128, denominator: Int128)? {
    guard other.millionths != 0 else { return nil }
    var numerator = Int128(millionths)
    var denominator = Int128(other.millionths)
    if unit != other.unit {
      guard unit.isComparable(with: other.unit) else { return nil }
      let (mine, theirs) = (unit.scale, other.unit.scale)
      // 63 bits times 54 and 2: no overflow of 128.
      numerator *= mine.factor * theirs.divisor
      denominator *= theirs.factor * mine.divisor
    }
    if denominator < 0 { (numerator, denominator) = (0 - numerator, 0 - denominator) }
    let common = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    guard common > 1 else { return (numerator, denominator) }
    return (numerator / Int128(common), denominator / Int128(common))
  }

  private static func commonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}

extension Money {
  /// The amount times a fraction, rounded once to the minor unit, a half to the even one.
  ///
  /// Throws `overflow` beyond 64 bits.
  package func multiplied(
    by fraction: (numerator: Int128, denominator: Int128)
  ) throws(ModelError) -> Money {
    let (product, overflows) = Int128(minorUnits).multipliedReportingOverflow(
      by: fraction.numerator)
    guard !overflows,
      let units = Int64(exactly: product.dividedRoundingHalfToEven(by: fraction.denominator))
    else { throw .moneyOverflow }
    return Money(minorUnits: units, currency: currency)
  }
}
