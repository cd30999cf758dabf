import StewardKit
import Testing

@testable import StewardInterchange

/// The tables of cases.md, all the way into a store.
@Suite struct ImportCaseTests {
  /// Case T1.
  @Test func aLongCellIsKeptOrRefusedWithItsPlace() async throws {
    let workshop = try await Workshop()
    let long = String(repeating: "x", count: 532)
    let kept = try await workshop.load("name,note\nA,a\nB,\(long)\nC,c\n")
    #expect(kept.made == 3)
    #expect(try await workshop.gadgets()[1].note == long)

    let other = try await Workshop()
    let refused = try await other.load("name,serial\nA,1\nB,\(long)\nC,3\n")
    #expect(refused.outcome == .refused)
    #expect(refused.problems.count == 1)
    #expect(refused.problems.problems.first?.line == 3)
    #expect(refused.problems.problems.first?.column == "serial")
    #expect(try await other.gadgets().isEmpty)
  }

  /// Case T2.
  @Test func aShortRowIsNamed() async throws {
    let header = "name," + (1...19).map { "own.c\($0)" }.joined(separator: ",")
    let row = "Lamp," + (1...18).map(String.init).joined(separator: ",")
    let workshop = try await Workshop()
    let refused = try await workshop.load("\(header)\n\(row)\n")
    #expect(refused.complaints == ["things.csv, line 2: expected 20 cells, found 19"])
    let lenient = try await workshop.load("\(header)\n\(row)\n", ImportOptions(isLenient: true))
    #expect(lenient.made == 1)
    #expect(try await workshop.gadgets()[0].own.count == 18)
  }

  /// Case T3.
  @Test func anOwnFieldComesOnce() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load("name,own.Colour,own.colour\nLamp,red,blue\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.first?.line == 2)
    let twice = try await workshop.load("name,own.colour,own.colour\nLamp,red,blue\n")
    #expect(twice.outcome == .refused)
    #expect(twice.problems.problems.first?.line == 1)
  }

