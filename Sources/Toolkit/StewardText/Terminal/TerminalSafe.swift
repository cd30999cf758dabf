/// Text that does nothing in a terminal but show itself.
///
/// Records hold what people and files put into them. Characters that would move the cursor, change
/// colours, or turn the direction of what follows are shown as signs instead.
public enum TerminalSafe {
  /// The text with everything that acts on a terminal made visible, on one line.
  ///
  /// Control characters become their pictures (`␛`, `␉`), those of C1, bidirectional overrides and
  /// isolates and paragraph separators their number (`‹202E›`), line breaks `⏎`. ASCII without
  /// control characters is returned as it is after one pass over its bytes.
  public static func text(_ text: String) -> String {
    escaped(text, keepsLines: false)
  }

  /// The text with everything that acts on a terminal made visible, but for its line breaks, which
  /// become line feeds, and tabs.
  public static func lines(_ text: String) -> String {
    escaped(text, keepsLines: true)
  }

  /// The text as a cell of a table: made visible, cut to a width if one is given, and isolated so
  /// that right-to-left text leaves the columns beside it where they are.
  public static func cell(_ text: String, columns: Int? = nil) -> String {
    var shown = self.text(text)
    if let columns { shown = DisplayWidth.truncate(shown, toColumns: columns) }
    return isolated(shown)
  }

  /// The text between U+2068 and U+2069 if it holds right-to-left letters, else as it is.
  public static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains { CodePoint.isRightToLeft($0.value) }
      ? "\u{2068}\(text)\u{2069}" : text
  }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
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
        if bytes[index + 1] < 0x82, acts(UTF8Scalar(bytes, at: index).value) { return false }
      default: return false
      }
    }
    return true
  }

  /// What is shown for a character that acts on a terminal; nil for one that does not.
  static func shownForm(of character: Character) -> String? {
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
