import InventoryKit
import StewardInterchange
import StewardModels
import Testing

@Suite("The headings of spreadsheets")
struct SpreadsheetsTests {
  @Test("each mean a field that there is", arguments: Spreadsheets.headings.sorted { $0 < $1 })
  func fields(_ heading: String, _ field: String) async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load(
      "\(heading),Insured\n,\n", named: "sheet.csv",
      ImportOptions(aliases: Spreadsheets.headings, isTrial: true))
    #expect(report.columns.map(\.meaning) == [.field(field), .field("insured")])
  }

  @Test("of a sheet as people have it are all known")
  func sheet() async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load(
      #"""
      Contents of our house,,,,,,,,,
      ITEM,Brand,Model No.,Serial #,Date purchased,Price Paid,Replacement cost,ROOM,Qty,Where purchased
      "TV, 55""",Sony,XR-55,1234567,14 Mar 2023,"1,299.00",1500,Living room,1,Corner shop
      Chairs,,,,,£40,,Dining room,6,

      """#, named: "sheet.csv", ImportOptions(aliases: Spreadsheets.headings))
    #expect(report.complaints == [])
    #expect(report.made == 2)
    let television = try #require(try await household.item("TV, 55\""))
    #expect(television.manufacturer == "Sony")
    #expect(television.model == "XR-55")
    #expect(television.serial == "1234567")
    #expect(television.bought == Day("2023-03-14"))
    #expect(television.price == (try Money("1299 EUR")))
    #expect(television.replacement == (try Money("1500 EUR")))
    #expect(television.shop == "Corner shop")
    let chairs = try #require(try await household.item("Chairs"))
    #expect(chairs.quantity == (try Quantity("6")))
    #expect(chairs.price == (try Money("40 GBP")))
  }
}
