import StewardInterchange
import StewardModels
import Testing

@testable import InventoryKit

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

  @Test("of a German and of a Chinese sheet are known without a word")
  func otherLanguages() async throws {
    let household = try await HomeboxHousehold()
    let german = try await household.load(
      """
      Hausratsliste Familie Müller;;;;;;;
      Stand: 03.02.2024;;;;;;;
      ;;;;;;;
      Gegenstand;Anzahl;Raum;Hersteller;Seriennr.;Kaufpreis;Kaufdatum;Garantie bis
      Waschmaschine;1;Keller;Miele;00/123456;1.099,00 €;15.03.2022;15.03.2027

      """, named: "hausrat.csv", ImportOptions(aliases: Spreadsheets.headings))
    #expect(german.complaints == [])
    let washer = try #require(try await household.item("Waschmaschine"))
    #expect(washer.price == (try Money("1099 EUR")))
    #expect(washer.bought == Day("2022-03-15"))
    #expect(washer.serial == "00/123456")

    let chinese = try await household.load(
      """
      名称,数量,位置,品牌,价格,购买日期
      相机,1,书房,富士,9390 CNY,2021-06-05

      """, named: "家.csv", ImportOptions(aliases: Spreadsheets.headings))
    #expect(chinese.complaints == [])
    let camera = try #require(try await household.item("相机"))
    #expect(camera.manufacturer == "富士")
    #expect(camera.price == (try Money("9390 CNY")))
  }

  @Test("mean one thing each, in whatever language")
  func once() {
    let all = [Spreadsheets.english, Spreadsheets.german, Spreadsheets.chinese]
    #expect(Spreadsheets.headings.count == all.map(\.count).reduce(0, +))
  }
}
