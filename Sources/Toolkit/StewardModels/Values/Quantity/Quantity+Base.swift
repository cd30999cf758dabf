extension Quantity {
  /// The quantity in millionths of its dimension's base unit: what stores compare and sort by.
  ///
  /// Nil beyond 64 bits, such as 9,224 tonnes. Exact for metric units, pieces and one's own; of
  /// ounces, pounds and the volumes of the United States what lies under a millionth of the base
  /// unit (a nanogram, a picolitre) is rounded to it, a half to the even one.
  public var baseMillionths: Int64? { Int64(exactly: wideBaseMillionths) }

  /// `baseMillionths`, or throws `overflow`.
  public func base() throws(ModelError) -> Int64 {
    guard let base = baseMillionths else { throw .quantityOverflow }
    return base
  }

  /// How it stands to another quantity; nil when their dimensions differ.
  ///
  /// The answer is that of comparing `baseMillionths`, and is there beyond 64 bits too.
  public func compared(to other: Quantity) -> Ordering? {
    if unit == other.unit { return Ordering(millionths, other.millionths) }
    guard unit.isComparable(with: other.unit) else { return nil }
    return Ordering(wideBaseMillionths, other.wideBaseMillionths)
  }

  /// Whether it is listed before another: by the dimension's name, then by size.
  public func precedes(_ other: Quantity) -> Bool {
    if let ordering = compared(to: other) { return ordering == .less }
    return unit.dimension.name.precedesInBytes(other.unit.dimension.name)
  }

  /// The quantity in another unit.
  ///
  /// Throws `mismatch` when that measures something else, `invalidValue` when the result is no
  /// whole number of millionths, `overflow` beyond 64 bits.
  public func converted(to target: Unit) throws(ModelError) -> Quantity {
    if target == unit { return self }
    guard unit.isComparable(with: target) else { throw .quantityDimensions(unit, target) }
    let (from, to) = (unit.scale, target.scale)
    // 63 bits times 54 and 2: no overflow of 128.
    let (quotient, remainder) = (Int128(millionths) * from.factor * to.divisor)
      .quotientAndRemainder(dividingBy: from.divisor * to.factor)
    guard remainder == 0 else { throw .quantityInexact(self, target) }
    guard let result = Int64(exactly: quotient) else { throw .quantityOverflow }
    return Quantity(millionths: result, unit: target)
  }

  private var wideBaseMillionths: Int128 {
    let (factor, divisor) = unit.scale
    return (Int128(millionths) * factor).dividedRoundingHalfToEven(by: divisor * 1_000_000)
  }
}
