import StewardModels
import StewardText

/// An amount that was found beside a name.
struct AmountForm {
  /// What a price that stands behind is for.
  enum Style {
    /// `3 bread`, `2 cans tomatoes`: each.
    case counted
    /// `500 g cheese`, `eggs 12`: all of it.
    case measured
  }

  let quantity: Quantity
  let style: Style
  /// What is left: the name.
  let name: ScannedText
}

/// Reads the amount before or after a name.
struct AmountReader {
  let context: ReadingContext
  let words: MeasureWords

  init(_ context: ReadingContext) {
    self.context = context
    words = MeasureWords(locale: context.locale)
  }

  /// The amount that a text is as a whole: `2`, `2 l`, `x2`, `2x`, `三瓶`.
  func whole(_ text: ScannedText) throws -> Quantity? {
    let text = text.trimmed
    let start = text.range.lowerBound
    if isTimes(text[start]) {
      let rest = text[text.pastSpaces(start + 1)..<text.range.upperBound]
      guard let end = NumberScan.end(in: rest, at: rest.range.lowerBound),
        end == rest.range.upperBound
      else { return nil }
      return try amount(rest.reading, MeasureWords.Meaning(unit: .pieces))
    }
    if let end = NumberScan.end(in: text, at: start) {
      let rest = text[end..<text.range.upperBound].trimmed
      if rest.isEmpty || (rest.range.count == 1 && isTimes(rest[rest.range.lowerBound])) {
        return try amount(text[start..<end].reading, MeasureWords.Meaning(unit: .pieces))
      }
      return try wholeWord(rest).map { try amount(text[start..<end].reading, $0) }
    }
    guard let number = NumberScan.chinese(in: text, at: start) else { return nil }
    let rest = text[number.end..<text.range.upperBound]
    guard let found = words.chinese(rest), found.length == rest.range.count else { return nil }
    return try amount(number.text, found.meaning)
  }

  /// The unit that a text is as a whole.
  func wholeWord(_ text: ScannedText) -> MeasureWords.Meaning? {
    if let found = words.chinese(text), found.length == text.range.count { return found.meaning }
    guard text.plain.allSatisfy(Self.isOfWord) else { return nil }
    let word = text.reading
    return words.meaning(of: word.hasSuffix(".") ? String(word.dropLast()) : word)
  }

  /// A number in a unit.
  func amount(_ number: String, _ meaning: MeasureWords.Meaning) throws -> Quantity {
    let count =
      number == "半"
      ? Quantity(millionths: 500_000, unit: .pieces) : try QuantityReader.read(number, in: context)
    var quantity = try Quantity(millionths: count.millionths, unit: meaning.unit)
      .multiplied(by: meaning.factor)
    // 斤 and 两 are so many grams.
    if meaning.factor > 1, meaning.unit == .gram {
      quantity = try quantity.converted(to: .kilogram)
    }
    guard !quantity.isZero else {
      throw ShoppingError(
        .noAmount, Message("shopping.reading.nothing", ["text": .text(number)]),
        hint: Message("shopping.reading.nothing.hint"))
    }
    return quantity
  }

  func isTimes(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == "x" || scalar == "X" || scalar == "×" || scalar == "✕"
  }

  /// Whether a character is of a word for a unit: `fl.oz`, `m²`.
  static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if ScannedText.isHan(scalar) { return false }
    return scalar.properties.isAlphabetic || ".²³µμℓ".unicodeScalars.contains(scalar)
  }
}
