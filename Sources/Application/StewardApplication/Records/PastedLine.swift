/// A line as people paste it from a list: with a mark before it, and a box that may be ticked.
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
  public init(_ line: String) {
    var rest = line.drop(while: \.isWhitespace)
    var isTicked = false
    if let first = rest.first, Self.bullets.contains(first),
      let behind = Self.behind(rest.dropFirst())
    {
      rest = behind
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

  /// What follows white space; nil where there is none, or nothing behind it.
  private static func behind(_ text: Substring) -> Substring? {
    guard text.first?.isWhitespace == true else { return nil }
    let rest = text.drop(while: \.isWhitespace)
    return rest.isEmpty ? nil : rest
  }
}
