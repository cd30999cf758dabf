internal import StewardModels

extension MoneyReader {
  /// Whether a text is a number beside what people take for a currency: `3.99€`, `€3`, `3 EUR`,
  /// `12.5元`, `3 euro`.
  ///
  /// Letters that are other words as well (`ft`, `rs`, `fr`) name one only where it is the context's,
  /// codes only in capitals. One that several currencies share is one; reading it may be refused.
  public static func namesCurrency(_ text: String, in context: ReadingContext) -> Bool {
    let narrow = NarrowText.narrow(text)
    guard let first = narrow.firstIndex(where: isDigit), let last = narrow.lastIndex(where: isDigit)
    else { return false }
    guard narrow[first...last].allSatisfy({ isDigit($0) || ".,'".contains($0) }) else {
      return false
    }
    var before = NarrowText.trimmed(String(narrow[..<first]))
    if before.hasPrefix("-") { before = before.dropFirst() }
    let names = [String(before), String(narrow[narrow.index(after: last)...])]
      .map { String(NarrowText.trimmed($0)) }.filter { !$0.isEmpty }
    return !names.isEmpty && names.allSatisfy { isName($0, context) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isName(_ name: String, _ context: ReadingContext) -> Bool {
    let meaning = CurrencySigns.resolve(name, in: context)
    if case .unknown = meaning { return false }
    let scalars = name.unicodeScalars
    if scalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) { return true }
    if scalars.allSatisfy(\.properties.isIdeographic) { return true }
    if ["euro", "euros", "zł", "kč"].contains(name.lowercased()) { return true }
    if name.utf8.count == 3, name.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) { return true }
    guard case .one(let currency) = meaning else { return false }
    return currency == context.currency
  }
}
