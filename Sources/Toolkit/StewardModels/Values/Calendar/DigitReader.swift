/// Reads numbers of fixed width out of ASCII text, byte by byte, without copies.
struct DigitReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  /// Consumes the byte if it is the next one.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// The next digit, consumed.
  mutating func digit() -> Int? {
    guard offset < bytes.count else { return nil }
    let digit = bytes[offset] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    offset += 1
    return Int(digit)
  }

  /// A number of exactly so many digits.
  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// A day of the calendar, `2026-12-24`.
  mutating func day() -> Day? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2), year >= 1, month >= 1, month <= 12,
      day >= 1, day <= Day.daysIn(month: month, year: year)
    else { return nil }
    return Day(unchecked: Day.count(year: year, month: month, day: day))
  }
}
