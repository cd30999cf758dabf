internal import CICU

/// How many columns a text takes in a terminal.
///
/// Wide and full-width characters take two (UAX #11), marks and joiners none, an emoji with all
/// that belongs to it two, a control character as many as the form in which ``TerminalSafe`` shows
/// it. Characters of ambiguous width take one.
public enum DisplayWidth {
  /// The columns of a text.
  ///
  /// ASCII, Latin letters, Chinese characters and kana cost one pass over the bytes.
  public static func columns(of text: String) -> Int {
    var text = text
    return text.withUTF8 { columnsByBytes($0) } ?? text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns where each code point is a character by itself and its bytes tell its width.
  private static func columnsByBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    var columns = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20..<0x7F:
        columns += 1
        index += 1
      case 0xC3...0xCB:
        columns += 1
        index += 2
      case 0xE3...0xE9 where Folding.isOwnFoldedForm(bytes, at: index):
        columns += 2
        index += 3
      default: return nil
      }
    }
    return columns
  }

  /// The columns of one character with all that belongs to it.
  public static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.dropFirst().isEmpty, first.value >= 0x20, first.value < 0x7F {
      return 1
    }
    if let shown = TerminalSafe.shownForm(of: character) {
      return shown.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }
    if isEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether a cluster is drawn as one picture.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    var previousIsFlag = false
    for (index, scalar) in scalars.enumerated() {
      let isFlag = CodePoint.isRegionalIndicator(scalar.value)
      if previousIsFlag, isFlag { return true }
      previousIsFlag = isFlag
      // The variation selector that asks for a picture, and the keycap.
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return true }
      if index == 0, !isFlag, scalar.value >= 0x231A,
        icu_u_hasBinaryProperty(scalar.value, UCHAR_EMOJI_PRESENTATION) != 0
      {
        return true
      }
    }
    return false
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD || value >= 0x20 ? 1 : 0 }
    // Vowels and finals of Hangul syllables that are written in parts.
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch icu_u_charType(value) {
    case 6, 7, 16: return 0
    default: break
    }
    switch UEastAsianWidth(
      UInt32(truncatingIfNeeded: icu_u_getIntPropertyValue(value, UCHAR_EAST_ASIAN_WIDTH)))
    {
    case U_EA_FULLWIDTH, U_EA_WIDE: return 2
    default: return 1
    }
  }
}
