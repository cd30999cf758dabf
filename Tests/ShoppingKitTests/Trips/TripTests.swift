import ShoppingKit
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@Suite("Trips, prices and suggestions")
struct TripTests {
  private func day(_ ago: Int) throws -> Day {
    try Day(year: 2026, month: 11, day: 30).adding(days: -ago)
  }

  @Test("make purchases of the basket, and leave the rest", arguments: TestBackend.allCases)
  func finishing(_ backend: TestBackend) async throws {
    let today = try day(0)
    try await inStore(backend) { store in
      let list = try store.list("Week", "2 l milk @ 1.19/l", "3 bread", "salt", "eggs")
      let shop = try store.insert(Shop(name: "Corner"))
      for name in ["milk", "bread", "salt"] { try store.check(name, on: list) }
      guard let bread = try Product.named("bread", in: store) else { throw TestFailure() }
      let trip = try Trip.finish(
        list, at: shop.id, on: today,
        paid: [bread.id: Money(minorUnits: 750, currency: .eur)], in: store)
      #expect(trip.left == 1)
      #expect(trip.paid.description == "9.88 EUR")
      #expect(trip.bought.map(\.paid?.minorUnits) == [238, 750, nil])
      #expect(try store.words(of: list) == "eggs 1")
      let purchases = try store.fetch(Purchase.self)
      #expect(purchases.count == 3)
      #expect(purchases.allSatisfy { $0.shop == shop.id && $0.day == today })
      let priced = try store.find(bread.id)
      #expect(priced?.price?.minorUnits == 750)
      #expect(priced?.per == Quantity(3))
    }
  }

  @Test("are refused with an empty basket, and where something else was paid")
  func refused() async throws {
    let today = try day(0)
    try await inStore(.memory) { store in
      let list = try store.list("Week", "milk", "bread", "2 kg milk")
      guard let milk = try Product.named("milk", in: store) else { throw TestFailure() }
      func code(_ paid: [RecordID<Product>: Money]) -> ShoppingError.Code? {
        do {
          _ = try Trip.finish(list, at: nil, on: today, paid: paid, in: store)
          return nil
        } catch {
          return (error as? ShoppingError)?.code
        }
      }
      #expect(code([:]) == .nothingChecked)
      try store.check("bread", on: list)
      #expect(code([milk.id: .zero(.eur)]) == .notInBasket)
      try store.check("milk", on: list)
      #expect(code([milk.id: .zero(.eur)]) == .notInBasket)
    }
  }

  @Test("show what a unit cost, and where it is cheapest")
  func prices() async throws {
    let days = try (0...5).map(day)
    try await inStore(.memory) { store in
      let milk = try store.insert(Product(name: "Milk"))
      let shops = try ["Corner", "Market"].map { try store.insert(Shop(name: $0)) }
      for (shop, ago, quantity, price) in [
        (0, 5, "2 l", "2.00 EUR"), (1, 4, "500 ml", "0.60 EUR"), (0, 3, "1 l", "1.30 EUR"),
        (1, 2, "2", "3.00 EUR"),
      ] {
        try store.insert(
          Purchase(
            product: milk.id, shop: shops[shop].id, day: days[ago],
            quantity: try Quantity(quantity), price: try Money(price)))
      }
      try store.insert(Purchase(product: milk.id, day: days[1]))
      let history = try PriceHistory(of: milk, in: store)
      #expect(history.unpriced == 1)
      #expect(history.groups.map(\.unit.description) == ["1 l", "1"])
      #expect(history.groups[0].lines.map(\.unitPrice.minorUnits) == [100, 120, 130])
      #expect(history.groups[0].cheapest?.shop == "Market")
      #expect(history.groups[1].cheapest == nil)
    }
  }

  @Test("come back by their rhythm, the longest overdue first")
  func suggestions() async throws {
    let days = try (0...60).map(day)
    try await inStore(.memory) { store in
      let list = try store.list("Week", "butter")
      func buy(_ name: String, _ ago: Int...) throws {
        let known = try Product.named(name, in: store)
        let product = try known ?? store.insert(Product(name: name))
        for ago in ago { try store.insert(Purchase(product: product.id, day: days[ago])) }
      }
      try buy("milk", 28, 21, 14, 7)  // weekly, due today
      try buy("bread", 9, 6, 6, 3)  // every three days, once twice on a day
      try buy("salt", 60, 40, 19)  // 20.5 days, of which 19 are more than nine tenths
      try buy("oil", 50, 30, 12)  // 19 days, 12 elapsed
      try buy("rice", 20, 10)  // too few
      try buy("butter", 9, 6, 3)  // stands on the list
      try buy("eggs", 30, 20, 1, 40)  // median of 10, 10, 19
      let due = try Suggestion.due(on: days[0], besides: list.id, in: store)
      #expect(due.map(\.product.name) == ["bread", "milk", "salt"])
      #expect(due.map(\.interval) == [3, 7, 21])
      #expect(due.map(\.elapsed) == [3, 7, 19])
    }
  }
}
