/// A line as people paste it from a list: with a mark or a number before it, and a box that may be
/// ticked.
public struct PastedLine: Hashable, Sendable {
  /// What stands behind the marks; the whole line where nothing does.
  public let text: String
  /// Whether its box is ticked.
  public let isTicked: Bool

  private static let bullets: Set<Character> = ["-", "*", "+", "•", "–", "◦", "▪"]
  private static let boxes: [(text: String, isTicked: Bool)] = [
    ("[ ]", false), ("[]", false), ("[x]", true), ("[X]", true), ("☐", false), ("☑", true),
    ("☒", true), ("✓", true), ("✔", true), ("✔\u{FE0F}", true), ("✅", true), ("⬜", false),
  ]

  /// Reads a line: `- milk`, `* [x] milk`, `☐ milk`.
  ///
  /// A mark is followed by white space, so that `-5` and `*.txt` are words.
  ///
  /// - Parameter isNumbered: Whether `1. milk` and `1) milk` bear the number of a line.
  public init(_ line: String, isNumbered: Bool = false) {
    var rest = line.drop(while: \.isWhitespace)
    var isTicked = false
    if let first = rest.first, Self.bullets.contains(first),
      let behind = Self.behind(rest.dropFirst())
    {
      rest = behind
    } else if isNumbered, let numbered = Self.numbered(rest) {
      rest = numbered.rest
    }
    for box in Self.boxes where rest.hasPrefix(box.text) {
      guard let behind = Self.behind(rest.dropFirst(box.text.count)) else { continue }
      rest = behind
      isTicked = box.isTicked
      break
    }
    text = rest.isEmpty ? line : String(rest)
    self.isTicked = !rest.isEmpty && isTicked
  }

  /// The heading that a line is: `# Dairy`; nil for every other line.
  public static func heading(_ line: String) -> String? {
    let text = line.drop(while: \.isWhitespace)
    let signs = text.prefix { $0 == "#" }
    guard (1...6).contains(signs.count), let rest = behind(text[signs.endIndex...]) else {
      return nil
    }
    return String(rest)
  }

  /// Whether lines bear the numbers of lines: at least two, each one more than that before.
  ///
  /// One alone is more often a day: `1. May`.
  public static func areNumbered(_ lines: [String]) -> Bool {
    let numbers = lines.compactMap { numbered($0.drop(while: \.isWhitespace))?.number }
    return numbers.count > 1 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// `1. ` and `1) ` at the beginning.
  private static func numbered(_ text: Substring) -> (number: Int, rest: Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count), let number = Int(digits),
      let sign = text[digits.endIndex...].first, sign == "." || sign == ")",
      let rest = behind(text[digits.endIndex...].dropFirst())
    else { return nil }
    return (number, rest)
  }

  /// What follows white space; nil where there is none, or nothing behind it.
  private static func behind(_ text: Substring) -> Substring? {
    guard text.first?.isWhitespace == true else { return nil }
    let rest = text.drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : rest
  }
}
