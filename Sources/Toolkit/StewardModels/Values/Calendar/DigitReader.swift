/// Reads numbers of fixed width out of ASCII text, byte by byte, without copies.
struct DigitReader {
  private var iterator: String.UTF8View.Iterator
  private var next: UInt8?

  init(_ text: String.UTF8View) {
    iterator = text.makeIterator()
    next = iterator.next()
  }

  var isAtEnd: Bool { next == nil }

  /// The next byte, consumed.
  mutating func take() -> UInt8? {
    defer { next = iterator.next() }
    return next
  }

  /// Consumes the byte if it is the next one.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    next = iterator.next()
    return true
  }

  /// The next digit, consumed.
  mutating func digit() -> Int? {
    guard let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    next = iterator.next()
    return Int(byte) - 48
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
