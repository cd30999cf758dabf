/// A number written with a fraction: `1/2`, `1 1/2`, `½`, `1½`.
struct FractionForm {
  private let whole: Int64
  private let numerator: Int64
  private let denominator: Int64

  /// Reads a fraction; nil for what has none or is not well formed.
  init?(_ text: some StringProtocol) {
    if let last = text.last, let (numerator, denominator) = Self.signs[last] {
      let before = NarrowText.trimmed(String(text.dropLast()))
      guard let whole = before.isEmpty ? 0 : Self.number(before) else { return nil }
      (self.whole, self.numerator, self.denominator) = (whole, numerator, denominator)
      return
    }
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "⁄" }
    guard sides.count == 2 else { return nil }
    let left = sides[0].split(separator: " ")
    guard (1...2).contains(left.count), let numerator = left.last.flatMap({ Self.number($0) }),
      let denominator = Self.number(NarrowText.trimmed(String(sides[1]))), denominator > 0,
      let whole = left.count == 2 ? Self.number(left[0]) : 0
    else { return nil }
    (self.whole, self.numerator, self.denominator) = (whole, numerator, denominator)
  }

  /// The number in millionths; nil where that is no whole number.
  var millionths: Int64? {
    // At most nine digits each: 64 bits hold the products.
    let (quotient, remainder) = (numerator * 1_000_000).quotientAndRemainder(
      dividingBy: denominator)
    return remainder == 0 ? whole * 1_000_000 + quotient : nil
  }

  static func isFraction(_ character: Character) -> Bool { signs[character] != nil }

  private static func number(_ text: some StringProtocol) -> Int64? {
    guard (1...9).contains(text.count), text.utf8.allSatisfy({ ASCII.isDigit($0) }) else {
      return nil
    }
    return Int64(text)
  }

  private static let signs: [Character: (Int64, Int64)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8),
    "⅝": (5, 8), "⅞": (7, 8), "⅑": (1, 9), "⅒": (1, 10),
  ]
}
