import StewardModels
import StewardText

extension EntryReader {
  /// Whether a text as a whole names a product.
  ///
  /// - Throws: What looking for products throws.
  public func isKnown(_ text: String) throws -> Bool { try isProduct(ScannedText(text).trimmed) }

  /// The number at the end of a text that was probably meant as a price: one with exactly two decimals,
  /// which is read as an amount or as a part of the name.
  ///
  /// - Throws: What looking for products throws.
  public func probablePrice(_ text: String) throws -> String? {
    let scanned = ScannedText(text).trimmed
    guard !scanned.text.contains("\""), try !isProduct(scanned),
      try prices.split(scanned).price == nil
    else {
      return nil
    }
    var start = scanned.range.upperBound
    while let before = scanned[start - 1], !ScannedText.isSpace(before) { start -= 1 }
    guard start > scanned.range.lowerBound else { return nil }
    let word = scanned[start..<scanned.range.upperBound]
    // `2.49/kg` as well
    let (money, basis) = prices.perParts(word) ?? (word, nil)
    if let basis, amounts.wholeWord(basis) == nil { return nil }
    let number = money.reading
    let parts = number.split(separator: ".", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard parts.count == 2, parts[0].count >= 1, parts[1].count == 2,
      parts.allSatisfy({ $0.unicodeScalars.allSatisfy(ScannedText.isDigit) })
    else { return nil }
    return word.reading
  }

  /// What words say of new products: `ham @ 3.99, 2 l milk @ 1.19/l`.
  ///
  /// The amount is what is usual; a bare count is of the name, as that of `7 Up`.
  ///
  /// - Throws: As `entries`; `ShoppingError.Code.unreadable` for what ends in a probable price.
  public func products(_ arguments: [String]) throws -> [EntryText] {
    let texts = try texts(arguments)
    return try zip(texts, entries(texts, of: arguments)).map { text, entry in
      if let number = try probablePrice(text) {
        throw ShoppingError(
          .unreadable, Message("shopping.product.doubt", ["number": .text(number)]),
          hint: Message("shopping.product.doubt.hint", ["number": .text(number)]))
      }
      let scanned = ScannedText(text).trimmed
      guard let quantity = entry.quantity, quantity.unit.isPieces, !scanned.text.contains("\"")
      else { return entry }
      let (body, form) = try prices.split(scanned)
      let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).count }
      guard words(body.text) == words(entry.name) + 1 else { return entry }
      switch form {
      case .per(let money, let basis):
        return EntryText(name: body.text, price: Price(money, for: basis))
      case .each(let money), .whole(let money):
        return EntryText(name: body.text, price: Price(money, for: .one))
      case nil: return EntryText(name: body.text)
      }
    }
  }
}
