import StewardInterchange
import StewardKit
import StewardModels
import StewardPersistence
import StewardText
import Testing

/// What becomes of files that are wrong, and of rows that say a thing in two ways.
@Suite struct RefusedImportTests {
  private struct Thing: Record {
    let id: RecordID<Thing>
    var name: String
    var serial: String?
    var until: Day?
    var forever: Bool

    static let name = Field("name", \Thing.name, .required, role: .name)
    static let serial = Field("serial", \Thing.serial)
    static let until = Field("until", \Thing.until)
    static let forever = Field("forever", \Thing.forever, .default(false))
    static let schema = Schema("thing", Thing.init, Field.id(), name, serial, until, forever)
  }

  /// A day says that it is not forever, as `--until 2029-01-01` does on a command line.
  private static let untilReader = FieldReader { text, values, type, _ in
    guard let until = type.index(ofField: "until"), let forever = type.index(ofField: "forever"),
      let day = Day(text)
    else { return false }
    values[until] = .day(day)
    values[forever] = .flag(false)
    return true
  }

  private func run(
    _ text: String, _ options: ImportOptions = ImportOptions(), name: String = "a.csv"
  ) async throws -> (report: ImportReport, things: [Thing]) {
    let store = try await Store.open("memory:", records: Thing.self)
    let type = DomainType(
      try RecordModel(Thing.self), columns: ["name"], sort: [],
      readers: ["until": Self.untilReader])
    let context = ReadingContext(
      locale: .root, currency: nil, zone: try TimeZoneName("UTC"),
      now: try Moment(rfc3339: "2026-11-30T12:00:00Z"))
    let report = try await Importer([type], options, context: context).run(
      .bytes(Array(text.utf8), name: name), into: store, command: "import")
    let things = try await store.repository(of: Thing.self).fetch()
    await store.close()
    return (report, things)
  }

  @Test(arguments: [
    ("name,serial\nA,1\n\"B,2\n", "a.csv", 3), ("[{\"name\":\"A\"},\n{\"name\":", "a.json", 2),
  ])
  func `a file that breaks off is reported, and nothing of it is written`(
    text: String, name: String, line: Int
  ) async throws {
    let (report, things) = try await run(text, name: name)
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [line])
    #expect(things.isEmpty)
  }

  @Test(arguments: [
    // A rule, a value that is none, two rows that contradict each other, and both in one row.
    ("name,serial\n,1\nB,2\n", [2], ["B"]),
    ("name,until\nA,never\nB,2029-01-01\n", [2], ["B"]),
    (
      """
      id,name
      019b76da-a801-7000-a3cb-e1e459320dd7,A
      019b76da-a801-7000-a3cb-e1e459320dd7,B
      019b76da-a801-7000-a3cb-e1e459320dd8,C
      """, [2, 3], ["C"]
    ),
    (
      """
      id,name
      019b76da-a801-7000-a3cb-e1e459320dd7,A
      019b76da-a801-7000-a3cb-e1e459320dd7,
      019b76da-a801-7000-a3cb-e1e459320dd8,C
      """, [3], ["A", "C"]
    ),
  ])
  func `what is wrong with a row is told once where the good rows are written`(
    text: String, lines: [Int], names: [String]
  ) async throws {
    for isTrial in [false, true] {
      let folder = try TemporaryFolder()
      var options = ImportOptions(keepsGoing: true, isTrial: isTrial)
      options.rejectedPath = folder.path + "/rejected.csv"
      let (report, things) = try await run(text, options)
      #expect(report.outcome == (isTrial ? .trial : .written))
      #expect(report.rejected == lines.count)
      #expect(report.problems.problems.map(\.line) == lines)
      #expect(things.map(\.name).sorted() == (isTrial ? [] : names))
    }
  }

  @Test func `a key of which the table has no column is refused, or all rows would be new`() async {
    let error = await #expect(throws: InterchangeError.self) {
      try await run("name\nA\n", ImportOptions(key: "serial"))
    }
    #expect(error?.code == .unknownField)
  }

  @Test func `what a row says of a field wins over what another field implies`() async throws {
    let rows = [
      "{\"name\":\"A\",\"until\":\"2029-01-01\",\"forever\":true}",
      "{\"name\":\"B\",\"until\":\"2029-01-01\",\"forever\":false}",
      "{\"name\":\"C\",\"until\":\"2029-01-01\"}",
    ]
    let (report, things) = try await run("[\(rows.joined(separator: ","))]", name: "a.json")
    #expect(report.made == 3)
    let forever = Dictionary(uniqueKeysWithValues: things.map { ($0.name, $0.forever) })
    #expect(forever == ["A": true, "B": false, "C": false])
    #expect(things.allSatisfy { $0.until != nil })
  }
}
