import InventoryKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText
import Testing

@Suite("The table of Homebox")
struct HomeboxTests {
  /// Every column that the format has, and what it can hold that others stumble over.
  static let everything = #"""
    HB.import_ref,HB.location,HB.parent_import_ref,HB.labels,HB.asset_id,HB.archived,HB.url,HB.name,HB.quantity,HB.description,HB.insured,HB.notes,HB.purchase_price,HB.purchase_from,HB.purchase_time,HB.manufacturer,HB.model_number,HB.serial_number,HB.lifetime_warranty,HB.warranty_expires,HB.warranty_details,HB.sold_to,HB.sold_price,HB.sold_time,HB.sold_notes,HB.field.Amazon URL,HB.field.Colour
    c3,Home / Garage,a1,,000-003,false,,Bit set,3,,false,,0,,,,,,false,,,,0,,,,
    a1,Home / Garage / "AC/DC shelf",,"Power tools; ""nuts; bolts""",000-007,false,https://box.example/item/1,Cordless drill,1,"18 V, ""new""",true,"two
    lines",129.90,Hardware store,2024-03-15,Bosch,GSR 18V-28,0123,false,2027-03-15,Battery one year,,0,,,https://shop.example/x?a=1&b=2,007
    b2,Cellar,,,1000-003,true,,自転車,1,,false,,0,,,,,,true,,,Jonas,50.00,2025-02-01,'=cash,yes,2024-01-02
    ,Cellar,,,,false,,Chair,1,,false,,0,,,,,,false,,,,0,,,,
    ,Cellar,,,,false,,Chair,1,,false,,0,,,,,,false,,,,0,,,,

    """#

  @Test("goes in and out, and in and out of another store, as the same bytes")
  func roundTrip() async throws {
    let first = try await HomeboxHousehold()
    let report = try await first.load(Self.everything)
    #expect(report.complaints == [])
    #expect(report.cautions == [])
    #expect(report.program == "Homebox")
    #expect(report.made == 5)
    let exported = try await first.save().text

    for (name, options) in [
      ("again.csv", ExportOptions(.csv, table: Homebox.table)),
      ("again.tsv", ExportOptions(.tsv, table: Homebox.table)),
    ] {
      let file = try await first.save(options).text
      let second = try await HomeboxHousehold()
      let again = try await second.load(file, named: name)
      #expect(again.complaints == [])
      #expect(again.made + again.restored == 5)
      let isSame = try await second.save().text == exported
      #expect(isSame)
      let (left, right) = (try await first.json(), try await second.json())
      #expect(left.count == right.count)
      for (left, right) in zip(left, right) where left != right { Issue.record("\(left) \(right)") }
    }
  }

  @Test("holds what it says")
  func values() async throws {
    let household = try await HomeboxHousehold()
    _ = try await household.load(Self.everything)
    let drill = try #require(try await household.item("Cordless drill"))
    #expect(drill.importRef == "a1")
    #expect(drill.asset == "000-007")
    #expect(Array(drill.tags) == ["Power tools", "nuts; bolts"])
    #expect(drill.price == (try Money("129.90 EUR")))
    #expect(drill.bought == Day("2024-03-15"))
    #expect(drill.warranty == Day("2027-03-15"))
    #expect(drill.insured)
    #expect(drill.notes == "two\nlines")
    #expect(drill.soldFor == nil && drill.soldOn == nil)
    #expect(drill.own["colour"] == .text("007"))
    let bits = try #require(try await household.item("Bit set"))
    #expect(bits.inside == drill.id)
    #expect(bits.price == nil)
    let bicycle = try #require(try await household.item("自転車"))
    #expect(bicycle.archived && bicycle.warrantyForLife)
    #expect(bicycle.asset == "1000-003")
    #expect(bicycle.soldNote == "=cash")
    #expect(bicycle.own["Amazon URL"] == .text("yes"))
    #expect(try await household.items().filter { $0.name == "Chair" }.count == 2)
  }

  @Test("imported again changes what it has columns for, and makes nothing twice")
  func updates() async throws {
    let household = try await HomeboxHousehold()
    _ = try await household.load(Self.everything)
    let before = try #require(try await household.item("Cordless drill"))
    let same = try await household.load(Self.everything)
    #expect(same.unchanged == 5)
    #expect(!same.changesAnything)

    let report = try await household.load("HB.quantity\tHB.import_ref\tHB.tags\n4\ta1\tnew\n")
    #expect(report.complaints == [])
    #expect(report.updated == 1)
    var expected = before
    expected.quantity = try Quantity("4")
    expected.tags = try Tags(["new"])
    expected.changed = try await household.item("Cordless drill")?.changed
    #expect(try await household.item("Cordless drill") == expected)
  }

  @Test("knows an item that went to Homebox and comes back")
  func comesBack() async throws {
    let household = try await HomeboxHousehold()
    let kettle = Item(
      name: "Kettle", price: try Money("5 USD"), own: try OwnFields([("litres", .number(1.5))]))
    let lid = Item(name: "Lid", inside: kettle.id)
    try await household.store.transaction("add") { transaction in
      for var item in [kettle, lid] {
        try Item.complete(&item, in: transaction)
        try transaction.insert(item)
      }
    }
    let before = try await household.items()
    let file = try await household.save().text
    let report = try await household.load(file)
    #expect(report.complaints == [])
    #expect(report.unchanged == 2)
    #expect(try await household.items() == before)
  }

  @Test("of the first versions, with the days of America, is read")
  func firstVersions() async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load(
      """
      Import Ref,Location,Labels,Quantity,Name,Description,Insured,Serial Number,Mode Number,Manufacturer,Notes,Purchase From,Purchased Price,Purchased Time,Lifetime Warranty,Warranty Expires,Warranty Details,Sold To,Sold Price,Sold Time,Sold Notes
      A,Living Room/Desk,IOT;Relay; Z-Wave,1,Relay,,TRUE,,ZEN17,Zooz,,Shop,39.95,10/13/2021,,2021/12/31,,,,0001-01-01T00:00:00Z,
      """)
    #expect(report.complaints == [])
    let relay = try #require(try await household.item("Relay"))
    #expect(relay.bought == Day("2021-10-13"))
    #expect(relay.warranty == Day("2021-12-31"))
    #expect(relay.soldOn == nil)
    #expect(relay.model == "ZEN17")
    #expect(Array(relay.tags) == ["IOT", "Relay", "Z-Wave"])
    #expect(report.madeByName["place"] == 2)
  }

  @Test("with commas in a file named .tsv is read")
  func commasInTabs() async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load(Self.everything, named: "export.tsv")
    #expect(report.complaints == [])
    #expect(report.made == 5)
  }

  @Test("tells each kind of thing that it cannot bring in once")
  func unheld() async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load(
      """
      HB.name,HB.url,HB.low_stock_threshold,HB.colour,Shelf
      Lamp,/item/1,2,,a
      Desk,/item/2,,,b
      """)
    #expect(report.outcome == .written)
    #expect(report.cautions.count == 3)
    #expect(report.cautions[0].hasPrefix("homebox.csv, line 1, HB.url: 2 rows hold"))
    #expect(report.cautions[1].hasPrefix("homebox.csv, line 1, HB.low_stock_threshold: one row"))
    #expect(report.cautions[2].hasPrefix("homebox.csv, line 1, Shelf: 2 rows"))
    let mapped = try await household.load(
      "HB.name,Shelf\nChair,b\n", ImportOptions(headings: ["Shelf": "place"]))
    #expect(mapped.cautions == [])
    #expect(try await household.item("Chair")?.place != nil)
  }
}
