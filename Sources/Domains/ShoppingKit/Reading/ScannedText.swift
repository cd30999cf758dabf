import StewardText

/// A text twice: as it was typed, for names, and with full-width characters made ASCII and in lower
/// case, for what is read.
///
/// Both have as many characters, so that a place in one is the same place in the other.
struct ScannedText {
  let typed: ArraySlice<Unicode.Scalar>
  let plain: ArraySlice<Unicode.Scalar>

  init(_ text: String) {
    let typed = Array(text.unicodeScalars)
    let plain = typed.map { Self.plain($0) }
    self.init(typed: typed[...], plain: plain[...])
  }

  private init(typed: ArraySlice<Unicode.Scalar>, plain: ArraySlice<Unicode.Scalar>) {
    self.typed = typed
    self.plain = plain
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    return NarrowText.narrow(String(scalar)).unicodeScalars.first ?? scalar
  }

  var isEmpty: Bool { plain.isEmpty }
  var range: Range<Int> { plain.indices }

  /// The text as it was typed.
  var text: String { String(String.UnicodeScalarView(typed)) }
  /// The text as it is read.
  var reading: String { String(String.UnicodeScalarView(plain)) }

  subscript(range: Range<Int>) -> ScannedText {
    ScannedText(typed: typed[range], plain: plain[range])
  }

  /// The character at a place as it is read; nil beyond the ends.
  subscript(index: Int) -> Unicode.Scalar? { range.contains(index) ? plain[index] : nil }

  /// The text without white space at its ends.
  var trimmed: ScannedText {
    guard let first = plain.firstIndex(where: { !Self.isSpace($0) }),
      let last = plain.lastIndex(where: { !Self.isSpace($0) })
    else { return self[range.lowerBound..<range.lowerBound] }
    return self[first..<last + 1]
  }

  /// The first place at or after another that is no white space.
  func pastSpaces(_ index: Int) -> Int {
    var index = index
    while let next = self[index], Self.isSpace(next) { index += 1 }
    return index
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  static func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
}
