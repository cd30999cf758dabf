/// Characters as percent signs and two hexadecimal digits for each byte of UTF-8 (RFC 3986,
/// section 2.1).
enum PercentText {
  /// The text with some characters written so, and percent signs where they could be taken for one.
  static func encoded(_ text: String, where isEncoded: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isReference =
        scalar == "%" && index + 2 < scalars.count && isDigit(scalars[index + 1])
        && isDigit(scalars[index + 2])
      if isReference || isEncoded(scalar) {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          result += encoded(byte)
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The three characters for a byte.
  static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
  }

  /// The text with its references read; as it stands where they are no text in UTF-8.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let first = rest.first {
      if let byte = byte(rest) {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(text)
  }

  /// The byte of a reference at the beginning; nil where there is none.
  static func byte(_ text: Substring.UTF8View) -> UInt8? {
    let beginning = Array(text.prefix(3))
    guard beginning.count == 3, beginning[0] == UInt8(ascii: "%") else { return nil }
    let digits = beginning.dropFirst().map { Unicode.Scalar($0) }
    guard digits.allSatisfy(isDigit) else { return nil }
    return UInt8(String(String.UnicodeScalarView(digits)), radix: 16)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || (0x41...0x46).contains(scalar.value & ~0x20)
  }
}
