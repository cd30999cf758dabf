public import StewardModels

/// What a quantity is compared and put in order by: what it measures, and how much in the base unit
/// of that, in millionths.
///
/// Backends keep both beside a quantity. Amounts beyond 64 bits (9,224 tonnes) count as the greatest
/// or the least there is.
public struct Measure: Hashable, Sendable {
  /// The name of the dimension: `mass`, `unit:can`.
  public let dimension: String
  /// Millionths of the dimension's base unit.
  public let base: Int64

  /// Measures a quantity.
  public init(_ quantity: Quantity) {
    dimension = quantity.unit.dimension.name
    base = quantity.baseMillionths ?? (quantity.isNegative ? .min : .max)
  }

  /// Measures the quantity in two columns of a row; nil where there is none.
  init?(_ row: [Scalar], at column: Int) {
    guard case .integer(let millionths) = row[column], case .text(let unit) = row[column + 1] else {
      return nil
    }
    self.init(Quantity(millionths: millionths, unit: Unit(stored: unit)))
  }
}
