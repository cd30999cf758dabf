import StewardModels

extension JSONLexer {
  /// Reads an escape whose backslash is the next byte (RFC 8259, section 7).
  mutating func escape() throws(InterchangeError) {
    let location = cursor.location
    cursor.index += 1
    guard let byte = try cursor.peek() else { throw unexpectedEnd() }
    if byte == UInt8(ascii: "u") { return try unicodeEscape(location) }
    try settleHalf()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(byte)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    default: throw error("interchange.json.invalidEscape", at: location)
    }
    cursor.index += 1
  }

  /// Reads the digits of `\uXXXX`; two halves of a pair become one character.
  private mutating func unicodeEscape(_ location: SourceLocation) throws(InterchangeError) {
    cursor.index += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try cursor.peek() else { throw unexpectedEnd() }
      guard let digit = Self.hexDigit(byte) else {
        throw error("interchange.json.invalidEscape", at: location)
      }
      unit = unit << 4 | digit
      cursor.index += 1
    }
    if let first = half, 0xDC00...0xDFFF ~= unit {
      half = nil
      let value = 0x10000 + (first.unit & 0x3FF) << 10 + (unit & 0x3FF)
      return scratch.append(scalar: Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    try settleHalf()
    if let scalar = Unicode.Scalar(unit) { return scratch.append(scalar: scalar) }
    half = (unit, location)
    if 0xDC00...0xDFFF ~= unit { try settleHalf() }
  }

  /// Refuses half a character that nothing completed, or replaces it.
  mutating func settleHalf() throws(InterchangeError) {
    guard let lone = half else { return }
    half = nil
    guard isLenient else { throw error("interchange.json.loneSurrogate", at: lone.location) }
    scratch.append(scalar: "\u{FFFD}")
    replacements.add(at: lone.location.offset ?? 0)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x41 + 10
    default: nil
    }
  }
}
