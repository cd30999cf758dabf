/// Decimal numbers of fixed scale as neutral text: `-12.50`, a point, ASCII digits, no grouping.
///
/// Shared by money and quantities. Nothing is ever rounded: what does not fit is told.
enum DecimalText {
  /// Why text is no number of the scale.
  enum Failure: Error {
    /// Not of the form `-?digits(.digits)?`.
    case malformed
    /// More decimals than the scale has, and they are not zero.
    case tooPrecise
    /// Beyond 64 bits.
    case overflow
  }

  /// Reads a number and gives it times ten to the power of `scale`.
  static func parse(_ text: some Sequence<UInt8>, scale: Int) throws(Failure) -> Int64 {
    var magnitude: UInt64 = 0
    var isNegative = false
    var isFirst = true
    var digits = 0
    var endsInDigit = false
    var decimals: Int?
    for byte in text {
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "-") where isFirst:
        isNegative = true
      case UInt8(ascii: ".") where digits > 0 && decimals == nil:
        decimals = 0
        endsInDigit = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        endsInDigit = true
        let digit = UInt64(byte &- UInt8(ascii: "0"))
        if let seen = decimals {
          if seen == scale {
            guard digit == 0 else { throw .tooPrecise }
            continue
          }
          decimals = seen + 1
        }
        magnitude = try shifted(magnitude, adding: digit)
      default:
        throw .malformed
      }
    }
    guard endsInDigit else { throw .malformed }
    for _ in (decimals ?? 0)..<scale { magnitude = try shifted(magnitude, adding: 0) }
    return try signed(magnitude, isNegative: isNegative)
  }

  /// Writes a number that was multiplied by ten to the power of `scale`.
  ///
  /// Up to fifteen bytes cost no memory, so the length is counted first.
  ///
  /// - Parameters:
  ///   - trimming: leaves out zeros at the end of the decimals, and the point if none stay.
  ///   - suffix: what follows the number.
  static func text(
    _ value: Int64, scale: Int, trimming: Bool = false, suffix: String = ""
  ) -> String {
    var magnitude = value.magnitude
    var decimals = scale
    while trimming && decimals > 0 && magnitude % 10 == 0 {
      magnitude /= 10
      decimals -= 1
    }
    let digits = max(digitCount(magnitude), decimals + 1)
    let length = (value < 0 ? 1 : 0) + digits + (decimals > 0 ? 1 : 0)
    return String(unsafeUninitializedCapacity: length + suffix.utf8.count) { buffer in
      var position = length
      for written in 0..<digits {
        if written == decimals && decimals > 0 {
          position -= 1
          buffer.initializeElement(at: position, to: UInt8(ascii: "."))
        }
        let (rest, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
        magnitude = rest
        position -= 1
        buffer.initializeElement(
          at: position, to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      }
      if value < 0 { buffer.initializeElement(at: 0, to: UInt8(ascii: "-")) }
      position = length
      for byte in suffix.utf8 {
        buffer.initializeElement(at: position, to: byte)
        position += 1
      }
      return position
    }
  }

  private static func digitCount(_ magnitude: UInt64) -> Int {
    var count = 1
    var bound: UInt64 = 10
    while magnitude >= bound {
      count += 1
      let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
      if overflows { break }
      bound = next
    }
    return count
  }

  private static func shifted(_ magnitude: UInt64, adding digit: UInt64) throws(Failure) -> UInt64 {
    let (tenfold, overflows) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carries) = tenfold.addingReportingOverflow(digit)
    guard !overflows, !carries else { throw .overflow }
    return sum
  }

  private static func signed(_ magnitude: UInt64, isNegative: Bool) throws(Failure) -> Int64 {
    guard isNegative else {
      guard let value = Int64(exactly: magnitude) else { throw .overflow }
      return value
    }
    guard magnitude <= Int64.min.magnitude else { throw .overflow }
    return Int64(truncatingIfNeeded: 0 &- magnitude)
  }
}
