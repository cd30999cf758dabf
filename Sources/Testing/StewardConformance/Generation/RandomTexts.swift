internal import StewardText

/// Texts that programs stumble over.
enum RandomTexts {
  /// A text in normal form C without U+0000: often one that another call gives too, or one that
  /// differs from it in case, accents or width alone.
  static func text(using generator: inout SeededGenerator) -> String {
    switch generator.below(8) {
    case 0: return words(using: &generator)
    case 1: return String(repeating: generator.pick(all, else: "a"), count: generator.below(40)).nfc
    default: return generator.pick(all, else: "a").nfc
    }
  }

  /// A text with at least one character.
  static func something(using generator: inout SeededGenerator) -> String {
    let text = text(using: &generator)
    return text.isEmpty ? "x" : text
  }

  /// Some texts joined by spaces.
  private static func words(using generator: inout SeededGenerator) -> String {
    (0...generator.below(3)).map { _ in generator.pick(all, else: "a") }.joined(separator: " ").nfc
  }

  private static let all: [String] = plain + folding + scripts + signs

  private static let plain = [
    "", " ", "a", "A", "b", "ab", "aB", "abc", "lamp", "Lamp", "LAMP", "desk lamp", "Item 2",
    "Item 10", "item 2", "2", "10", "010", "-1", "1.5", "none", "null", "NaN", "true", "or",
  ]
  private static let folding = [
    "á", "Á", "a\u{301}", "ä", "ae", "Æ", "ß", "ss", "SS", "Straße", "strasse", "ﬁ", "fi", "Ａ",
    "ａ", "１２", "12", "İ", "ı", "i", "I", "Zürich", "zurich", "ZÜRICH", "ø", "Ł", "a\u{AD}b",
    "a\u{200D}b", "\u{301}", "x\u{323}\u{307}", "Ǆ", "ς", "Σ",
  ]
  private static let scripts = [
    "中", "中文", "文中", "中华", "北京", "上海市", "電腦", "电脑", "かばん", "カバン", "ｶﾊﾞﾝ", "한국",
    "नि", "ไทย", "مرحبا", "Ελλάδα", "Ёлка", "ТУФ",
  ]
  private static let signs = [
    "😀", "👍", "👍🏽", "🇩🇪", "👨‍👩‍👧", "❤", "❤️", "\u{FF61}", "\u{E000}", "\u{FFFD}", "\u{10000}",
    "%", "_", "100%", "a_b", "a%b", "\\", "'", "\"", "*", "?", "[a]", ";", "\n", "\t",
    "\u{1B}[2J", "\u{202E}abc", "=1+1", "--", "a\u{7F}",
  ]
}
