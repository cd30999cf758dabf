/// Text in which nothing acts on a terminal: control characters, and signs that turn the direction of
/// what follows, are shown as signs.
///
/// Here because the words of an error hold what people and files put into records; programs call
/// `TerminalSafe` of StewardText.
package enum VisibleText {
  /// The text with everything that acts on a terminal made visible, on one line unless told
  /// otherwise.
  package static func of(_ text: String, keepsLines: Bool = false) -> String {
    var text = text
    if text.withUTF8({ isHarmless($0) }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for character in text {
      if keepsLines, character == "\n" || character == "\r\n" || character == "\t" {
        result.append(character == "\r\n" ? "\n" : character)
      } else if let shown = shownForm(of: character) {
        result += shown
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Whether no code point of the text acts on a terminal, by its bytes.
  private static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] {
      case 0x20..<0x7F, 0x80..<0xC2, 0xC3..<0xE2, 0xE3...: continue
      case 0xC2: if bytes[index + 1] < 0xA0 { return false }
      case 0xE2:
        // U+2000…207F, among which are the separators and the signs of direction.
        if bytes[index + 1] < 0x82, acts(scalar(bytes, at: index)) { return false }
      default: return false
      }
    }
    return true
  }

  /// What is shown for a character that acts on a terminal; nil for one that does not.
  package static func shownForm(of character: Character) -> String? {
    if character == "\r\n" { return "⏎" }
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { acts($0.value) }) else { return nil }
    return scalars.reduce(into: "") { result, scalar in
      if let sign = sign(for: scalar.value) {
        result += sign
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The code point of three bytes that begins at an index.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
  }

  private static func acts(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F...0x9F).contains(scalar) || (0x202A...0x202E).contains(scalar)
      || (0x2066...0x2069).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
  }

  private static func sign(for scalar: UInt32) -> String? {
    guard acts(scalar) else { return nil }
    switch scalar {
    case 0x0A, 0x0D: return "⏎"
    case 0x7F: return "␡"
    case ..<0x20: return Unicode.Scalar(0x2400 + scalar).map(String.init(_:))
    default:
      let digits = String(scalar, radix: 16, uppercase: true)
      return "‹" + String(repeating: "0", count: 4 - digits.count) + digits + "›"
    }
  }
}
