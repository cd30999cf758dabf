extension Quantity {
  /// The sum, in this quantity's unit where that is exact, else in the other's, else in the finest
  /// unit of the dimension.
  ///
  /// Throws `mismatch` when they measure different things, `invalidValue` when the sum is exact in
  /// none of these units, `overflow` beyond 64 bits.
  public func adding(_ other: Quantity) throws(ModelError) -> Quantity {
    if unit == other.unit { return try sum(other) }
    guard unit.isComparable(with: other.unit) else {
      throw .quantityDimensions(unit, other.unit)
    }
    do throws(ModelError) {
      return try sum(other.converted(to: unit))
    } catch  where error.code == .invalidValue {
      return try addingInFinerUnit(other)
    }
  }

  /// The difference, in the unit that `adding` would give.
  public func subtracting(_ other: Quantity) throws(ModelError) -> Quantity {
    try adding(other.negated())
  }

  /// The opposite amount.
  ///
  /// Throws `overflow` for the least of all amounts.
  public func negated() throws(ModelError) -> Quantity {
    let (result, overflows) = Int64(0).subtractingReportingOverflow(millionths)
    guard !overflows else { throw .quantityOverflow }
    return Quantity(millionths: result, unit: unit)
  }

  /// The quantity so many times over.
  ///
  /// Throws `overflow` beyond 64 bits.
  public func multiplied(by factor: Int) throws(ModelError) -> Quantity {
    let (result, overflows) = millionths.multipliedReportingOverflow(by: Int64(factor))
    guard !overflows else { throw .quantityOverflow }
    return Quantity(millionths: result, unit: unit)
  }

  private func addingInFinerUnit(_ other: Quantity) throws(ModelError) -> Quantity {
    do throws(ModelError) {
      return try converted(to: other.unit).sum(other)
    } catch  where error.code == .invalidValue {
      let base = unit.dimension.baseUnit ?? unit
      return try converted(to: base).sum(other.converted(to: base))
    }
  }

  private func sum(_ other: Quantity) throws(ModelError) -> Quantity {
    let (result, overflows) = millionths.addingReportingOverflow(other.millionths)
    guard !overflows else { throw .quantityOverflow }
    return Quantity(millionths: result, unit: unit)
  }
}

extension Unit.Dimension {
  /// The unit that the dimension is compared in; nil for units of one's own.
  public var baseUnit: Unit? {
    switch self {
    case .count: .pieces
    case .mass: .milligram
    case .volume: .microlitre
    case .length: .micrometre
    case .area: .squareMillimetre
    case .time: .second
    case .custom: nil
    }
  }
}
