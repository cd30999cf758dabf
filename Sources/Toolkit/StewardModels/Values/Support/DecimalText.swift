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
  /// - Parameter trimming: leaves out zeros at the end of the decimals, and the point if none stay.
  static func text(_ value: Int64, scale: Int, trimming: Bool = false) -> String {
    // The sign, nineteen digits, the point, and zeros up to the scale.
    let capacity = 22 + scale
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var magnitude = value.magnitude
      var start = capacity
      var end = capacity
      var written = 0
      repeat {
        if written == scale && scale > 0 && start < end {
          start -= 1
          buffer.initializeElement(at: start, to: UInt8(ascii: "."))
        }
        let digit = UInt8(truncatingIfNeeded: magnitude % 10)
        magnitude /= 10
        written += 1
        if trimming && digit == 0 && written <= scale && start == end {
          end -= 1
          start -= 1
          continue
        }
        start -= 1
        buffer.initializeElement(at: start, to: UInt8(ascii: "0") + digit)
      } while magnitude > 0 || written <= scale
      if value < 0 {
        start -= 1
        buffer.initializeElement(at: start, to: UInt8(ascii: "-"))
      }
      for offset in 0..<(end - start) {
        buffer.initializeElement(at: offset, to: buffer[start + offset])
      }
      return end - start
    }
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
