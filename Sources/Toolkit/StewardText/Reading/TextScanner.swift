/// Reads words, numbers and signs from the beginning of a text.
///
/// The text is narrowed, in lower case, its traditional Chinese date words simplified.
struct TextScanner {
  private(set) var rest: ArraySlice<Unicode.Scalar>

  init(_ text: String) {
    let narrow = NarrowText.trimmed(NarrowText.narrow(text)).lowercased()
    rest = narrow.unicodeScalars.map(Self.simplified)[...]
  }

  private static func simplified(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    switch scalar {
    case "後": return "后"
    case "週": return "周"
    case "個": return "个"
    case "號": return "号"
    case "禮": return "礼"
    case "兩": return "两"
    case "點": return "点"
    case "鐘": return "钟"
    case "時": return "时"
    case "這": return "这"
    default: return scalar
    }
  }

  var isAtEnd: Bool { rest.isEmpty }
  var next: Unicode.Scalar? { rest.first }

  mutating func skipSpaces() {
    rest = rest.drop { $0.isASCII ? $0 == " " || $0 == "\t" : $0.properties.isWhitespace }
  }

  /// Takes exactly these characters, or nothing.
  mutating func take(_ literal: String) -> Bool {
    var end = rest.startIndex
    for scalar in literal.unicodeScalars {
      guard end < rest.endIndex, rest[end] == scalar else { return false }
      end += 1
    }
    rest = rest[end...]
    return true
  }

  /// Takes the first of several that is there.
  mutating func takeFirst(of literals: [String]) -> String? {
    literals.first { take($0) }
  }

  /// Takes a whole word of ASCII letters.
  mutating func word() -> String? {
    let letters = rest.prefix { ("a"..."z").contains($0) }
    guard !letters.isEmpty else { return nil }
    rest = rest.dropFirst(letters.count)
    return String(String.UnicodeScalarView(letters))
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
    let run = rest.prefix { ("0"..."9").contains($0) }
    guard (1...9).contains(run.count) else { return nil }
    rest = rest.dropFirst(run.count)
    return (run.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }, run.count)
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
