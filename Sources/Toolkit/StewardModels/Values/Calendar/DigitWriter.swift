/// Writes numbers of fixed width as ASCII into memory that a string is made of.
struct DigitWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func put(_ character: Unicode.Scalar) {
    buffer.initializeElement(at: count, to: UInt8(ascii: character))
    count += 1
  }

  /// A number below a hundred, in two digits.
  mutating func putPair(_ number: Int) {
    let (tens, ones) = UInt8(truncatingIfNeeded: number).quotientAndRemainder(dividingBy: 10)
    buffer.initializeElement(at: count, to: UInt8(ascii: "0") + tens)
    buffer.initializeElement(at: count + 1, to: UInt8(ascii: "0") + ones)
    count += 2
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
    if parts.year >= 0 && parts.year < 10_000 {
      putPair(parts.year / 100)
      putPair(parts.year % 100)
    } else {
      put(parts.year < 0 ? "-" : "+")
      put(abs(parts.year), digits: 4)
    }
    put("-")
    putPair(parts.month)
    put("-")
    putPair(parts.day)
  }
}
