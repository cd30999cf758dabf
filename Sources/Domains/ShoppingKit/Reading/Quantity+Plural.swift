public import StewardModels

extension Quantity {
  /// The word for the unit of more or less than one container, where it is another than the unit:
  /// `cans`.
  public var pluralUnit: String? {
    guard millionths != 1_000_000 else { return nil }
    return MeasureWords.plurals[unit.symbol]
  }
}
