import ShoppingKit
import StewardModels
import Testing

@Suite("What an amount costs")
struct PriceTests {
  private func cost(_ minor: Int64, for basis: String, of quantity: String) throws -> Int64? {
    let price = Price(Money(minorUnits: minor, currency: .eur), for: try Quantity(basis))
    return try price.cost(of: Quantity(quantity))?.minorUnits
  }

  @Test("is exact, and rounded once")
  func exact() throws {
    #expect(try cost(799, for: "13", of: "13") == 799)
    #expect(try cost(799, for: "13", of: "1") == 61)
    #expect(try cost(799, for: "13", of: "26") == 1598)
    #expect(try cost(249, for: "1", of: "3") == 747)
    #expect(try cost(249, for: "1 kg", of: "500 g") == 124)
    #expect(try cost(247, for: "1 kg", of: "500 g") == 124)
    #expect(try cost(120, for: "100 g", of: "1 kg") == 1200)
    #expect(try cost(100, for: "3", of: "1") == 33)
    #expect(try cost(119, for: "1 l", of: "250 ml") == 30)
    #expect(try cost(0, for: "1", of: "5") == 0)
    #expect(try cost(300, for: "1 lb", of: "16 oz") == 300)
  }

  @Test("is not known where the price is for something else")
  func mixed() throws {
    #expect(try cost(249, for: "1 kg", of: "3") == nil)
    #expect(try cost(249, for: "1 can", of: "1 kg") == nil)
    #expect(try cost(249, for: "1 can", of: "2 Can") == 498)
  }

  @Test("is refused where money cannot hold it")
  func overflow() throws {
    #expect(throws: ModelError.self) { try cost(Int64.max, for: "1", of: "2") }
    #expect(throws: ModelError.self) { try cost(Int64.max, for: "1 mg", of: "9000000000000 t") }
  }

  @Test("adds up as the amounts do, but for what each line rounds")
  func law() throws {
    var random = SeededGenerator(seed: 7)
    let units: [Unit] = [.gram, .kilogram, .ounce, .pound]
    for _ in 0..<2_000 {
      let basis = Quantity(
        Int32.random(in: 1...2_000, using: &random),
        units[Int.random(in: 0..<units.count, using: &random)])
      let price = Price(
        Money(minorUnits: Int64.random(in: 0...100_000, using: &random), currency: .eur), for: basis
      )
      // The whole basis costs the price, and so many of it so many times the price.
      let times = Int.random(in: 1...50, using: &random)
      let many = try price.cost(of: basis.multiplied(by: times))
      #expect(many?.minorUnits == price.money.minorUnits * Int64(times))
      // What is more costs no less.
      let some = Quantity(Int32.random(in: 1...5_000, using: &random), .gram)
      let more = try some.adding(Quantity(1, .gram))
      let (less, greater) = (try price.cost(of: some), try price.cost(of: more))
      #expect((less?.minorUnits ?? -1) <= (greater?.minorUnits ?? -2))
      // Rounding is off by half a minor unit at the most.
      let exact =
        Double(price.money.minorUnits) * Double(some.baseMillionths ?? 0)
        / Double(basis.baseMillionths ?? 1)
      #expect(abs(Double(less?.minorUnits ?? -1) - exact) <= 0.500_001)
    }
  }
}

@Suite("What lists cost")
struct TotalLawTests {
  @Test("is the sum of what its lines cost, in whatever order they stand")
  func sums() throws {
    var random = SeededGenerator(seed: 11)
    let currencies: [Currency] = [.eur, .usd, .jpy]
    for _ in 0..<300 {
      var lines: [EntryLine] = []
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let units: [Unit] = [.pieces, .gram, .kilogram, Unit(stored: "can")]
        func amount() -> Quantity {
          Quantity(
            Int32.random(in: 1...900, using: &random),
            units[Int.random(in: 0..<units.count, using: &random)])
        }
        let money = Money(
          minorUnits: Int64.random(in: 0...10_000, using: &random),
          currency: currencies[Int.random(in: 0..<currencies.count, using: &random)])
        let product = Product(
          name: "thing", price: Bool.random(using: &random) ? money : nil, per: nil)
        var entry = Entry(product: product.id, list: RecordID(), quantity: amount())
        if Bool.random(using: &random) { (entry.price, entry.per) = (money, amount()) }
        lines.append(EntryLine(entry, of: product))
      }
      let total = ListTotal(lines)
      #expect(total.count == lines.count)
      #expect(total.totals == (try MoneyTotals(lines.compactMap(\.cost.money))))
      let known = lines.count { $0.cost.money != nil }
      #expect(
        known + total.unpriced.count + total.mixed.count == lines.count && total.tooLarge.isEmpty)
      #expect(ListTotal(lines.shuffled(using: &random)).totals == total.totals)
      #expect(total.isComplete == (known == lines.count))
    }
  }
}
