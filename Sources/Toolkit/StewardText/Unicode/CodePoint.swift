internal import CICU

/// What Steward asks of Unicode's character database.
enum CodePoint {
  /// A mark that takes no room of its own (general category Mn).
  static func isNonspacingMark(_ scalar: UInt32) -> Bool { icu_u_charType(scalar) == 6 }

  /// A mark that belongs to the letter before it (Mn or Mc).
  static func isMark(_ scalar: UInt32) -> Bool {
    let type = icu_u_charType(scalar)
    return type == 6 || type == 8
  }

  /// A letter, a number or a letter-like number (L*, Nd, Nl, No).
  static func isAlphanumeric(_ scalar: UInt32) -> Bool {
    let type = icu_u_charType(scalar)
    return (1...5).contains(type) || (9...11).contains(type)
  }

  /// A code point that shows as a picture (`Emoji_Presentation` or `Extended_Pictographic`).
  static func isPictograph(_ scalar: UInt32) -> Bool {
    scalar >= 0xA9
      && (icu_u_hasBinaryProperty(scalar, UCHAR_EXTENDED_PICTOGRAPHIC) != 0
        || icu_u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION) != 0)
  }

  /// Half of a flag.
  @inline(__always)
  static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }

  /// A skin tone, which changes the emoji before it.
  @inline(__always)
  static func isSkinTone(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }

  /// A character of a script that is written without spaces between words and searched by
  /// characters: Han, Hiragana, Katakana, Hangul, Bopomofo, and the long-vowel mark.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    if scalar < 0x1100 { return false }
    if (0x4E00...0x9FFF).contains(scalar) || scalar == 0x30FC { return true }
    switch script(scalar) {
    case USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_HANGUL, USCRIPT_BOPOMOFO:
      return true
    default: return false
    }
  }

  /// Whether people search the script of this letter without its marks: Latin, Greek, Cyrillic
  /// (accents), Arabic and Hebrew (vowel points).
  static func losesMarks(_ scalar: UInt32) -> Bool {
    switch script(scalar) {
    case USCRIPT_LATIN, USCRIPT_GREEK, USCRIPT_CYRILLIC, USCRIPT_ARABIC, USCRIPT_HEBREW: true
    default: false
    }
  }

  /// Whether the letter is written from right to left.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    if scalar < 0x590 { return false }
    let direction = icu_u_charDirection(scalar)
    return direction == 1 || direction == 13
  }

  private static func script(_ scalar: UInt32) -> UScriptCode {
    var status = U_ZERO_ERROR
    return UScriptCode(icu_uscript_getScript(scalar, &status))
  }
}
