internal import StewardModels

/// How many times a record counts in a sum.
struct Multiplier {
  /// The factor in millionths, exact.
  let millionths: Int128

  static let one = Multiplier(millionths: 1_000_000)

  init(millionths: Int128) { self.millionths = millionths }

  /// The factor that a value stands for: the amount of a quantity whatever its unit, or a number,
  /// taken to the nearest millionth.
  ///
  /// One for nothing; nil for what is no factor.
  init?(_ value: Value) {
    switch value {
    case .none: self = .one
    case .quantity(let quantity): millionths = Int128(quantity.millionths)
    case .integer(let number): millionths = Int128(number) * 1_000_000
    case .number(let number):
      guard let factor = Int64(exactly: (number * 1_000_000).rounded(.toNearestOrEven)) else {
        return nil
      }
      millionths = Int128(factor)
    default: return nil
    }
  }

  /// A whole amount so many times: exact, rounded once, a half to the even one; nil beyond 64 bits.
  func times(_ amount: Int64) -> Int64? {
    let (product, overflows) = Int128(amount).multipliedReportingOverflow(by: millionths)
    guard !overflows else { return nil }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: 1_000_000)
    let twice = remainder.magnitude * 2
    let isAway = twice > 1_000_000 || (twice == 1_000_000 && quotient % 2 != 0)
    guard isAway else { return Int64(exactly: quotient) }
    return Int64(exactly: product < 0 ? quotient - 1 : quotient + 1)
  }

  /// A number so many times.
  func times(_ number: Double) -> Double { number * (Double(millionths) / 1_000_000) }

  /// Whether the record counts a whole number of times.
  var isWhole: Bool { millionths % 1_000_000 == 0 }
}
