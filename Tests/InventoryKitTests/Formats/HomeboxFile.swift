import InventoryKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// A store of items in memory, and the ways in and out of it that these tests take.
struct HomeboxHousehold {
  let store: Store
  let domain: DomainDescription

  init() async throws {
    domain = try InventoryDomain.description()
    let now = Moment(microseconds: 1_780_000_000_000_000)
    store = try await Store(
      backend: MemoryBackend(), models: domain.types.map(\.model),
      options: StoreOptions(
        author: Author(user: "ada", host: "desk", program: "inventory"), now: { now }))
  }

  func load(
    _ text: String, named name: String = "homebox.csv", _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    let context = ReadingContext(
      locale: try LocaleName("en-GB"), currency: try Currency("EUR"),
      zone: try TimeZoneName("Europe/Berlin"), now: Moment(microseconds: 1_780_000_000_000_000))
    return try await Importer(domain, options, context: context)
      .run(.bytes(Array(text.utf8), name: name), into: store, command: "import \(name)")
  }

  func save(
    _ options: ExportOptions? = nil
  ) async throws -> (text: String, losses: [String]) {
    var homebox = ExportOptions(.csv, table: Homebox.table)
    homebox.currency = try Currency("EUR")
    let exporter = Exporter(domain, options ?? homebox)
    return try await store.read { snapshot in
      let output = ByteOutput()
      let report = try exporter.write(snapshot, to: output)
      return (output.text, report.losses.map { Catalogue.english.words(for: $0) })
    }
  }

  /// The store's own JSON, in which the identities of places, which are made anew in each store,
  /// are their paths, a line for each record in order.
  func json() async throws -> [Substring] {
    var text = try await save(ExportOptions(.json)).text
    let paths = try await store.read { snapshot in try snapshot.paths(of: Place.schema.name) }
    for place in try await store.repository(of: Place.self).fetch() {
      let path = paths[place.id.identifier]?.description ?? ""
      text = text.replacing(place.id.identifier.description, with: path)
    }
    return text.split(separator: "\n").map { $0.first == "," ? $0.dropFirst() : $0 }.sorted()
  }

  func items() async throws -> [Item] {
    try await store.repository(of: Item.self).fetch(sort: Item.name.ascending)
  }

  func item(_ name: String) async throws -> Item? { try await items().first { $0.name == name } }
}

extension ImportReport {
  /// The problems, as lines for people.
  var complaints: [String] {
    problems.problems.map { Catalogue.english.words(for: $0.statement) }
  }

  /// The warnings, likewise.
  var cautions: [String] {
    warnings.problems.map { Catalogue.english.words(for: $0.statement) }
  }
}
