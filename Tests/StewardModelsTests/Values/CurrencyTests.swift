import StewardModels
import Testing

@Suite("Currencies")
struct CurrencyTests {
  @Test(
    "have the decimals of ISO 4217",
    arguments: [
      ("EUR", 2), ("usd", 2), ("Jpy", 0), ("KWD", 3), ("TND", 3), ("CLF", 4), ("UYW", 4),
      ("XAU", 2),
      ("DEM", 2), ("ITL", 0), ("ISK", 0), ("HUF", 2),
    ])
  func exponents(code: String, exponent: Int) throws {
    let currency = try Currency(code)
    #expect(currency.exponent == exponent)
    #expect(currency.code == code.uppercased())
  }

  @Test(
    "that ISO does not list are refused", arguments: ["", "EU", "EURO", "XYZ", "E R", "ÉUR", "€"])
  func unknown(code: String) {
    #expect { try Currency(code) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("out of a store are kept even when unknown")
  func stored() throws {
    let odd = try Currency(stored: "QQQ")
    #expect(odd.code == "QQQ" && odd.exponent == 2)
    #expect(try Currency(stored: "EUR") == .eur)
    for text in ["eur", "EU", "EURO", "", "E1R"] {
      #expect { try Currency(stored: text) } throws: { ($0 as? ModelError)?.code == .undecodable }
    }
    #expect(Currency(letters: 0x45, 0x55, 0x52) == .eur)
    #expect(Currency(letters: 0x65, 0x55, 0x52) == nil)
  }

  @Test("are listed once each, by code, and read back")
  func list() throws {
    let codes = Currency.all.map(\.code)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count && codes.count > 200)
    for currency in Currency.all {
      #expect(try Currency(currency.code) == currency)
      #expect(try Currency(stored: currency.code) == currency)
    }
    #expect(
      [Currency.usd, .eur, .gbp, .chf, .jpy, .cny].map(\.code)
        == ["USD", "EUR", "GBP", "CHF", "JPY", "CNY"])
    #expect(MemoryLayout<Currency>.size == 4)
  }
}
