import ChecklistKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// A store for checklists in memory, and files in and out of it.
struct Exchange {
  let store: Store
  let context: ReadingContext

  init(now: String = "2026-12-06T08:00:00Z", zone: String = "Europe/Berlin") async throws {
    let now = try Moment(rfc3339: now)
    context = ReadingContext(locale: .english, zone: try TimeZoneName(zone), now: now)
    store = try await Store(
      backend: MemoryBackend(), models: ChecklistDomain.description().types.map(\.model),
      options: StoreOptions(
        author: Author(user: "anna", host: "home", program: "checklists"), now: { now }))
  }

  @discardableResult
  func read(
    _ text: String, _ format: ForeignFormat? = nil, name: String = "test",
    keepsGoing: String? = nil, isLenient: Bool = false
  ) async throws -> ImportReport {
    try await read(
      bytes: Array(text.utf8), format, name: name, keepsGoing: keepsGoing, isLenient: isLenient)
  }

  func read(
    bytes: [UInt8], _ format: ForeignFormat? = nil, name: String = "test",
    keepsGoing: String? = nil, isLenient: Bool = false
  ) async throws -> ImportReport {
    var options = ImportOptions(
      isLenient: isLenient, keepsGoing: keepsGoing != nil, rejectedPath: keepsGoing)
    options.foreign = format
    let importer = Importer(
      try ChecklistDomain.description(), options, context: context)
    return try await importer.run(.bytes(bytes, name: name), into: store, command: "import")
  }

  func write(_ format: ForeignFormat) async throws -> (text: String, losses: [String]) {
    var options = ExportOptions(format.format)
    options.foreign = format
    options.context = context
    let exporter = Exporter(try ChecklistDomain.description(), options)
    return try await store.read { snapshot in
      let output = ByteOutput()
      let report = try exporter.write(snapshot, to: output)
      return (output.text, report.losses.map { Catalogue.english.words(for: $0) })
    }
  }

  /// The items in order, as `List: ..[x] text`.
  func outline() async throws -> [String] {
    try await store.read { snapshot in
      let lists = try snapshot.fetch(Checklist.self, sort: Checklist.position.ascending)
      return try lists.flatMap { list in
        let items = try snapshot.fetch(
          where: ChecklistItem.list.equals(list.id), sort: ChecklistItem.position.ascending)
        return items.map { item in
          var depth = 0
          var step = item
          while let outer = items.first(where: { $0.id == step.parent }) {
            depth += 1
            step = outer
          }
          let box = item.checked == nil ? "[ ]" : "[x]"
          return "\(list.name): \(String(repeating: ".", count: depth))\(box) \(item.text)"
        }
      }
    }
  }

  func items() async throws -> [ChecklistItem] {
    try await store.read { try $0.fetch(sort: ChecklistItem.position.ascending) }
  }
}

/// Words of what an import found wrong.
func words(_ report: ProblemReport) -> [String] {
  report.problems.map { Catalogue.english.words(for: $0.statement) }
}
