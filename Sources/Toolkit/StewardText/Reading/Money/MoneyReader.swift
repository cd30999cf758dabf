public import StewardModels

/// Reads money: `12.50`, `€12,50`, `1,234.50 USD`, `USD 9`, `¥1200`, `1.234,56`.
public enum MoneyReader {
  /// The money that a text names.
  ///
  /// - Throws: ``TextError``: `ambiguous` with both readings for a form that can be read two ways,
  ///   `missingCurrency` where neither text nor context names one, `unreadable` for an amount that
  ///   begins with its separator, for decimals that the currency lacks and for all else.
  public static func read(_ text: String, in context: ReadingContext) throws(TextError) -> Money {
    if let plain = try plain(text, in: context) { return plain }
    let parts = try MoneyParts(text)
    let named = try currency(of: parts, text, in: context)
    guard let currency = named ?? context.currency else { throw .noCurrency(text) }
    let sign = parts.isNegative ? "-" : ""
    let habits = NumberForm.Habits(context)
    switch NumberForm(parts.amount, habits: habits, decimals: currency.exponent) {
    case .number(let neutral): return try money(sign + neutral, currency)
    case .ambiguous(let grouped, let decimal):
      throw .ambiguousMoney(
        text, "\(sign)\(grouped) \(currency.code)", "\(sign)\(decimal) \(currency.code)")
    case .startsWithSeparator: throw .moneySeparatorFirst(text)
    case .unreadable: throw .unreadableMoney(text)
    }
  }

  /// The commonest forms at once: `12`, `12.50`, `12.50 EUR`.
  private static func plain(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> Money? {
    guard let end = PlainNumber.end(in: text.utf8, in: context) else { return nil }
    let amount = text[..<end]
    if end == text.endIndex {
      guard let currency = context.currency else { return nil }
      return try money(text, currency)
    }
    let code = text[end...].dropFirst()
    guard text[end] == " ", code.utf8.count == 3 else { return nil }
    guard case .one(let currency) = CurrencySigns.code(String(code)) else { return nil }
    return try money(String(amount), currency)
  }

  private static func currency(
    of parts: MoneyParts, _ text: String, in context: ReadingContext
  ) throws(TextError) -> Currency? {
    var found: Currency?
    for name in parts.currencyNames {
      switch CurrencySigns.resolve(name, in: context) {
      case .one(let currency):
        guard found == nil || found == currency else { throw .unreadableMoney(text) }
        found = currency
      case .several(let currencies):
        if let found, currencies.contains(found) { continue }
        throw .sharedSign(
          text, "\(parts.amount) \(currencies[0].code)", "\(parts.amount) \(currencies[1].code)")
      case .unknown: throw .unknownCurrency(name, text)
      }
    }
    return found
  }

  private static func money(_ amount: String, _ currency: Currency) throws(TextError) -> Money {
    do throws(ModelError) {
      return try Money(amount: amount, currency: currency)
    } catch {
      throw TextError(error)
    }
  }
}
