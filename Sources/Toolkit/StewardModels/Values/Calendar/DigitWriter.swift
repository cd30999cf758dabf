/// Writes numbers of fixed width as ASCII into memory that a string is made of.
struct DigitWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func put(_ character: Unicode.Scalar) {
    buffer.initializeElement(at: count, to: UInt8(ascii: character))
    count += 1
  }

  /// A number, with zeros before it up to a width.
  mutating func put(_ number: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while number / divisor >= 10 { divisor *= 10 }
    var rest = number
    while divisor > 0 {
      let digit = UInt8(truncatingIfNeeded: rest / divisor)
      buffer.initializeElement(at: count, to: UInt8(ascii: "0") + digit)
      count += 1
      rest %= divisor
      divisor /= 10
    }
  }

  /// A day; years of more than four digits with their sign, as ISO 8601 extends it.
  mutating func put(_ day: Day) {
    let parts = day.components
    if parts.year < 0 { put("-") } else if parts.year > 9999 { put("+") }
    put(abs(parts.year), digits: 4)
    put("-")
    put(parts.month, digits: 2)
    put("-")
    put(parts.day, digits: 2)
  }
}
