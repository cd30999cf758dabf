import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@testable import StewardSQLite

/// Values at the ends of their ranges, and long ones.
@Suite struct ExtremeValueTests {
  struct Sample: Record {
    let id: RecordID<Sample>
    var name: String
    var count: Int
    var weight: Double?
    var amount: Quantity?
    var tags: Tags
    var own: OwnFields

    init(
      id: RecordID<Sample> = RecordID(), name: String, count: Int = 0, weight: Double? = nil,
      amount: Quantity? = nil, tags: Tags = [], own: OwnFields = OwnFields()
    ) {
      self.id = id
      self.name = name
      self.count = count
      self.weight = weight
      self.amount = amount
      self.tags = tags
      self.own = own
    }

    static let name = Field("name", \Sample.name, .searchable, .localizedOrder, role: .name)
    static let count = Field("count", \Sample.count, .indexed)
    static let weight = Field("weight", \Sample.weight)
    static let amount = Field("amount", \Sample.amount)
    static let tags = Field("tags", \Sample.tags, .searchable)
    static let own = Field("own", \Sample.own)
    static let schema = Schema(
      "sample", Sample.init, Field.id(), name, count, weight, amount, tags, own)
  }

  private let path = TemporaryFolder().path + "/samples.sqlite"

  private func open() async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: Sample.self, options: .fixed)
  }

  @Test func `numbers at the ends of their ranges come back`() async throws {
    let store = try await open()
    let samples = store.repository(of: Sample.self)
    let numbers = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
    let weights: [Double?] = [
      -.greatestFiniteMagnitude, -.leastNonzeroMagnitude, nil, 0.1, .leastNonzeroMagnitude,
      1e300, .greatestFiniteMagnitude,
    ]
    let given = zip(numbers, weights).map { Sample(name: "\($0)", count: $0, weight: $1) }
    try await samples.insert(contentsOf: given)
    #expect(try await samples.fetch(sort: Sample.count.ascending) == given)
    #expect(try await samples.fetch(sort: Sample.count.descending) == given.reversed())
    #expect(try await samples.count(where: Sample.count.isGreater(than: .max)) == 0)
    #expect(try await samples.count(where: Sample.count.atMost(.min)) == 1)
    let present = weights.compactMap(\.self)
    #expect(try await samples.count(where: Sample.weight.isOne(of: present)) == 6)
    var cursor: Cursor?
    var seen: [Int] = []
    repeat {
      let page = try await samples.page(sort: Sample.weight.descending, after: cursor, limit: 2)
      seen += page.records.map(\.count)
      cursor = page.next
    } while cursor != nil
    #expect(seen.count == 7 && seen.last == -1)
    for id in given.map(\.id) { try await samples.remove(id) }
    _ = try await store.undo(8)
    _ = try await store.redo()
    #expect(try await samples.fetch(sort: Sample.count.ascending) == given)
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `long texts, many tags and many own fields come back`() async throws {
    let store = try await open()
    let samples = store.repository(of: Sample.self)
    let words = String(repeating: "lorem ipsum 三体 ", count: 100_000)
    let tags = try Tags((0..<10_000).map { "tag \($0)" })
    let own = try OwnFields(
      (0..<2000).map { (name: "field \($0)", value: OwnValue.number(Double($0))) })
    let given = Sample(name: words, tags: tags, own: own)
    try await samples.insert(given)
    #expect(try await samples.find(given.id) == given)
    #expect(try await samples.count(where: Sample.tags.contains("TAG 9999")) == 1)
    #expect(
      try await samples.count(where: Sample.own.own("Field 1999", .equal, .number(1999))) == 1)
    #expect(try await samples.search("lorem ipsum").count == 1)
    try await samples.update(Sample(id: given.id, name: "short"))
    #expect(try await samples.search("lorem").isEmpty)
    _ = try await store.undo()
    #expect(try await samples.find(given.id) == given)
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `commands of any text are kept`() async throws {
    let store = try await open()
    let commands = ["a\u{0}b", String(repeating: "x", count: 1_000_000), "", "e\u{301}\n\"'"]
    for command in commands {
      _ = try await store.transaction(command) { try $0.insert(Sample(name: "x")) }
    }
    let kept = try await store.read { try $0.journal(JournalQuery(limit: 10)).map(\.command) }
    #expect(kept.map { Array($0.utf8) } == commands.reversed().map { Array($0.utf8) })
    let reversal = try await store.undo(4)
    #expect(reversal.commands.map(\.command.utf8.count) == commands.reversed().map(\.utf8.count))
  }

  @Test func `what SQL gives a meaning is text`() async throws {
    let store = try await open()
    let samples = store.repository(of: Sample.self)
    let names = [
      "100%", "a_b", "a\\b", "it's", "\"q\"", "a*b", "NEAR(a b)", "[x]", "--", "?1", "\u{10FFFF}",
    ]
    try await samples.insert(contentsOf: names.map { Sample(name: $0, tags: Tags(stored: $0)) })
    for name in names {
      #expect(try await samples.fetch(where: Sample.name.contains(name)).map(\.name) == [name])
      #expect(try await samples.fetch(where: Sample.name.starts(with: name)).map(\.name) == [name])
      #expect(try await samples.fetch(where: Sample.name.equals(name)).map(\.name) == [name])
      #expect(try await samples.fetch(where: Sample.tags.contains(name)).map(\.name) == [name])
      _ = try await samples.search(name)
    }
    #expect(try await samples.count(where: Sample.name.contains("%")) == 1)
    #expect(try await samples.count(where: Sample.name.contains("_")) == 1)
    #expect(try await samples.count(where: Sample.name.starts(with: "")) == names.count)
  }
}
