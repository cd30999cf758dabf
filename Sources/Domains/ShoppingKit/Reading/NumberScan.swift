import StewardText

/// Finds the numbers in a text of an entry: `2`, `1,5`, `1 1/2`, `½`, `1½`, and in Chinese numerals
/// `三`, `半`.
enum NumberScan {
  /// Where the number at a place ends; nil where there is none.
  static func end(in text: ScannedText, at start: Int) -> Int? {
    guard let first = text[start], isDigit(first) else { return nil }
    var end = start
    while let next = text[end], isDigit(next) || ".,'/⁄".unicodeScalars.contains(next) { end += 1 }
    // `2.` is the number of a line, `2,` the end of an enumeration.
    guard let last = text[end - 1], isDigit(last) else { return nil }
    return mixed(in: text, after: end, from: start) ?? end
  }

  /// `1 1/2`, `1 ½`: a whole number with a fraction behind it.
  private static func mixed(in text: ScannedText, after end: Int, from start: Int) -> Int? {
    let isWhole = (start..<end).allSatisfy { text[$0].map(ScannedText.isDigit) ?? false }
    guard isWhole, text[end] == " ", let next = text[end + 1], isDigit(next) else { return nil }
    if isFraction(next) { return end + 2 }
    var last = end + 1
    var slashes = 0
    while let scalar = text[last],
      ScannedText.isDigit(scalar) || "/⁄".unicodeScalars.contains(scalar)
    {
      if !ScannedText.isDigit(scalar) { slashes += 1 }
      last += 1
    }
    guard slashes == 1, let digit = text[last - 1], ScannedText.isDigit(digit) else { return nil }
    return last
  }

  /// Where the number begins that ends a text; nil where there is none.
  static func start(endingIn text: ScannedText) -> Int? {
    var found: Int?
    var start = text.range.upperBound
    while start > text.range.lowerBound {
      start -= 1
      guard let scalar = text[start], isDigit(scalar) || ".,'/⁄ ".unicodeScalars.contains(scalar)
      else { break }
      // A number begins after white space, or after a Chinese name.
      let before = text[start - 1]
      let isBoundary = before.map { ScannedText.isSpace($0) || ScannedText.isHan($0) } ?? true
      if isBoundary, end(in: text, at: start) == text.range.upperBound { found = start }
    }
    return found
  }

  /// The number in Chinese numerals at a place, in millionths, and where it ends.
  static func chinese(in text: ScannedText, at start: Int) -> (text: String, end: Int)? {
    if text[start] == "半" { return ("半", start + 1) }
    var end = start
    while let next = text[end], ChineseNumber.isNumeral(simplified(next)) { end += 1 }
    guard end > start else { return nil }
    guard let value = ChineseNumber.value(of: text.plain[start..<end].map(simplified)) else {
      return nil
    }
    return (String(value), end)
  }

  /// Whether a text begins with a number less than nothing.
  static func isNegative(_ text: ScannedText) -> Bool {
    let start = text.range.lowerBound
    return text[start] == "-" && text[start + 1].map(isDigit) == true
  }

  private static func simplified(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "兩" ? "两" : scalar
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ScannedText.isDigit(scalar) || isFraction(scalar)
  }

  private static func isFraction(_ scalar: Unicode.Scalar) -> Bool {
    guard case .otherNumber = scalar.properties.generalCategory else { return false }
    return scalar.properties.numericType == .numeric
  }
}
