import StewardKit
import Testing

/// The table of another program, with what the inventory's has none of: units and currencies in
/// columns of their own, words for yes and no, headings as marks.
@Suite struct ForeignTableTests {
  static let table = ForeignTable(
    "grocer", title: "Grocer", marks: [.headings(["list", "item", "qty"])]
  ) {
    [
      ForeignColumn("list", "spot", .path),
      ForeignColumn("item", "name"),
      ForeignColumn("qty", also: ["amount"], "amount", unit: "unit"),
      ForeignColumn("price", "price", unit: "currency"),
      ForeignColumn("note", "note"),
      ForeignColumn("day", "bought", .day(monthFirst: false)),
      ForeignColumn("done", "lent", .flag(yes: "1", no: "0")),
      ForeignColumn("unknown to gadgets", "no-such-field"),
      ForeignColumn(unheld: "aisle"),
    ]
  }

  private func load(_ workshop: Workshop, _ text: String) async throws -> ImportReport {
    try await Importer(
      workshop.types, tables: [Self.table], ImportOptions(), context: Workshop.context()
    ).run(.bytes(Array(text.utf8), name: "list.csv"), into: workshop.store, command: "import")
  }

  private static let file = """
    list,item,qty,unit,price,currency,note,day,done
    Weekly,Milk,2,l,1.20,EUR,,,0
    Weekly / Baker,Bread,1,,3.50,CHF,"fresh, please",2024-05-01,1

    """

  @Test func goesInAndOutAsTheSameBytes() async throws {
    let workshop = try await Workshop()
    let report = try await load(workshop, Self.file)
    #expect(report.complaints == [])
    #expect(report.program == "Grocer")
    let gadgets = try await workshop.gadgets()
    #expect(gadgets.map(\.name) == ["Bread", "Milk"])
    #expect(gadgets.map { $0.amount?.description } == ["1", "2 l"])
    #expect(gadgets.map { $0.price?.description } == ["3.50 CHF", "1.20 EUR"])
    #expect(gadgets.map(\.isLent) == [true, false])
    var options = ExportOptions(.csv, table: Self.table)
    options.sort = [SortKey("name", descending: true)]
    let exported = try await workshop.save(options)
    #expect(exported == Self.file)
  }

  @Test func anyOrderAndOlderHeadingsAreKnown() async throws {
    let workshop = try await Workshop()
    let report = try await load(
      workshop, "unit;qty;AMOUNT;item;List\nkg;1;2;Flour;Weekly\n")
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.column) == ["AMOUNT"])
    let good = try await load(workshop, "unit;qty;Item;List;aisle\nkg;1;Flour;Weekly;7\n")
    #expect(good.complaints == [])
    #expect(good.warnings.problems.map(\.column) == ["aisle"])
    #expect(try await workshop.gadgets().map { $0.amount?.description } == ["1 kg"])
  }

  @Test func otherTablesAreNotTakenForIt() async throws {
    let workshop = try await Workshop()
    let report = try await load(workshop, "name,price,done\nMilk,1,0\n")
    #expect(report.outcome == .refused)
    #expect(report.program == nil)
    #expect(report.problems.problems.map(\.column) == ["done"])
    let own = try await load(workshop, "name,note\nMilk,x\n")
    #expect(own.program == nil)
    #expect(own.made == 1)
  }

  @Test func rowsWithoutAKeyAreNotMadeTwice() async throws {
    let workshop = try await Workshop()
    let text = "name,serial\nMilk,\nBread,7\nMilk,\n"
    #expect(try await workshop.load(text, ImportOptions(key: "serial")).made == 3)
    let again = try await workshop.load(text, ImportOptions(key: "serial"))
    #expect(again.unchanged == 3)
    #expect(!again.changesAnything)
  }

  /// With a key there is no digest of a row: that must not be taken for what a name stands for.
  @Test func anInnerRecordIsFoundUnderAKey() async throws {
    let workshop = try await Workshop()
    _ = try await workshop.load("name,serial\nBox,1\nLamp,2\n")
    let report = try await workshop.load(
      "serial,inside\n2,Box\n", ImportOptions(key: "serial"))
    #expect(report.complaints == [])
    #expect(report.updated == 1)
  }

  @Test(arguments: [
    ("2024-05-01", "2024-05-01"), ("2024/5/1", "2024-05-01"),
    ("2024-05-01T22:00:00+02:00", "2024-05-01"), ("0001-01-01", nil), ("", nil),
    ("0001-01-01T00:00:00Z", nil), ("1/1/0001", nil), ("10/13/2021", "2021-10-13"),
    ("13/10/2021", "13/10/2021"), ("2024-02-30", "2024-02-30"), ("soon", "soon"),
  ])
  func days(_ text: String, _ day: String?) {
    let meaning = ForeignWording.day(monthFirst: true).read(text)
    #expect(meaning == day.map { .text($0) } ?? .nothing)
  }

  @Test(arguments: [
    ("Home/Garage", "Home / Garage"), ("Home / / Garage /", "Home / Garage"), ("", ""),
    ("\"a\" b / c", "\"\"\"a\"\" b\" / c"), ("19\" rack", "19\" rack"), (" / ", ""),
  ])
  func paths(_ text: String, _ path: String) {
    let meaning = ForeignWording.path.read(text)
    #expect(meaning == (path.isEmpty ? .nothing : .text(path)))
  }
}
