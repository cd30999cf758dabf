import StewardModels
import StewardText

/// What was said of a price behind an entry.
enum PriceForm {
  /// `@ 2.49`: for each, or for the amount.
  case each(Money)
  /// `@ 2.49/kg`.
  case per(Money, Quantity)
  /// `= 7.47`: all of it.
  case whole(Money)
}

/// Reads the price behind an entry: behind a sign, or an amount of money that names its currency.
struct PriceReader {
  let amounts: AmountReader

  private var context: ReadingContext { amounts.context }

  /// Parts an entry before its price.
  ///
  /// - Throws: `ShoppingError.Code.unreadable` for a sign with no price behind it.
  func split(_ text: ScannedText) throws -> (body: ScannedText, price: PriceForm?) {
    guard let sign = sign(in: text) else { return try trailing(text) ?? (text, nil) }
    let body = text[text.range.lowerBound..<sign].trimmed
    let rest = text[sign + 1..<text.range.upperBound].trimmed
    if self.sign(in: body) != nil {
      throw Self.unreadable("shopping.reading.price.twice", text.text)
    }
    return (body, text[sign] == "=" ? .whole(try money(rest)) : try price(rest))
  }

  /// The last sign of a price, after white space: within a word it is of the word.
  private func sign(in text: ScannedText) -> Int? {
    var index = text.range.upperBound
    while index > text.range.lowerBound {
      index -= 1
      guard text[index] == "@" || text[index] == "=" || text[index] == "à" else { continue }
      if isSign(index, text) { return index }
    }
    return nil
  }

  /// Whether a sign stands behind white space, is a wide one, or begins the text and is followed by a
  /// price.
  private func isSign(_ index: Int, _ text: ScannedText) -> Bool {
    if text[index] == "à" { return isWordBeforePrice(index, text) }
    guard let before = text[index - 1] else {
      return text[index + 1].map { ScannedText.isSpace($0) || ScannedText.isDigit($0) } ?? true
    }
    return ScannedText.isSpace(before) || !text.typed[index].isASCII
  }

  func price(_ text: ScannedText) throws -> PriceForm {
    if let (money, basis) = try per(text) { return .per(money, basis) }
    return .each(try money(text))
  }

  /// The money and what it is for: `2.49/kg`, `7.99 for 13`, `2.49 each`; nil where that is not said.
  func per(_ text: ScannedText) throws -> (Money, Quantity)? {
    guard let (before, after) = perParts(text) else { return nil }
    return (try money(before), try after.map(basis) ?? .one)
  }

  /// The texts of both; no text for what each is for.
  func perParts(_ text: ScannedText) -> (ScannedText, ScannedText?)? {
    let lower = text.reading.lowercased()
    for ending in [" each", " apiece", " ea"] where lower.hasSuffix(ending) {
      let end = text.range.upperBound - ending.unicodeScalars.count
      return (text[text.range.lowerBound..<end], nil)
    }
    for separator in ["/", " per ", " for ", " pro ", "每"] {
      if let (before, after) = parted(text, separator) { return (before, after) }
    }
    return nil
  }

  private func parted(
    _ text: ScannedText, _ separator: String
  ) -> (ScannedText, ScannedText)? {
    let sign = Array(separator.unicodeScalars)
    var start = text.range.lowerBound
    while start + sign.count <= text.range.upperBound {
      let end = start + sign.count
      if text.plain[start..<end].elementsEqual(sign) {
        return (
          text[text.range.lowerBound..<start].trimmed, text[end..<text.range.upperBound].trimmed
        )
      }
      start += 1
    }
    return nil
  }

  /// What a price is for: `kg`, `500 g`, `13`.
  private func basis(_ text: ScannedText) throws -> Quantity {
    if let meaning = amounts.wholeWord(text) { return try amounts.amount("1", meaning) }
    if let quantity = try amounts.whole(text) { return quantity }
    throw ShoppingError(
      .unreadable,
      Message("shopping.reading.price.per", ["unit": .text(text.text)]),
      hint: Message("shopping.reading.price.hint"))
  }

  func money(_ text: ScannedText) throws -> Money {
    guard text.plain.contains(where: ScannedText.isDigit) else {
      throw Self.unreadable("shopping.reading.price", text.text)
    }
    let money = try MoneyReader.read(text.text, in: context)
    guard !money.isNegative else {
      throw Self.unreadable("shopping.reading.price.negative", text.text)
    }
    return money
  }

  private static func unreadable(_ id: String, _ text: String) -> ShoppingError {
    ShoppingError(
      .unreadable, Message(id, ["text": .text(text)]),
      hint: Message("shopping.reading.price.hint"))
  }
}
