/// Reads words, numbers and signs from the beginning of a text.
///
/// The text is narrowed, in lower case, its traditional Chinese date words simplified.
struct TextScanner {
  private(set) var rest: ArraySlice<Character>

  init(_ text: String) {
    let narrow = NarrowText.trimmed(NarrowText.narrow(text)).lowercased()
    rest = narrow.map { Self.simplified[$0] ?? $0 }[...]
  }

  private static let simplified: [Character: Character] = [
    "後": "后", "週": "周", "個": "个", "號": "号", "禮": "礼", "兩": "两", "點": "点", "鐘": "钟",
    "時": "时", "這": "这", "間": "间", "○": "〇",
  ]

  var isAtEnd: Bool { rest.isEmpty }
  var next: Character? { rest.first }

  mutating func skipSpaces() {
    rest = rest.drop(while: \.isWhitespace)
  }

  /// Takes exactly these characters, or nothing.
  mutating func take(_ literal: String) -> Bool {
    guard rest.starts(with: literal) else { return false }
    rest = rest.dropFirst(literal.count)
    return true
  }

  /// Takes the first of several that is there.
  mutating func takeFirst(of literals: [String]) -> String? {
    literals.first { take($0) }
  }

  /// Takes a whole word of ASCII letters.
  mutating func word() -> String? {
    let letters = rest.prefix { $0.isASCII && $0.isLetter }
    guard !letters.isEmpty else { return nil }
    rest = rest.dropFirst(letters.count)
    return String(letters)
  }

  /// Takes a whole word if it is the given one.
  mutating func takeWord(_ wanted: String) -> Bool {
    let before = self
    if word() == wanted { return true }
    self = before
    return false
  }

  /// Takes a run of up to nine ASCII digits.
  mutating func digits() -> (value: Int, count: Int)? {
    let run = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(run.count), let value = Int(String(run)) else { return nil }
    rest = rest.dropFirst(run.count)
    return (value, run.count)
  }

  /// Takes a number in digits or in Chinese numerals.
  mutating func number() -> Int? {
    if let digits = digits() { return digits.value }
    let run = rest.prefix { ChineseNumber.isNumeral($0) }
    guard let value = ChineseNumber.value(of: run) else { return nil }
    rest = rest.dropFirst(run.count)
    return value
  }
}
