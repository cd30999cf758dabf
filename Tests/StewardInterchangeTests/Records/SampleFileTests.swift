import InventoryKit
import StewardKit
import Testing

/// The sample files of the project, and the law of the round trip for the real domain.
@Suite struct SampleFileTests {
  static let samples: String = {
    // This file stands in Tests/StewardInterchangeTests/Records.
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/") + "/Samples/"
  }()

  static let aliases = [
    "Item": "name", "Brand": "manufacturer", "Serial": "serial", "Purchase date": "bought",
    "Price paid": "price", "Replacement cost": "replacement", "Room": "place",
  ]

  private func store(_ address: String) async throws -> Store {
    let now = Moment(microseconds: 1_780_000_000_000_000)
    return try await Store(
      backend: try Store.backend(at: address),
      models: InventoryDomain.description().types.map(\.model),
      options: StoreOptions(
        author: Author(user: "ann", host: "home", program: "inventory"), now: { now }))
  }

  private func export(_ store: Store, _ format: InterchangeFormat) async throws -> String {
    let exporter = Exporter(try InventoryDomain.description(), ExportOptions(format))
    return try await store.read { snapshot in
      let output = ByteOutput()
      try exporter.write(snapshot, to: output)
      return output.text
    }
  }

  private func load(
    _ store: Store, _ source: ImportSource, locale: String = "en-GB"
  ) async throws -> ImportReport {
    let importer = Importer(
      try InventoryDomain.description(), ImportOptions(aliases: Self.aliases),
      context: try Workshop.context(locale))
    return try await importer.run(source, into: store, command: "import")
  }

  @Test(arguments: ["memory:", "sqlite:"])
  func theSampleHouseholdSurvivesEveryFormat(_ kind: String) async throws {
    let folder = try TemporaryFolder()
    let store = try await store(kind == "memory:" ? kind : "sqlite:\(folder.path)/a.db")
    let report = try await load(store, .file(Self.samples + "household.csv"))
    #expect(report.complaints == [])
    #expect(report.made == 200)
    #expect(report.madeByName["place"] == 15)
    for format in [InterchangeFormat.csv, .tsv, .json, .ndjson] {
      let exported = try await export(store, format)
      let empty = try await self.store("memory:")
      let again = try await load(
        empty, .bytes(Array(exported.utf8), name: "household.\(format)"))
      #expect(again.complaints == [])
      #expect(try await export(empty, format) == exported)
    }
    let second = try await load(store, .file(Self.samples + "household.csv"))
    #expect(second.unchanged == 200)
    #expect(!second.changesAnything)
    await store.close()
  }

  @Test func theMessySampleIsRead() async throws {
    let store = try await store("memory:")
    let report = try await load(
      store, .file(Self.samples + "household-messy.csv"), locale: "de-DE")
    #expect(report.complaints == [])
    #expect(report.made == 30)
    let items = try await store.repository(of: Item.self).fetch(sort: Item.name.ascending)
    let machine = try #require(items.first { $0.name == "Kaffeevollautomat" })
    #expect(machine.price?.description == "1099.00 EUR")
    #expect(machine.bought == Day("2023-03-14"))
    #expect(items.contains { $0.name == "Gefriertruhe\n(im Keller, links)" })
    #expect(items.allSatisfy { $0.asset != nil })
  }
}
