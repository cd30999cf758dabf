import StewardModels
import StewardText
import Testing

@Suite struct ValueWordingTests {
  @Test(arguments: [
    ("en", "EUR", 1250, "€12.50"), ("de", "EUR", 123_456, "1.234,56 €"),
    ("ja", "JPY", 1200, "¥1,200"), ("en", "JPY", 1200, "JP¥1,200"),
    ("zh", "CNY", 120_000, "¥1,200.00"), ("zh", "JPY", 1200, "JP¥1,200"),
    ("C", "EUR", 1250, "12.50 EUR"),
    ("en", "CHF", 123_450, "1,234.50 CHF"), ("fr", "EUR", -123_456, "-1 234,56 €"),
    ("nl", "EUR", 1250, "€ 12,50"), ("en-IN", "INR", 123_456_750, "₹12,34,567.50"),
    ("en-CA", "CAD", 500, "$5.00"), ("en-CA", "USD", 500, "US$5.00"),
    ("de-CH", "CHF", 123_450, "1'234.50 CHF"), ("es-MX", "MXN", 100_000, "$1,000.00"),
  ])
  func money(_ locale: String, _ code: String, _ units: Int64, _ expected: String) throws {
    let wording = ValueWording(locale: try LocaleName(locale))
    #expect(wording.money(Money(minorUnits: units, currency: try Currency(code))) == expected)
  }

  @Test func sums() throws {
    let wording = ValueWording(locale: .english)
    let totals = try MoneyTotals([Money("5 EUR"), Money("3 JPY"), Money("1 EUR")])
    #expect(wording.money(totals) == "€6.00 + JP¥3")
    #expect(wording.money(MoneyTotals()) == "0")
  }

  @Test func numbersAndQuantities() throws {
    #expect(ValueWording(locale: .english).number(-1_234_567) == "-1,234,567")
    #expect(ValueWording(locale: .root).number(1_234_567) == "1234567")
    #expect(ValueWording(locale: try LocaleName("hi")).number(1_234_567) == "12,34,567")
    #expect(ValueWording(locale: .english).number(.min) == "-9,223,372,036,854,775,808")
    #expect(ValueWording(locale: try LocaleName("de")).quantity(try Quantity("1.5 kg")) == "1,5 kg")
    #expect(ValueWording(locale: .english).quantity(try Quantity("6")) == "6")
  }

  @Test(arguments: [
    ("2026-11-30", "Mon 2026-11-30, today", "2026-11-30 周一，今天"),
    ("2026-12-01", "Tue 2026-12-01, tomorrow", "2026-12-01 周二，明天"),
    ("2026-12-04", "Fri 2026-12-04, in 4 days", "2026-12-04 周五，4天后"),
    ("2026-11-29", "Sun 2026-11-29, yesterday", "2026-11-29 周日，昨天"),
    ("2026-11-27", "Fri 2026-11-27, 3 days ago", "2026-11-27 周五，3天前"),
    ("2027-04-30", "Fri 2027-04-30, in 5 months", "2027-04-30 周五，5个月后"),
    ("2019-03-14", "Thu 2019-03-14, 7 years ago", "2019-03-14 周四，7年前"),
    ("2027-02-28", "Sun 2027-02-28, in 90 days", "2027-02-28 周日，90天后"),
  ])
  func days(_ day: String, _ english: String, _ chinese: String) throws {
    let today = try Day(iso: "2026-11-30")
    let day = try Day(iso: day)
    #expect(ValueWording(locale: .english).day(day, today: today) == english)
    #expect(ValueWording(locale: .chinese).day(day, today: today) == chinese)
  }

  @Test func moments() throws {
    let berlin = try TimeZoneName("Europe/Berlin")
    let moment = try Moment(rfc3339: "2026-12-04T17:30:00Z")
    let today = try Day(iso: "2026-11-30")
    #expect(
      ValueWording(locale: .english).moment(moment, zone: berlin, today: today)
        == "Fri 2026-12-04 18:30, in 4 days")
    #expect(ValueWording(locale: .english).distance(to: today, today: today) == "today")
  }

  @Test func currenciesOfRegions() throws {
    #expect(try LocaleName("de_DE").currency?.code == "EUR")
    #expect(try LocaleName("ja-JP").currency?.code == "JPY")
    #expect(LocaleName.english.currency == nil)
    #expect(LocaleName.root.currency == nil)
  }
}
