public import StewardModels

extension Rule where Subject == String {
  /// The text is one line: no line break, no tab, no other control character.
  ///
  /// Refused are U+0000 to 001F, 007F to 009F, and the line and paragraph separators 2028 and 2029.
  /// One pass over the bytes.
  public static var oneLine: Rule {
    let message = Message("validation.oneLine")
    return Rule("oneLine") { text in
      var text = text
      return text.withUTF8(TextShape.isOneLine) ? nil : message
    }
  }

  /// The text holds more than white space.
  public static var notBlank: Rule {
    let message = Message("validation.blank")
    return Rule("blank") { text in
      text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? message : nil
    }
  }

  /// The text has no white space at its beginning and at its end.
  ///
  /// White space is what Unicode calls so (property `White_Space`), the ideographic space included.
  public static var trimmed: Rule {
    let message = Message("validation.trimmed")
    return Rule("trimmed") { text in TextShape.isTrimmed(text) ? nil : message }
  }
}

/// What can be said of a text by looking at its bytes.
enum TextShape {
  static func isOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // The bytes are UTF-8 of a string, so a leading byte is followed by those that it announces.
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case ..<0x20, 0x7F: return false
      case 0xC2 where bytes[index + 1] < 0xA0: return false
      case 0xE2 where bytes[index + 1] == 0x80:
        if bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 { return false }
      default: break
      }
    }
    return true
  }

  static func isTrimmed(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return true
    }
    return !isWhiteSpace(first) && !isWhiteSpace(last)
  }

  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) }
    return scalar.properties.isWhitespace
  }
}
