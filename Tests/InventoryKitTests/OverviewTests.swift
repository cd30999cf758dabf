import InventoryKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@Suite("The overview")
struct OverviewTests {
  private let today = Day(unchecked: 20_000)

  @Test("tells what a person wants to see", arguments: TestBackend.allCases)
  func overview(backend: TestBackend) async throws {
    try await withStore(backend) { [today] store in
      try await store.repository(of: Item.self).insert(contentsOf: [
        Item(name: "Lent", lentTo: "Maria", lentDue: today),
        Item(name: "Overdue", lentTo: "Jonas", lentDue: today.advanced(by: -1)),
        Item(name: "Longer", lentTo: "Jonas", lentDue: today.advanced(by: -9)),
        Item(name: "Ends today", warranty: today),
        Item(name: "Ends in 60", warranty: today.advanced(by: 60)),
        Item(name: "Ends in 61", warranty: today.advanced(by: 61)),
        Item(name: "Ended", warranty: today.advanced(by: -1)),
        Item(name: "Life", warranty: today, warrantyForLife: true),
        Item(name: "Away", warranty: today, lentTo: "Maria", lentDue: .first, archived: true),
      ])
      let overview = try await store.read { try Inventory($0).overview(today: today) }
      #expect(overview.worth.items == 8)
      #expect(overview.lent == 3)
      #expect(overview.overdueCount == 2)
      #expect(overview.overdue.map(\.name) == ["Longer", "Overdue"])
      #expect(overview.expiringCount == 2)
      #expect(overview.expiring.map(\.name) == ["Ends today", "Ends in 60"])
      #expect(
        overview.latest.map(\.name) == ["Life", "Ended", "Ends in 61", "Ends in 60", "Ends today"])
    }
  }

  @Test("tells what maintenance is overdue, and what is due within 30 days")
  func maintenance() async throws {
    try await withStore(.sqlite) { [today] store in
      try await store.transaction("maintain") { transaction in
        let car = try transaction.insert(Item(name: "Car")).id
        let away = try transaction.insert(Item(name: "Away", archived: true)).id
        for (item, what, days) in [
          (car, "Inspect", 31), (car, "Wash", 30), (car, "Oil", 0), (car, "Tyres", -1),
          (away, "Sell", -9), (car, "Wax", -3),
        ] {
          _ = try Maintenance.record(
            what, of: item, on: nil, again: .next(today.advanced(by: days)), today: today,
            in: transaction)
        }
        // What was done since then is not overdue any more.
        _ = try Maintenance.record(
          "wax", of: car, on: today, again: .next(today.advanced(by: 90)), today: today,
          in: transaction)
      }
      let overview = try await store.read { try Inventory($0).overview(today: today, limit: 2) }
      #expect(overview.maintenanceOverdueCount == 1)
      #expect(overview.maintenanceDueCount == 2)
      #expect(overview.maintenance.map(\.what) == ["Tyres", "Oil"])
    }
  }

  @Test("of nothing is nothing")
  func empty() async throws {
    try await withStore(.memory) { [today] store in
      let overview = try await store.read { try Inventory($0).overview(today: today) }
      #expect(overview.worth == Worth())
      #expect(overview.latest.isEmpty)
    }
  }

  @Test("warns of serial numbers that repeat", arguments: TestBackend.allCases)
  func twins(backend: TestBackend) async throws {
    try await withStore(backend) { store in
      let item = Item(name: "Drill", serial: "SN-4711 a")
      try await store.repository(of: Item.self).insert(contentsOf: [
        item, Item(name: "Saw", serial: "sn-4711 A"), Item(name: "Lamp", serial: "SN-4711"),
        Item(name: "Bike", notes: "SN-4711 a"),
      ])
      try await store.read { snapshot in
        let twins = try Inventory(snapshot).serialTwins(of: item)
        #expect(twins.map(\.name) == ["Saw"])
        let none = try Inventory(snapshot).serialTwins(of: Item(name: "None"))
        #expect(none.isEmpty)
      }
    }
  }
}

@Suite("Warranties")
struct WarrantyTests {
  private func context() throws -> ReadingContext {
    ReadingContext(
      locale: .english, zone: try TimeZoneName("Europe/Berlin"),
      now: Moment(microseconds: 1_700_000_000_000_000))
  }

  @Test(
    "are read",
    arguments: [
      ("3y", "2027-02-28"), ("2 years", "2026-02-28"), ("6mo", "2024-08-29"),
      ("2026-12-24", "2026-12-24"), ("+1y", "2024-11-14"),
    ])
  func reading(text: String, day: String) throws {
    let warranty = try Warranty(text, bought: Day(iso: "2024-02-29"), in: context())
    #expect(warranty == .until(try Day(iso: day)))
  }

  @Test("last for life", arguments: ["life", "LIFE", "lifetime", "for life"])
  func life(text: String) throws {
    #expect(try Warranty(text, bought: nil, in: context()) == .forLife)
  }

  @Test("ask for the purchase that they count from")
  func purchase() throws {
    let context = try context()
    let error = #expect(throws: InventoryError.self) {
      try Warranty("3y", bought: nil, in: context)
    }
    #expect(error?.code == .noPurchaseDay)
    #expect(throws: TextError.self) { try Warranty("soon", bought: nil, in: context) }
    #expect(throws: TextError.self) { try Warranty("", bought: nil, in: context) }
  }

  @Test("set both of their fields")
  func reader() throws {
    let type = Item.schema.type
    let domain = try InventoryDomain.description()
    let reader = try #require(domain.main.readers["warranty"])
    var item = Item(name: "Drill", bought: try Day(iso: "2024-03-15"), warrantyForLife: true)
    func read(_ text: String) throws {
      var values = Item.schema.values(of: item)
      #expect(try reader.read(text, &values, type, context()))
      item = try Row.view(type.row(values)) { (row) throws(ModelError) in
        try Item.schema.decode(row)
      }
    }
    try read("1y")
    #expect(try item.warranty == Day(iso: "2025-03-15"))
    #expect(!item.warrantyForLife)
    try read("life")
    #expect(item.warranty == nil)
    #expect(item.warrantyForLife)
  }

  @Test("and asset numbers are read as people type them")
  func asset() throws {
    let type = Item.schema.type
    let reader = try #require(try InventoryDomain.description().main.readers["asset"])
    var values = Item.schema.values(of: Item(name: "Drill"))
    #expect(try reader.read("１２", &values, type, context()))
    #expect(values[try #require(type.index(ofField: "asset"))] == .text("000-012"))
    #expect(throws: InventoryError.self) { try reader.read("x", &values, type, context()) }
  }
}
