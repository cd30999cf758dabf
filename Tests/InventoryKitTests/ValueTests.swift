import InventoryKit
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@Suite("What things are worth")
struct ValueTests {
  private static func fill(_ store: Store) async throws {
    try await store.transaction("add") { transaction in
      let garage = try Places.make(RecordPath("Home / Garage"), in: transaction)
      let home = try #require(try Places.find(RecordPath("Home"), in: transaction))
      let box = Item(
        name: "Tool box", category: "Tools", place: garage, price: try Money("40 EUR"),
        value: try Money("25.50 EUR"))
      try transaction.insert(contentsOf: [
        box,
        Item(
          name: "Bits", quantity: try Quantity("2.5"), category: "Tools", inside: box.id,
          tags: try Tags(["metal", "small"]), price: try Money("0.33 EUR")),
        Item(
          name: "Radio", quantity: Quantity(3), place: home, tags: try Tags(["metal"]),
          price: try Money("1200 JPY")),
        Item(name: "Gift", category: "Art", place: home),
        Item(name: "Loose", price: try Money("1 EUR")),
        Item(name: "Old", place: home, price: try Money("999 EUR"), archived: true),
        Item(
          name: "Gone", place: home, price: try Money("999 EUR"), soldOn: Day(unchecked: 20_000)),
      ])
    }
  }

  @Test("is exact, in each currency, times how many there are", arguments: TestBackend.allCases)
  func total(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      try await Self.fill(store)
      try await store.read { snapshot in
        let total = try Inventory(snapshot).values().total
        // 2.5 times 0.33 is 0.825, and half a cent goes to the even one: 0.82.
        #expect(total.totals.description == "27.32 EUR + 3600 JPY")
        #expect(total.items == 5)
        #expect(total.withoutValue == 1)
        let all = try Inventory(snapshot).values(where: .always).total
        #expect(all.totals.description == "2025.32 EUR + 3600 JPY")
        #expect(all.items == 7)
      }
    }
  }

  @Test("goes by place, with all that lies in it", arguments: TestBackend.allCases)
  func places(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      try await Self.fill(store)
      let report = try await store.read { try Inventory($0).values(by: .place) }
      let lines = report.lines.map { line in
        "\(line.depth) \(line.name ?? "-") \(line.own.items) \(line.own.totals) | "
          + "\(line.whole.items) \(line.whole.totals)"
      }
      #expect(
        lines == [
          "0 Home 2 3600 JPY | 4 26.32 EUR + 3600 JPY",
          "1 Garage 2 26.32 EUR | 2 26.32 EUR",
          "0 - 1 1.00 EUR | 1 1.00 EUR",
        ])
    }
  }

  @Test("goes by category and by tag", arguments: TestBackend.allCases)
  func names(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      try await Self.fill(store)
      try await store.read { snapshot in
        func lines(_ grouping: ValueReport.Grouping) throws -> [String] {
          try Inventory(snapshot).values(by: grouping).lines.map {
            "\($0.name ?? "-") \($0.own.items) \($0.own.totals)"
          }
        }
        let (categories, tags) = (try lines(.category), try lines(.tag))
        #expect(
          categories == ["Art 1 ", "Tools 2 26.32 EUR", "- 2 1.00 EUR + 3600 JPY"])
        #expect(
          tags == [
            "metal 2 0.82 EUR + 3600 JPY", "small 1 0.82 EUR", "- 3 26.50 EUR",
          ])
      }
    }
  }

  @Test("is never wrong by overflow, but refused")
  func overflow() async throws {
    try await withStore(.memory) { store in
      try await store.transaction("add") { transaction in
        let most = Money(minorUnits: .max, currency: .eur)
        try transaction.insert(Item(name: "Moon", price: most))
        try transaction.insert(Item(name: "Sun", price: most))
      }
      let error = await #expect(throws: ModelError.self) {
        try await store.read { try Inventory($0).values() }
      }
      #expect(error?.code == .overflow)
    }
  }

  @Test("ends where items lie in each other")
  func circle() async throws {
    try await withStore(.memory) { store in
      try await store.transaction("add") { transaction in
        var first = Item(name: "A", price: try Money("1 EUR"))
        let second = Item(name: "B", inside: first.id, price: try Money("2 EUR"))
        first.inside = second.id
        try transaction.insert(contentsOf: [first, second])
      }
      let report = try await store.read { try Inventory($0).values(by: .place) }
      #expect(report.lines.map(\.whole.totals.description) == ["3.00 EUR"])
    }
  }
}
