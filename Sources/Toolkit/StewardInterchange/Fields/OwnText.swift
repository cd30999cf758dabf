public import StewardModels

/// The values of people's own fields as text that tells their kinds apart: `red`, `3.5`,
/// `2026-01-02`, `yes`; text that would be taken for another kind stands between double quotes.
public enum OwnText {
  /// The value that a text says.
  public static func value(_ text: String) -> OwnValue {
    if let quoted = TextList.unquoted(text) { return .text(quoted) }
    return special(text) ?? .text(text)
  }

  /// The text of a value, which `value(_:)` reads back equal.
  public static func text(_ value: OwnValue) -> String {
    switch value {
    case .text(let text):
      special(text) != nil || text.hasPrefix("\"") ? TextList.quoted(text) : text
    case .number, .day: value.description
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  /// The name and the value's text of `colour=red`; nil where there is no `=`.
  static func pair(_ item: String) -> (name: String, value: String)? {
    if item.hasPrefix("\""), let (name, rest) = TextList.leadingQuoted(item), rest.first == "=" {
      return (name, String(rest.dropFirst()))
    }
    guard let equal = item.firstIndex(of: "=") else { return nil }
    return (String(item[..<equal]), String(item[item.index(after: equal)...]))
  }

  /// A field as a pair, which `pair(_:)` reads back.
  static func pair(name: String, value: OwnValue) -> String {
    let needsQuotes = name.contains("=") || name.hasPrefix("\"")
    return (needsQuotes ? TextList.quoted(name) : name) + "=" + text(value)
  }

  /// What a text says that is no plain text: yes or no, a day, a number without zeros in front.
  private static func special(_ text: String) -> OwnValue? {
    switch text {
    case "yes", "true": return .flag(true)
    case "no", "false": return .flag(false)
    default: break
    }
    guard let first = text.utf8.first, first == 45 || (48...57).contains(first) else { return nil }
    if let day = Day(text) { return .day(day) }
    guard isNumber(text.utf8), let number = Double(text), number.isFinite else { return nil }
    return .number(number == 0 ? 0 : number)
  }

  /// Digits with a point and an exponent at the most, and no zero before another digit, as in the
  /// numbers of articles.
  private static func isNumber(_ bytes: String.UTF8View) -> Bool {
    guard bytes.allSatisfy({ (48...57).contains($0) || ".-+e".utf8.contains($0) }) else {
      return false
    }
    let digits = bytes.drop { $0 == 45 }
    guard let first = digits.first, (48...57).contains(first) else { return false }
    let second = digits.dropFirst().first ?? 46
    return first != 48 || !(48...57).contains(second)
  }
}
