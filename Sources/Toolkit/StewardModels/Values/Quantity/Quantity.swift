/// So much of a unit, exact: whole millionths in 64 bits.
///
/// Equal means the same amount of the same unit; whether 500 g are half a kilogram is asked with
/// `compared(to:)`.
///
///     let flour = try Quantity("1.5 kg")
///     try flour.converted(to: .gram)  // 1500 g
@frozen
public struct Quantity: Hashable, Sendable {
  /// The amount in millionths of the unit.
  public let millionths: Int64
  /// What it is an amount of.
  public let unit: Unit

  /// Makes a quantity of millionths of a unit.
  ///
  /// Costs nothing.
  @inlinable
  public init(millionths: Int64, unit: Unit) {
    self.millionths = millionths
    self.unit = unit
  }

  /// So many whole ones.
  ///
  /// 32 bits of them always fit; larger counts go through `init(whole:_:)`.
  public init(_ whole: Int32, _ unit: Unit = .pieces) {
    self.init(millionths: Int64(whole) * 1_000_000, unit: unit)
  }

  /// So many whole ones.
  ///
  /// Throws `overflow` beyond 64 bits of millionths.
  public init(whole: Int, _ unit: Unit = .pieces) throws(ModelError) {
    let (product, overflows) = Int64(whole).multipliedReportingOverflow(by: 1_000_000)
    guard !overflows else { throw .quantityOverflow }
    self.init(millionths: product, unit: unit)
  }

  /// One piece, which is what a record without a quantity stands for.
  public static var one: Quantity { Quantity(millionths: 1_000_000, unit: .pieces) }

  /// Whether it is nothing.
  @inlinable public var isZero: Bool { millionths == 0 }
  /// Whether it is less than nothing.
  @inlinable public var isNegative: Bool { millionths < 0 }
}
