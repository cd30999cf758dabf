import ShoppingKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@Suite("A shopping list")
struct ListTests {
  @Test(
    "adds amounts that agree, and keeps apart those that do not", arguments: TestBackend.allCases)
  func adding(_ backend: TestBackend) async throws {
    try await inStore(backend) { store in
      let list = try store.list(
        "Week", "500 g flour", "1 kg flour", "2 cans tomatoes", "3 tomatoes", "1 can tomatoes",
        "1 kg tomatoes", "Milk", "MILK")
      #expect(
        try store.words(of: list)
          == "flour 1.5 kg; tomatoes 3 can; tomatoes 3; tomatoes 1 kg; Milk 2")
    }
  }

  @Test("takes the usual amount where none is said, and opens no entry of the basket again")
  func usual() async throws {
    try await inStore(.memory) { store in
      let list = try store.list("Week")
      try store.insert(Product(name: "Milk", usual: Quantity(2, .litre)))
      try store.put(on: list, ["milk", "1 l milk"])
      #expect(try store.words(of: list) == "Milk 3 l")
      try store.check("Milk", on: list)
      try store.put(on: list, ["milk"])
      #expect(try store.words(of: list) == "Milk 3 l✓; Milk 2 l")
    }
  }

  @Test("gives a product its first price, and an entry one that differs")
  func prices() async throws {
    try await inStore(.memory) { store in
      let list = try store.list("Week", "3 bread @ 2.49", "bread @ 2", "eggs 12 @ 3.49", "2 eggs")
      let contents = try ListContents(of: list, in: store)
      #expect(contents.lines.map(\.product.price?.minorUnits) == [249, 249, 349])
      #expect(contents.lines.map(\.entry.price?.minorUnits) == [nil, 200, nil])
      #expect(contents.lines.map(\.cost.money?.minorUnits) == [747, 200, 407])
    }
  }

  @Test("is totalled in each currency, and names what has no price")
  func totals() async throws {
    try await inStore(.memory) { store in
      let list = try store.list(
        "Week", "13 buns = 7.99", "2 l milk @ 1.19/l", "bread @ 300 JPY", "salt",
        "2 apples @ 2.49/kg")
      let total = ListTotal(try ListContents(of: list, in: store).lines)
      #expect(total.totals.description == "10.37 EUR + 300 JPY")
      #expect(total.count == 5)
      #expect(total.unpriced.map(\.product.name) == ["salt"])
      #expect(total.mixed.map(\.product.name) == ["apples"])
      #expect(!total.isComplete)
    }
  }

  @Test("is shown and totalled though something on it costs more than money can hold")
  func tooLarge() async throws {
    try await inStore(.memory) { store in
      let list = try store.list(
        "Week", "tower @ 92000000000000000", "castle @ 92000000000000000", "ship @ 2",
        "bread @ 3")
      let ship = try #require(try Product.named("ship", in: store))
      let entry = try #require(
        try store.fetch(where: Entry.product.equals(ship.id)).first)
      _ = try store.update(entry.id) { $0.quantity = Quantity(10_000) }
      _ = try store.update(ship.id) { $0.price = Money(minorUnits: Int64.max, currency: .eur) }
      let contents = try ListContents(of: list, in: store)
      #expect(contents.lines.count == 4)
      let total = ListTotal(contents.lines)
      #expect(total.totals.description == "92000000000000003.00 EUR")
      #expect(total.tooLarge.map(\.product.name) == ["castle", "ship"])
      #expect(total.count == 4 && !total.isComplete)
    }
  }

  @Test("has a product on it or not, as it is toggled", arguments: TestBackend.allCases)
  func toggling(_ backend: TestBackend) async throws {
    try await inStore(backend) { store in
      let list = try store.list("Week", "eggs")
      let milk = try store.insert(Product(name: "Milk", usual: Quantity(2, .litre)))
      guard case .on(let addition) = try Toggle.toggle(milk, on: list.id, in: store) else {
        Issue.record("not put on")
        return
      }
      #expect(addition.line.entry.quantity == Quantity(2, .litre))
      try store.put(on: list, ["2 Milk"])
      #expect(try store.words(of: list) == "eggs 1; Milk 2 l; Milk 2")
      guard case .off(_, let entries) = try Toggle.toggle(milk, on: list.id, in: store) else {
        Issue.record("not taken off")
        return
      }
      #expect(entries.count == 2)
      #expect(try store.words(of: list) == "eggs 1")
    }
  }

  @Test("stands in the order of the shop's aisles")
  func aisles() async throws {
    try await inStore(.memory) { store in
      let shop = try store.insert(Shop(name: "Corner", aisles: "Fruit\nDairy"))
      let list = try store.insert(ShoppingList(name: "Week", shop: shop.id))
      for (name, category) in [
        ("Salt", nil), ("Milk", "dairy"), ("Wine", "Drinks"), ("Pears", "Fruit"),
        ("Bread", "Bakery"),
        ("Butter", "Dairy"),
      ] {
        try store.insert(Product(name: name, category: category))
        try store.put(on: list, [name])
      }
      let contents = try ListContents(of: list, in: store)
      let sections = AisleOrder(contents.shop, Collation(locale: .english)).sections(contents.lines)
      #expect(
        sections.map { "\($0.key ?? "-"): \($0.elements.map(\.product.name))" } == [
          "Fruit: [\"Pears\"]", "dairy: [\"Milk\", \"Butter\"]", "Bakery: [\"Bread\"]",
          "Drinks: [\"Wine\"]", "-: [\"Salt\"]",
        ])
    }
  }

  @Test("holds its products fast, unless they go everywhere", arguments: TestBackend.allCases)
  func removal(_ backend: TestBackend) async throws {
    try await inStore(backend) { store in
      let list = try store.list("Week", "milk", "2 kg milk", "eggs")
      _ = try store.list("Party", "milk")
      guard let milk = try Product.named("Milk", in: store) else { throw TestFailure() }
      let error = #expect(throws: ShoppingError.self) {
        _ = try Product.remove(milk, everywhere: false, in: store)
      }
      #expect(error?.code == .productInUse)
      #expect(error.map { "\($0)" } == "milk stands on 2 lists: Party, Week")
      #expect(try Product.remove(milk, everywhere: true, in: store) == 2)
      #expect(try store.words(of: list) == "eggs 1")
      #expect(try Product.named("milk", in: store) == nil)
    }
  }
}