  /// Case T4.
  @Test func separatorsInNamesSurvive() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load(
      "name,spot,tags\nLamp,\"Home / \"\"AC/DC shelf\"\"\",\"\"\"nuts; bolts\"\"; light\"\n")
    #expect(report.madeByName == ["spot": 2])
    #expect(try await workshop.spots().map(\.name) == ["AC/DC shelf", "Home"])
    #expect(try await workshop.gadgets()[0].tags == ["light", "nuts; bolts"])
    let exported = try await workshop.save(ExportOptions(.csv))
    #expect(exported.contains(#""Home / ""AC/DC shelf""""#))
    let other = try await Workshop()
    _ = try await other.load(exported)
    #expect(try await other.save(ExportOptions(.csv)) == exported)
  }

  /// Case T5.
  @Test func amountsAreReadOrRefused() async throws {
    let table = """
      name;price;lent;bought
      A;12,50;yes;14.03.2025
      B;1.234,56;no;14.03.2025
      C;USD 9;yes;14.03.2025
      """
    let workshop = try await Workshop()
    let report = try await workshop.load(table, ImportOptions(decimal: .comma), locale: "de-DE")
    #expect(report.complaints == [])
    let gadgets = try await workshop.gadgets()
    #expect(gadgets.map { $0.price?.description } == ["12.50 EUR", "1234.56 EUR", "9.00 USD"])
    #expect(gadgets.map(\.isLent) == [true, false, true])
    #expect(gadgets[0].bought == Day("2025-03-14"))

    let other = try await Workshop()
    let refused = try await other.load("name,price,count\nA,1.234,1\nB,ten,1\nC,1,maybe\n")
    #expect(refused.problems.problems.map(\.line) == [2, 3, 4])
    #expect(refused.problems.problems.map(\.column) == ["price", "price", "count"])
    #expect(try await other.gadgets().isEmpty)
  }

  /// Case T6.
  @Test func aByteOrderMarkIsNoPartOfTheName() async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load("\u{FEFF}Name\nLamp\n")
    #expect(report.made == 1)
    #expect(report.columns.map(\.heading) == ["Name"])
    #expect(report.columns.map(\.meaning) == [.field("name")])
  }

  /// Case T7.
  @Test func whatStandsAboveATableIsPassedOver() async throws {
    let table =
      "\u{FEFF}Belongings\r\n\"a note\r\nof several\r\nlines\",x\r\nas of today\r\n"
      + "Name,\"Purchase\r\nday\"\r\n\"Lamp\r\nwith shade\",2025-01-02\r\n\r\nDesk,2025-13-01\r\n"
    let workshop = try await Workshop()
    let refused = try await workshop.load(table)
    #expect(refused.problems.problems.map(\.line) == [11])
    #expect(refused.rows == 2)
    let right = table.replacing("2025-13-01", with: "2025-12-01")
    #expect(try await workshop.load(right).made == 2)
    #expect(try await workshop.gadgets().map(\.name) == ["Desk", "Lamp\r\nwith shade"])
  }

  /// Case T8.
  @Test func equalNamesUnderOneParentAreFoundFast() async throws {
    var table = "name\tparent\n"
    for number in 0..<1700 {
      let name = number == 1_500 ? "Shelf 40" : "Shelf \(number)"
      table += "\(name)\tHome / Garage\n"
    }
    let workshop = try await Workshop()
    let report = try await workshop.load(
      table, named: "spots.tsv", ImportOptions(type: "spot"))
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [42, 1502])
    #expect(report.problems.problems.map(\.value) == ["Shelf 40", "Shelf 40"])
    #expect(try await workshop.spots().isEmpty)

    // What this thread itself works, whatever else the machine does; a release takes a tenth.
    let importer = try Importer(
      workshop.types, ImportOptions(type: "spot"), context: Workshop.context())
    let run = try ImportRun(importer, .bytes(Array(table.utf8), name: "spots.tsv")) { _ in }
    let start = Flag.threadTime()
    try run.check()
    #expect(run.report.problems.count == 2)
    #expect(Flag.threadTime() - start < 5)
  }

  /// Case T9.
  @Test(arguments: [
    (#"{"gadget":[{"name":"Lamp","tags":"red"},{"name":"Desk","tags":{"a":1}}]}"#, "tags"),
    (#"{"gadget":[{"name":"Lamp","price":[1]}]}"#, "price"),
    (#"{"gadget":[{"name":["Lamp"]}]}"#, "name"),
    (#"{"gadget":[{"name":"Lamp","own":"x"}]}"#, "own"),
    (#"{"gadget":[{"name":"Lamp","count":"many"}]}"#, "count"),
  ])
  func aValueOfTheWrongKindIsNamed(_ json: String, _ field: String) async throws {
    let workshop = try await Workshop()
    let report = try await workshop.load(json, named: "things.json")
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.column) == [field])
    #expect(try await workshop.gadgets().isEmpty)
  }

  /// Case T10.
  @Test func aByteThatIsNoTextIsRefusedWithItsPlace() async throws {
    let bytes = Array("name,note\nLamp,a".utf8) + [0xFF] + Array("b\nDesk,c\n".utf8)
    let workshop = try await Workshop()
    let refused = try await workshop.load(bytes)
    #expect(refused.outcome == .refused)
    #expect(refused.complaints[0].contains("byte 16"))
    let lenient = try await workshop.load(bytes, ImportOptions(isLenient: true))
    #expect(lenient.made == 2)
    #expect(lenient.warnings.count == 1)
    #expect(try await workshop.gadgets()[1].note == "a\u{FFFD}b")
  }

  /// Case T11.
  @Test func anOwnFieldKeepsWhatItHolds() async throws {
    let workshop = try await Workshop()
    _ = try await workshop.load("name,own.power\nA,12\nB,High\nC,\"\"\"13\"\"\"\n")
    for format in [InterchangeFormat.json, .csv] {
      let exported = try await workshop.save(ExportOptions(format))
      let other = try await Workshop()
      _ = try await other.load(exported, named: "x.\(format)")
      #expect(
        try await other.gadgets().map { $0.own["power"] } == [
          .number(12), .text("High"), .text("13"),
        ])
    }
  }

  /// Case S4.
  @Test func hostileTextTravelsUnharmed() async throws {
    let names = [
      "=HYPERLINK(\"http://x\")", "+1", "-1", "@SUM(A1)", "\u{1B}[2J", "\u{202E}abc", "two\nlines",
      "../../etc/x", "<script>", "'=1", "''-",
    ]
    let first = try await Workshop()
    try await first.store.repository(of: Gadget.self).insert(
      contentsOf: names.map { Gadget(name: $0) })
    let exported = try await first.save(ExportOptions(.csv, isForSpreadsheet: true))
    #expect(exported.contains("\"'=HYPERLINK"))
    let second = try await Workshop()
    _ = try await second.load(exported)
    #expect(try await second.gadgets() == first.gadgets())
  }
}
