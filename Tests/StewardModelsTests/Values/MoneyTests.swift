import StewardConformance
import StewardModels
import Testing

@Suite("Money")
struct MoneyTests {
  @Test(
    "reads the neutral form",
    arguments: [
      ("12.50 EUR", 1250, "12.50 EUR"), ("-3 JPY", -3, "-3 JPY"), ("7 eur", 700, "7.00 EUR"),
      ("0.5 USD", 50, "0.50 USD"), ("-0.00 EUR", 0, "0.00 EUR"), ("1.500 KWD", 1500, "1.500 KWD"),
      ("3.00 JPY", 3, "3 JPY"), ("1.2300000000000000000000000 EUR", 123, "1.23 EUR"),
      ("-0.05 EUR", -5, "-0.05 EUR"), ("0.0001 CLF", 1, "0.0001 CLF"),
      ("92233720368547758.07 EUR", Int64.max, "92233720368547758.07 EUR"),
      ("-92233720368547758.08 EUR", Int64.min, "-92233720368547758.08 EUR"),
    ] as [(String, Int64, String)])
  func reads(text: String, units: Int64, written: String) throws {
    let money = try Money(text)
    #expect(money.minorUnits == units)
    #expect(money.description == written)
    #expect(try Money(money.description) == money)
  }

  @Test(
    "refuses what is no amount",
    arguments: [
      "", " ", "EUR", "12.50", "EUR 12.50", "12,50 EUR", ".5 EUR", "5. EUR", "1 000 EUR", "1e3 EUR",
      "+1 EUR", "--1 EUR", "1.2.3 EUR", "12.50  EUR", " 1 EUR", "1 EUR ", "1 XYZ", "１ EUR", "- EUR",
      "3. JPY", "12.505 EUR", "0.5 JPY", "1.-5 EUR", "NaN EUR",
    ])
  func refuses(text: String) {
    #expect { try Money(text) } throws: { ($0 as? ModelError)?.code == .invalidValue }
  }

  @Test("tells of amounts beyond 64 bits")
  func overflow() throws {
    for text in ["92233720368547758.08 EUR", "-92233720368547758.09 EUR", "1\(zeros(40)) JPY"] {
      #expect { try Money(text) } throws: { ($0 as? ModelError)?.code == .overflow }
    }
    let most = Money(minorUnits: .max, currency: .eur)
    let cent = Money(minorUnits: 1, currency: .eur)
    #expect { try most.adding(cent) } throws: { ($0 as? ModelError)?.code == .overflow }
    let least = Money(minorUnits: .min, currency: .eur)
    #expect { try least.subtracting(cent) } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect { try least.negated() } throws: { ($0 as? ModelError)?.code == .overflow }
    #expect { try most.multiplied(by: Quantity(2)) } throws: {
      ($0 as? ModelError)?.code == .overflow
    }
    #expect(try least.multiplied(by: .one) == least)
  }

  @Test("of two currencies is neither added nor compared")
  func currencies() throws {
    let (euro, yen) = (try Money("1 EUR"), try Money("1 JPY"))
    #expect { try euro.adding(yen) } throws: { ($0 as? ModelError)?.code == .mismatch }
    #expect { try euro.subtracting(yen) } throws: { ($0 as? ModelError)?.code == .mismatch }
    #expect(euro.compared(to: yen) == nil)
    #expect(euro.precedes(yen) && !yen.precedes(euro))
    #expect(try euro.compared(to: Money("1.01 EUR")) == .less)
    #expect(try euro.compared(to: Money("1 EUR")) == .equal)
    #expect(try euro.compared(to: Money("0.99 EUR")) == .greater)
    #expect(Money.zero(.eur).isZero && !euro.isNegative)
  }

  @Test(
    "times a quantity is rounded once, a half to the even cent",
    arguments: [
      ("0.01 EUR", "0.5", 0), ("0.03 EUR", "0.5", 2), ("-0.03 EUR", "0.5", -2),
      ("0.05 EUR", "0.5", 2), ("-0.01 EUR", "0.5", 0), ("2.49 EUR", "1.5 kg", 374),
      ("7.99 EUR", "13", 10387), ("0.01 EUR", "0.500001", 1), ("-0.01 EUR", "0.500001", -1),
      ("92233720368547758.07 EUR", "0.000001", 9_223_372_036_855),
    ] as [(String, String, Int64)])
  func multiplies(price: String, quantity: String, units: Int64) throws {
    #expect(try Money(price).multiplied(by: Quantity(quantity)).minorUnits == units)
  }

  @Test("written and read is the same, whatever the amount")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 42)
    let currencies = Currency.all
    for _ in 0..<20_000 {
      let shift = Int64.random(in: 0...63, using: &random)
      let units = Int64(truncatingIfNeeded: random.next()) >> shift
      let currency = currencies[Int.random(in: 0..<currencies.count, using: &random)]
      let money = Money(minorUnits: units, currency: currency)
      #expect(try Money(money.description) == money)
      #expect(try Money(amount: money.amount, currency: currency) == money)
    }
  }

  @Test("adds up by currency, in order of the codes")
  func totals() throws {
    let amounts = try ["5 USD", "1 EUR", "300 JPY", "2.50 EUR", "-5 USD"].map { try Money($0) }
    let totals = try MoneyTotals(amounts)
    #expect(totals.description == "3.50 EUR + 300 JPY + 0.00 USD")
    #expect(totals[.eur]?.minorUnits == 350 && totals[.chf] == nil)
    #expect(!totals.isEmpty && totals.count == 3 && MoneyTotals().isEmpty)
    #expect(try totals == MoneyTotals(amounts.reversed()))
    var more = totals
    try more.add(totals)
    #expect(more[.jpy]?.minorUnits == 600)
    let most = Money(minorUnits: .max, currency: .usd)
    try more.add(most)
    let before = more
    #expect { try more.add(MoneyTotals([Money("1 EUR"), Money("0.01 USD")])) } throws: {
      ($0 as? ModelError)?.code == .overflow
    }
    #expect(more == before)
    #expect(try totals.adding(Money("1 CHF")).first == Money("1 CHF"))
  }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
