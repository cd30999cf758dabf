/// The forms that input methods write, as the ASCII that the grammar reads.
package enum NarrowText {
  /// The text with full-width characters, wide spaces, minus signs and apostrophes made ASCII.
  ///
  /// Only for what is read as a value, never for names. ASCII is returned as it is.
  package static func narrow(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(narrow(scalar)) }
    return String(result)
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xA0, 0x2007, 0x2009, 0x202F, 0x3000: " "
    case 0x2010...0x2013, 0x2212: "-"
    case 0x2019, 0x2BC: "'"
    case 0x3001: ","
    case 0xFFE1: "£"
    case 0xFFE5: "¥"
    case 0xFFE6: "₩"
    default: scalar
    }
  }

  /// The text without white space at its ends.
  package static func trimmed(_ text: String) -> Substring {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
    return text[start..<end]
  }
}
