import StewardModels
import StewardText
import Testing

@Suite struct MoneyReaderTests {
  @Test(arguments: [
    ("12.50", "en", "12.50 EUR"), ("€12,50", "en", "12.50 EUR"),
    ("1,234.50 USD", "en", "1234.50 USD"), ("USD 9", "en", "9.00 USD"),
    ("1.234,56", "de", "1234.56 EUR"), ("12,50", "de", "12.50 EUR"), ("12,50 €", "de", "12.50 EUR"),
    ("-12.50", "en", "-12.50 EUR"), ("-€12.50", "en", "-12.50 EUR"),
    ("€-12.50", "en", "-12.50 EUR"), ("1,234", "en", "1234.00 EUR"), ("1.234", "de", "1234.00 EUR"),
    ("9 usd", "en", "9.00 USD"), ("$12", "en", "12.00 USD"), ("$12", "en-CA", "12.00 CAD"),
    ("US$5", "zh", "5.00 USD"), ("¥1200", "ja", "1200 JPY"), ("¥1200", "zh", "1200.00 CNY"),
    ("￥1,200", "ja-JP", "1200 JPY"), ("1200円", "en", "1200 JPY"), ("12元", "zh-CN", "12.00 CNY"),
    ("12.345 KWD", "en", "12.345 KWD"), ("1 234,50 zł", "pl", "1234.50 PLN"),
    ("CHF 1'234.50", "de-CH", "1234.50 CHF"), ("Fr.12.50", "de", "12.50 CHF"),
    ("１２．５０", "zh", "12.50 EUR"), ("£9", "en", "9.00 GBP"), ("99 kr", "sv", "99.00 SEK"),
    ("€12 EUR", "en", "12.00 EUR"), ("1,200 JPY", "de", "1200 JPY"),
    ("12,34,567.50 INR", "en-IN", "1234567.50 INR"), ("0", "en", "0.00 EUR"),
    ("R$ 5", "en", "5.00 BRL"), ("1.234.567,89", "de", "1234567.89 EUR"),
  ])
  func reads(_ text: String, _ locale: String, _ expected: String) throws {
    #expect(
      try MoneyReader.read(text, in: Contexts.make(locale, currency: "EUR")).description == expected
    )
  }

  @Test func sharedSignsMeanTheStoresCurrency() throws {
    #expect(
      try MoneyReader.read("¥1200", in: Contexts.make("en", currency: "JPY")).description
        == "1200 JPY")
    #expect(
      try MoneyReader.read("¥1200", in: Contexts.make("en", currency: "CNY")).description
        == "1200.00 CNY")
    #expect(
      try MoneyReader.read("$5", in: Contexts.make("en", currency: "AUD")).description == "5.00 AUD"
    )
    #expect(
      try MoneyReader.read("50 kr", in: Contexts.make("en", currency: "NOK")).description
        == "50.00 NOK")
  }

  @Test(arguments: [
    ("1,234", "C", "1234 EUR", "1.234 EUR"), ("1.234", "en", "1234 EUR", "1.234 EUR"),
    ("1,234", "de", "1234 EUR", "1.234 EUR"), ("12.500", "en", "12500 EUR", "12.500 EUR"),
    ("¥1200", "en", "1200 CNY", "1200 JPY"), ("-1.234", "en", "-1234 EUR", "-1.234 EUR"),
  ])
  func refusesTwoReadings(_ text: String, _ locale: String, _ first: String, _ second: String)
    throws
  {
    let error = #expect(throws: TextError.self) {
      try MoneyReader.read(text, in: Contexts.make(locale, currency: "EUR"))
    }
    #expect(error?.code == .ambiguous)
    #expect(
      error.map { Catalogue.english.words(for: $0.message) }
        == "\"\(text)\" can be \(first) or \(second)")
  }

  @Test func filesStateNothing() throws {
    let file = try Contexts.make("en", currency: "KWD", trusts: false)
    for text in ["1,234", "1.234"] {
      #expect(throws: TextError.self) { try MoneyReader.read(text, in: file) }
    }
    #expect(try MoneyReader.read("12,50", in: file).description == "12.500 KWD")
    #expect(try MoneyReader.read("1.234,56", in: file).description == "1234.560 KWD")
  }

  @Test(arguments: [".49", ",234.50", "$.49", "-.5", ",5"])
  func asksWhetherTheShellTookIt(_ text: String) throws {
    let error = #expect(throws: TextError.self) {
      try MoneyReader.read(text, in: Contexts.make(currency: "USD"))
    }
    #expect(error?.message.id == "text.money.separatorFirst")
  }

  @Test(arguments: [
    "", "yes", "abc", "12,,5", "12 50", "1,23,4", "12.5.3", "€", "€12 USD", "12 parsecs", "12.555",
    "99999999999999999999", "12-", "1.2e3", "(12)", "12.", "NaN", "1.234,56.7", "12 XYZ",
  ])
  func refuses(_ text: String) throws {
    let error = #expect(throws: TextError.self) {
      try MoneyReader.read(text, in: Contexts.make(currency: "EUR"))
    }
    if let error { #expect(!Catalogue.english.words(for: error.message).contains("text.")) }
  }

  @Test func withoutACurrencySaysHowToSettleOne() throws {
    let error = #expect(throws: TextError.self) {
      try MoneyReader.read("12.50", in: Contexts.make())
    }
    #expect(error?.code == .missingCurrency)
    let hint = error?.hint.map { Catalogue.english.words(for: $0) }
    #expect(hint?.split(separator: "\n").first == "steward settings currency EUR")
    #expect(throws: TextError.self) { try MoneyReader.read("$5", in: Contexts.make("C")) }
  }

  @Test func aSharedSignIsAnsweredWithItsCurrencies() throws {
    let error = #expect(throws: TextError.self) {
      try MoneyReader.read("¥8", in: Contexts.make("de-DE", currency: "EUR"))
    }
    let hint = error?.hint.map { Catalogue.english.words(for: $0) }
    #expect(hint == "write 8 CNY or 8 JPY")
  }

  @Test(
    "What people take for a currency beside a number",
    arguments: [
      ("3.99€", true), ("€3", true), ("3 EUR", true), ("12.5元", true), ("3 euro", true),
      ("3 eur", true), ("3 usd", false), ("3 ft", false), ("3", false), ("3 x 5 €", false),
      ("€", false),
      ("-3 €", true), ("￥8", true),
    ])
  func names(_ text: String, _ isMoney: Bool) throws {
    #expect(
      try MoneyReader.namesCurrency(text, in: Contexts.make("de-DE", currency: "EUR")) == isMoney)
    #expect(try MoneyReader.namesCurrency("3 ft", in: Contexts.make("hu-HU", currency: "HUF")))
  }

  @Test func readsWhatIsWritten() throws {
    var generator = SeededGenerator(seed: 22)
    for locale in [
      "en", "en-CA", "de", "fr", "zh", "zh-TW", "ja", "de-CH", "hi", "pt-BR", "C", "pl", "sv", "nl",
      "es-MX",
    ] {
      for settled in ["EUR", "JPY", "CAD"] {
        let context = try Contexts.make(locale, currency: settled)
        let wording = ValueWording(locale: context.locale, currency: context.currency)
        for code in [
          "EUR", "USD", "JPY", "CNY", "KWD", "GBP", "CHF", "CAD", "SEK", "PLN", "INR", "BRL", "TWD",
          "XAU",
        ] {
          for _ in 0..<10 {
            let units = Int64.random(in: -5_000_000...5_000_000, using: &generator)
            let money = Money(minorUnits: units, currency: try Currency(code))
            let written = wording.money(money)
            do {
              #expect(
                try MoneyReader.read(written, in: context) == money, "\(written) in \(locale)")
            } catch {
              Issue.record("\(written) in \(locale) \(settled): \(error)")
            }
          }
        }
      }
    }
  }
}
