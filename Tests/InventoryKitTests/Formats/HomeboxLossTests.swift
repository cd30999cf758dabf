import InventoryKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@Suite("What a table of Homebox cannot hold")
struct HomeboxLossTests {
  @Test("is told once for each kind, with how many it befell")
  func losses() async throws {
    let household = try await HomeboxHousehold()
    _ = try await household.store.transaction("fill") { transaction in
      let shelf = Place(name: "AC/DC shelf", note: "high up")
      try transaction.insert(shelf)
      try transaction.insert(Place(name: "Attic"))
      var items = [
        Item(
          name: "Rope", link: "https://example.org/rope", quantity: try Quantity("2.5 m"),
          category: "Tools", place: shelf.id, tags: try Tags(["nuts; bolts"]), condition: .good,
          barcode: "123", price: try Money("9 USD"), order: "X1", value: try Money("5 EUR"),
          replacement: try Money("9 EUR"), lentTo: "Maria", lentSince: Day("2024-05-01"),
          own: try OwnFields([("length", .number(2.5)), ("none", .text(""))])),
        Item(name: "Cord", category: "Tools", price: try Money("0 EUR")),
      ]
      for index in items.indices {
        try Item.complete(&items[index], in: transaction)
        try transaction.insert(items[index])
      }
      try transaction.insert(
        MaintenanceEntry(item: items[0].id, what: "Wash", day: Day("2024-05-01")))
    }
    let losses = try await household.save().losses
    let expected = [
      "HB.location: Homebox takes a slash", "HB.labels: Homebox takes a semicolon",
      "HB.url: Homebox makes addresses", "HB.quantity: one unit is left out",
      "HB.quantity: older versions", "HB.purchase_price: one amount is not in EUR",
      "HB.field.length: Homebox takes for text", "HB.field.none: Homebox has no empty text",
      "category: Homebox has no column for it, and 2 records", "condition: ", "barcode: ",
      "order: ", "value: ", "replacement: ", "lent-to: ", "lent-since: ",
      "HB.purchase_price: one amount is 0", "place, Note: ", "places: ", "maintenance entries: ",
    ]
    for start in expected {
      #expect(losses.count { $0.lowercased().hasPrefix(start.lowercased()) } == 1, "\(start)")
    }
    #expect(losses.count == expected.count, "\(losses)")
    #expect(Set(losses).count == losses.count)
  }

  @Test("is not told where it holds everything")
  func nothingLost() async throws {
    let household = try await HomeboxHousehold()
    _ = try await household.load("HB.name,HB.location,HB.field.Colour\nLamp,Home / Desk,red\n")
    #expect(try await household.save().losses == [])
  }

  @Test("of a part of the items is that part's")
  func part() async throws {
    let household = try await HomeboxHousehold()
    _ = try await household.load("HB.name,HB.location\nLamp,Home\nDesk,Attic\n")
    let desk = try #require(try await household.item("Desk"))
    _ = try await household.store.transaction("maintain") { transaction in
      _ = try transaction.insert(
        MaintenanceEntry(item: desk.id, what: "Wax", day: Day("2024-05-01")))
    }
    var options = ExportOptions(
      .csv, filter: Item.name.equals("Lamp").expression, table: Homebox.table)
    #expect(try await household.save(options).losses == [])
    options.filter = Item.name.equals("Desk").expression
    #expect(try await household.save(options).losses.count == 1)
  }
}
