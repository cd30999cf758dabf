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

  /// The commonest form at once: digits, perhaps a point with one or two decimals.
  private static func plain(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> Money? {
    guard let currency = context.currency, context.decimal != .comma else { return nil }
    var whole = 0
    var decimals: Int?
    for byte in text.utf8 {
      if ASCII.isDigit(byte) {
        if let sofar = decimals { decimals = sofar + 1 } else { whole += 1 }
      } else if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else {
        return nil
      }
    }
    guard whole > 0, decimals.map({ (1...2).contains($0) }) ?? true else { return nil }
    return try money(text, currency)
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
        throw .ambiguousMoney(
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
