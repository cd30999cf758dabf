internal import StewardModels

/// The signs and names of currencies beside their codes.
enum CurrencySigns {
  /// What a sign stands for.
  enum Meaning: Hashable {
    case one(Currency)
    /// At least two, the likeliest first.
    case several([Currency])
    case unknown
  }

  /// The meaning of a sign, a name or a code.
  ///
  /// Signs that several currencies share (`$`, `¥`, `kr`) mean the context's currency if it is one
  /// of them, else that of the locale's region or language.
  static func resolve(_ name: String, in context: ReadingContext) -> Meaning {
    resolve(name, locale: context.locale, currency: context.currency)
  }

  static func resolve(_ name: String, locale: LocaleName, currency: Currency?) -> Meaning {
    if let code = signs[name] ?? signs[name.lowercased()] { return one(code) }
    if let shared = sharedSigns[name] ?? sharedSigns[name.lowercased()] {
      return resolve(shared, name, locale, currency)
    }
    guard name.utf8.count == 3 else { return .unknown }
    return one(name)
  }

  private static func one(_ code: String) -> Meaning { self.code(code) }

  /// The currency of a code of three letters.
  static func code(_ code: String) -> Meaning {
    do throws(ModelError) { return .one(try Currency(code)) } catch { return .unknown }
  }

  private static func resolve(
    _ shared: [String: String], _ name: String, _ locale: LocaleName, _ currency: Currency?
  ) -> Meaning {
    if let currency, shared.values.contains(currency.code) { return .one(currency) }
    let place = locale.region.flatMap { shared[$0] } ?? shared[locale.language]
    if let place { return one(place) }
    // Outside the countries that have a dollar of their own it is that of the United States.
    if name == "$", currency != nil || !locale.language.isEmpty { return one("USD") }
    let all = Set(shared.values).sorted().compactMap { code -> Currency? in
      if case .one(let currency) = one(code) { currency } else { nil }
    }
    return .several(all.filter { $0.code == "USD" } + all.filter { $0.code != "USD" })
  }

  /// Signs of one currency.
  static let signs: [String: String] = [
    "€": "EUR", "euro": "EUR", "euros": "EUR", "欧元": "EUR", "歐元": "EUR", "£": "GBP", "英镑": "GBP",
    "英鎊": "GBP", "us$": "USD", "美元": "USD", "美金": "USD", "ca$": "CAD", "c$": "CAD", "a$": "AUD",
    "au$": "AUD", "nz$": "NZD", "hk$": "HKD", "港元": "HKD", "港币": "HKD", "nt$": "TWD", "新台币": "TWD",
    "新臺幣": "TWD", "s$": "SGD", "mx$": "MXN", "r$": "BRL", "₹": "INR", "rs": "INR", "rs.": "INR",
    "₩": "KRW", "원": "KRW", "₽": "RUB", "₺": "TRY", "₫": "VND", "₪": "ILS", "฿": "THB", "₴": "UAH",
    "₦": "NGN", "₱": "PHP", "zł": "PLN", "kč": "CZK", "ft": "HUF", "fr": "CHF", "fr.": "CHF",
    "sfr": "CHF", "sfr.": "CHF", "jp¥": "JPY", "円": "JPY", "日元": "JPY", "日圆": "JPY", "cn¥": "CNY",
    "rmb": "CNY", "人民币": "CNY", "人民幣": "CNY",
  ]

  /// Signs of several currencies, by region or language.
  private static let sharedSigns: [String: [String: String]] = [
    "$": [
      "US": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "HK": "HKD", "TW": "TWD", "SG": "SGD",
      "MX": "MXN", "AR": "ARS", "CL": "CLP", "CO": "COP",
    ],
    "¥": ["CN": "CNY", "JP": "JPY", "zh": "CNY", "ja": "JPY"],
    "元": ["CN": "CNY", "TW": "TWD", "HK": "HKD", "zh": "CNY"],
    "块": ["CN": "CNY", "TW": "TWD", "HK": "HKD", "zh": "CNY"],
    "kr": [
      "SE": "SEK", "NO": "NOK", "DK": "DKK", "IS": "ISK", "sv": "SEK", "nb": "NOK", "nn": "NOK",
      "no": "NOK", "da": "DKK", "is": "ISK",
    ],
  ]
}
