import StewardModels
import StewardText

/// Prices without a sign before them: `ham 3.99€`, `ham €3`, `酱油 12.5元`, `Kartoffeln 2,99 €/kg`.
extension PriceReader {
  /// An entry and the price behind it, where that names its currency.
  func trailing(_ text: ScannedText) throws -> (body: ScannedText, price: PriceForm?)? {
    guard let start = try moneyStart(text) else { return nil }
    let rest = text[start..<text.range.upperBound]
    let (body, word) = body(text, until: start)
    if word == "for" || word == "für", perParts(rest) == nil {
      return (body, .whole(try money(rest)))
    }
    return (body, try price(rest))
  }

  /// Where the longest amount of money at the end begins that names its currency; nil where there is
  /// none, or nothing before it.
  func moneyStart(_ text: ScannedText) throws -> Int? {
    guard text.plain.contains(where: ScannedText.isDigit) else { return nil }
    for start in text.range.dropFirst() where isBoundary(start, text) {
      let rest = text[start..<text.range.upperBound]
      let money = perParts(rest)?.0 ?? rest
      guard MoneyReader.namesCurrency(money.text, in: amounts.context),
        try amounts.whole(rest) == nil, !body(text, until: start).text.isEmpty
      else { continue }
      return start
    }
    return nil
  }

  /// Whether money may begin at a place: behind white space, or with a digit or a sign behind a Chinese
  /// name; a hyphen and a space are between name and price.
  private func isBoundary(_ start: Int, _ text: ScannedText) -> Bool {
    guard let before = text[start - 1], let first = text[start], !ScannedText.isSpace(first) else {
      return false
    }
    if first == "-" { return text[start + 1].map(ScannedText.isSpace) == false }
    if ScannedText.isSpace(before) { return true }
    let isSign = first.properties.generalCategory == .currencySymbol
    return ScannedText.isHan(before) && (ScannedText.isDigit(first) || isSign)
  }

  /// What stands before a price, without what joins them: `milk for`, `ham -`, `ham:`.
  func body(_ text: ScannedText, until start: Int) -> (text: ScannedText, word: String?) {
    var body = text[text.range.lowerBound..<start].trimmed
    while let last = body[body.range.upperBound - 1], "-–—:,".unicodeScalars.contains(last) {
      body = body[body.range.lowerBound..<body.range.upperBound - 1].trimmed
    }
    let words = body.reading.lowercased().split(separator: " ")
    guard words.count > 1, let last = words.last, ["at", "for", "für", "je"].contains(last) else {
      return (body, nil)
    }
    let end = body.range.upperBound - last.unicodeScalars.count
    return (body[body.range.lowerBound..<end].trimmed, String(last))
  }

  /// Whether the `à` at a place stands before a price: the one of `2 Packungen à 500 g` does not.
  func isWordBeforePrice(_ index: Int, _ text: ScannedText) -> Bool {
    guard text[index - 1].map(ScannedText.isSpace) == true,
      text[index + 1].map(ScannedText.isSpace) == true
    else { return false }
    let rest = text[index + 1..<text.range.upperBound].trimmed
    let money = perParts(rest)?.0 ?? rest
    if MoneyReader.namesCurrency(money.text, in: amounts.context) { return true }
    return NumberScan.end(in: money, at: money.range.lowerBound) == money.range.upperBound
  }
}
