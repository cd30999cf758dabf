public import StewardModels

/// Writes values for people: days with how far off they are, money and numbers as a locale does.
///
/// What it writes can be read back by the readers of the same locale and currency. For pipes and
/// files, the values' own neutral forms are right instead.
public struct ValueWording: Sendable {
  /// The locale whose habits count.
  public let locale: LocaleName
  /// The currency whose sign needs no country beside it.
  public let currency: Currency?
  /// The words.
  public let catalogue: Catalogue
  private let style: NumberStyle

  /// Makes a wording; with no catalogue given, that of the locale's language.
  public init(locale: LocaleName, currency: Currency? = nil, catalogue: Catalogue? = nil) {
    self.locale = locale
    self.currency = currency
    self.catalogue = catalogue ?? .of(locale)
    style = NumberStyle(locale)
  }

  /// A whole number with its thousands parted.
  public func number(_ number: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + grouped(digits)
  }

  /// Money: `€12.50`, `12,50 €`, `¥1,200`, `12.50 CHF`; neutral (`12.50 EUR`) for the root locale.
  public func money(_ money: Money) -> String {
    guard !locale.language.isEmpty else { return money.description }
    var amount = money.amount[...]
    let sign = amount.hasPrefix("-") ? "-" : ""
    if money.isNegative { amount = amount.dropFirst() }
    let point = amount.firstIndex(of: ".") ?? amount.endIndex
    var number = grouped(String(amount[..<point]))
    if point < amount.endIndex {
      number.append(style.decimal.character)
      number += amount[amount.index(after: point)...]
    }
    guard let symbol = symbol(for: money.currency) else {
      return sign + number + " " + money.currency.code
    }
    switch style.symbolPlace {
    case .before: return sign + symbol + number
    case .beforeWithSpace: return sign + symbol + " " + number
    case .after: return sign + number + " " + symbol
    }
  }

  /// Several sums of money, joined by ` + `; `0` for none.
  public func money(_ totals: MoneyTotals) -> String {
    totals.isEmpty ? "0" : totals.map { self.money($0) }.joined(separator: " + ")
  }

  /// A quantity, with the locale's decimal mark: `1.5 kg`, `1,5 kg`, `6`.
  ///
  /// Thousands are not parted, so that nothing is ambiguous.
  public func quantity(_ quantity: Quantity) -> String {
    let amount = decimal(quantity.amount)
    return quantity.unit.isPieces ? amount : amount + " " + quantity.unit.symbol
  }

  /// A number in neutral form with the locale's decimal mark: `1.5`, `1,5`.
  public func decimal(_ neutral: String) -> String {
    style.decimal == .point ? neutral : String(neutral.map { $0 == "." ? "," : $0 })
  }

  private func grouped(_ digits: String) -> String {
    guard let group = style.group, digits.utf8.count > 3 else { return digits }
    var result: [Character] = []
    for (index, digit) in digits.reversed().enumerated() {
      let isBoundary = style.hasGroupsOfTwo ? index >= 3 && index % 2 == 1 : index % 3 == 0
      if index > 0, isBoundary { result.append(group) }
      result.append(digit)
    }
    return String(result.reversed())
  }

  /// The sign that a reader of this locale understands as the currency; nil where there is none.
  private func symbol(for currency: Currency) -> String? {
    guard let candidates = Self.symbols[currency.code] else { return nil }
    return candidates.first {
      CurrencySigns.resolve($0, locale: locale, currency: self.currency) == .one(currency)
    }
  }

  private static let symbols: [String: [String]] = [
    "EUR": ["€"], "GBP": ["£"], "USD": ["$", "US$"], "CAD": ["$", "CA$"], "AUD": ["$", "A$"],
    "NZD": ["$", "NZ$"], "HKD": ["$", "HK$"], "TWD": ["$", "NT$"], "SGD": ["$", "S$"],
    "MXN": ["$", "MX$"], "BRL": ["R$"], "INR": ["₹"], "KRW": ["₩"], "RUB": ["₽"], "TRY": ["₺"],
    "VND": ["₫"], "ILS": ["₪"], "UAH": ["₴"], "NGN": ["₦"], "PHP": ["₱"], "PLN": ["zł"],
    "CZK": ["Kč"], "JPY": ["¥", "JP¥"], "CNY": ["¥", "CN¥"], "SEK": ["kr"], "NOK": ["kr"],
    "DKK": ["kr"],
  ]
}
