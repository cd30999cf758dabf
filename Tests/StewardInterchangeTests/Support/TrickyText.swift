import StewardConformance

/// Text out of what breaks tables and JSON.
enum TrickyText {
  static let pieces = [
    ",", ";", "\t", "|", "\"", "\"\"", "\r\n", "\n", "\r", " ", "a", "Lamp", "1.50", "'", "=", "+",
    "-", "@", "首都", "é", "e\u{301}", "🛋️", "👨‍👩‍👧", "\u{2028}", "\\", "/", "\u{1}", "\u{FEFF}",
    "sep=", "[", "{", "ÿ", "\u{10FFFF}",
  ]

  static func random(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
