import InventoryKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

/// The inputs of other programs' faults, as files of Homebox.
@Suite("Cases of tables, in files of Homebox")
struct HomeboxCaseTests {
  @Test("T1: a serial number of 532 characters is an error with line and column")
  func longSerial() async throws {
    let household = try await HomeboxHousehold()
    let long = String(repeating: "x", count: 532)
    let report = try await household.load("HB.name,HB.serial_number\nA,1\nB,\(long)\nC,3\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [3])
    #expect(report.problems.problems.first?.column == "HB.serial_number")
    #expect(try await household.items().isEmpty)
  }

  @Test("T2: a row that lacks a cell is told, or filled where that is said")
  func raggedRow() async throws {
    let household = try await HomeboxHousehold()
    let table = "HB.name,HB.location,HB.notes\nA,Home\n"
    let report = try await household.load(table)
    #expect(report.complaints == ["homebox.csv, line 2: expected 3 cells, found 2"])
    let lenient = try await household.load(table, ImportOptions(isLenient: true))
    #expect(lenient.made == 1)
  }

  @Test(
    "T3: an own field that is there twice is refused",
    arguments: ["HB.field.Colour", "HB.field.colour", "hb.field.Colour"])
  func ownFieldTwice(_ second: String) async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load("HB.name,HB.field.Colour,\(second)\nA,red,blue\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.count == 1)
    #expect(try await household.items().isEmpty)
  }

  @Test("T4: a slash in a place and a semicolon in a tag come back")
  func separators() async throws {
    let household = try await HomeboxHousehold()
    _ = try await household.load(
      "HB.name\tHB.location\tHB.tags\nA\tHome / \"AC/DC shelf\"\t\"\"\"nuts; bolts\"\"\"\n")
    let other = try await HomeboxHousehold()
    _ = try await other.load(try await household.save().text)
    let item = try #require(try await other.item("A"))
    #expect(Array(item.tags) == ["nuts; bolts"])
    let places = try await other.store.repository(of: Place.self).fetch(sort: Place.name.ascending)
    #expect(places.map(\.name) == ["AC/DC shelf", "Home"])
  }

  @Test(
    "T5: what cannot be read is refused with line and column, never 0, false or empty",
    arguments: [
      ("HB.purchase_price", "12,50"), ("HB.purchase_price", "1.234,56"),
      ("HB.purchase_price", "cheap"), ("HB.insured", "perhaps"), ("HB.purchase_time", "2024-02-30"),
      ("HB.purchase_time", "13/13/2024"), ("HB.asset_id", "A-7"), ("HB.quantity", "many"),
    ])
  func unreadable(_ heading: String, _ text: String) async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load("HB.name\t\(heading)\nA\t\(text)\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [2])
    #expect(report.problems.problems.first?.column == heading)
    #expect(report.problems.problems.first?.value == text)
  }

  @Test("T5: what people write is read")
  func readable() async throws {
    let household = try await HomeboxHousehold()
    let report = try await household.load(
      "HB.name,HB.purchase_price,HB.insured,HB.purchase_time\nA,USD 9,yes,14.03.2025\n")
    #expect(report.complaints == [])
    let item = try #require(try await household.item("A"))
    #expect(item.price == (try Money("9 USD")))
    #expect(item.insured)
    #expect(item.bought == Day("2025-03-14"))
  }

  @Test("T6, T7: a byte order mark and a preamble stand above the heading")
  func preamble() async throws {
    let household = try await HomeboxHousehold()
    let plain = try await household.load("\u{FEFF}HB.name,HB.notes\nLamp,x\n")
    #expect(plain.made == 1)
    let report = try await household.load(
      "\u{FEFF}My things\n\"a note\nof two lines\"\n2024\nHB.name,HB.notes\n\n\"A\nB\",x\n,y\n")
    #expect(report.rows == 2)
    #expect(report.problems.problems.map(\.line) == [9])
    let good = try await household.load(
      "\u{FEFF}My things\n\"a note\nof two lines\"\n2024\nHB.name,HB.notes\n\n\"A\nB\",x\nC,y\n")
    #expect(good.made == 2)
    #expect(try await household.item("A\nB") != nil)
  }

  @Test("T8: two rows of 1,700 that mean one record are both told, and fast")
  func fast() async throws {
    var table = "HB.import_ref\tHB.asset_id\tHB.location\tHB.name\n"
    for number in 1...1700 {
      let same = number == 1500 ? 40 : number
      table += "ref\(same)\t\(number)\tHome / Garage\tShelf \(same)\n"
    }
    let household = try await HomeboxHousehold()
    let clock = ContinuousClock()
    let start = clock.now
    let report = try await household.load(table, named: "shelves.tsv")
    #expect(clock.now - start < .seconds(5))
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [41, 1501])
    #expect(report.problems.problems.map(\.value) == ["ref40", "ref40"])
    #expect(try await household.items().isEmpty)
  }
}
