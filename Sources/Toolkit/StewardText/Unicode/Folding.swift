extension String {
  /// The text without regard to case, accents and width: see ``Folding/folded(_:)``.
  public var folded: String { Folding.folded(self) }
}

/// The one form in which texts are compared without regard to case, accents and width.
///
/// The rule is fixed and knows no locale, because folded text is stored and indexed:
///
/// 1. Unicode's NFKC_Casefold: lower case (`ß` is `ss`), full-width letters to ASCII, half-width
///    katakana to full width, ligatures and superscripts to plain letters, invisible characters
///    (soft hyphen, joiners, variation selectors) removed, every kind of space a space.
/// 2. Nonspacing marks after Latin, Greek, Cyrillic, Arabic and Hebrew letters are removed. Marks
///    that make another letter in the mind of its readers stay: the voicing of kana, the vowels
///    of Indic and Thai scripts.
/// 3. Letters that no decomposition covers: `ø` is `o`, `ł` `l`, `đ` and `ð` `d`, `ħ` `h`, `ŧ`
///    `t`, `ı` `i`, `æ` `ae`, `œ` `oe`, `þ` `th`.
/// 4. NFC.
///
/// Folding twice is folding once. Spaces stay as many as they were.
public enum Folding {
  /// The number of the rule; it grows when stored folded text has to be made anew.
  public static let version = 1

  /// The folded form of a text.
  ///
  /// ASCII, Latin letters with accents, Chinese characters and kana cost two passes over their
  /// bytes, one and no copy where they are folded already. All else goes through ICU, about three
  /// microseconds for a name.
  public static func folded(_ text: String) -> String {
    var text = text
    let quick: String?? = text.withUTF8 { bytes in
      switch need(of: bytes) {
      case .nothing: return .some(nil)
      case .bytes:
        return String(unsafeUninitializedCapacity: bytes.count) { fold(bytes, into: $0) }
      case .thorough: return .none
      }
    }
    guard let quick else { return thorough(text) }
    return quick ?? text
  }

  /// Calls `body` with the UTF-8 of the folded text, which lives for that call only.
  package static func withFolded<Result>(
    _ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = text
    let quick: Result? = text.withUTF8 { bytes in
      switch need(of: bytes) {
      case .nothing: return body(bytes)
      case .bytes:
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { into in
          let count = fold(bytes, into: into)
          return body(UnsafeBufferPointer(rebasing: into[..<count]))
        }
      case .thorough: return nil
      }
    }
    if let quick { return quick }
    var folded = thorough(text)
    return folded.withUTF8 { body($0) }
  }

  private enum Need { case nothing, bytes, thorough }

  /// What it takes to fold a text.
  private static func need(of bytes: UnsafeBufferPointer<UInt8>) -> Need {
    var index = 0
    var need = Need.nothing
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte &- 0x41 < 26 { need = .bytes }
        index += 1
      } else if isOwnFoldedForm(bytes, at: index) {
        index += 3
      } else if latin(byte, bytes[index + 1]) != nil {
        need = .bytes
        index += 2
      } else {
        return .thorough
      }
    }
    return need
  }

  /// Folds bytes that need nothing else, and returns how many it has written, never more than
  /// there were.
  private static func fold(
    _ bytes: UnsafeBufferPointer<UInt8>, into: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var index = 0
    var written = 0
    while index < bytes.count {
      if let letters = latin(bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
        into[written] = letters.first
        written += 1
        if let second = letters.second {
          into[written] = second
          written += 1
        }
        index += 2
      } else {
        into[written] = ASCII.lowercased(bytes[index])
        written += 1
        index += 1
      }
    }
    return written
  }

  /// Whether a character of three bytes is a Han character or a kana that folding leaves alone.
  @inline(__always)
  static func isOwnFoldedForm(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case 0xE5...0xE9: return true
    case 0xE4: return bytes[index + 1] >= 0xB8
    case 0xE3:
      let third = bytes[index + 2]
      switch bytes[index + 1] {
      case 0x81: return true
      case 0x82: return third <= 0x96 || third >= 0xA0
      case 0x83: return third <= 0xBE
      default: return false
      }
    default: return false
    }
  }

  /// Folds any text by way of ICU.
  private static func thorough(_ text: String) -> String {
    let plain = WideText.with(text.nfc) { NormalizationForm.caseFolded.applied(to: $0) }
    let parted = plain.withUnsafeBufferPointer { NormalizationForm.decomposed.applied(to: $0) }
    var kept = String.UnicodeScalarView()
    kept.reserveCapacity(parted.count)
    var dropsMarks = false
    for scalar in String(decoding: parted, as: UTF16.self).unicodeScalars {
      if scalar.value >= 0x300, CodePoint.isNonspacingMark(scalar.value) {
        if !dropsMarks { kept.append(scalar) }
        continue
      }
      dropsMarks = CodePoint.losesMarks(scalar.value)
      if let letters = plainLetters(scalar.value) {
        kept.append(contentsOf: letters.unicodeScalars)
      } else {
        kept.append(scalar)
      }
    }
    return String(kept).nfc
  }

  /// The plain letters for a letter that no decomposition covers.
  private static func plainLetters(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xE6: "ae"
    case 0xF0, 0x111: "d"
    case 0xF8: "o"
    case 0xFE: "th"
    case 0x127: "h"
    case 0x131: "i"
    case 0x142: "l"
    case 0x153: "oe"
    case 0x167: "t"
    default: nil
    }
  }
}
