import ShoppingKit
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// A store for shopping in memory, and files in and out of it.
struct ShoppingExchange {
  let store: Store
  let context: ReadingContext

  init(_ context: ReadingContext? = nil) async throws {
    let context = try context ?? Habits.english()
    self.context = context
    let now = context.now
    store = try await Store(
      backend: MemoryBackend(), models: ShoppingDomain.description().types.map(\.model),
      options: StoreOptions(
        author: Author(user: "anna", host: "home", program: "shopping"), now: { now }))
  }

  @discardableResult
  func read(
    _ text: String, _ format: ForeignFormat? = nil, name: String = "test",
    keepsGoing: String? = nil
  ) async throws -> ImportReport {
    try await read(bytes: Array(text.utf8), format, name: name, keepsGoing: keepsGoing)
  }

  func read(
    bytes: [UInt8], _ format: ForeignFormat? = nil, name: String = "test",
    keepsGoing: String? = nil
  ) async throws -> ImportReport {
    var options = ImportOptions(keepsGoing: keepsGoing != nil, rejectedPath: keepsGoing)
    options.foreign = format
    let importer = Importer(try ShoppingDomain.description(), options, context: context)
    return try await importer.run(.bytes(bytes, name: name), into: store, command: "import")
  }

  func write(
    _ format: ForeignFormat, isForSpreadsheet: Bool = false
  ) async throws -> (text: String, losses: [String]) {
    var options = ExportOptions(format.format, isForSpreadsheet: isForSpreadsheet)
    options.foreign = format
    options.context = context
    let exporter = Exporter(try ShoppingDomain.description(), options)
    return try await store.read { snapshot in
      let output = ByteOutput()
      let report = try exporter.write(snapshot, to: output)
      return (output.text, report.losses.map { Catalogue.english.words(for: $0) })
    }
  }

  /// The entries in order, as `Weekend: [x] 2 l milk @ 1.19 EUR for 1 l | note`.
  func outline() async throws -> [String] {
    try await store.read { snapshot in
      let lists = try snapshot.fetch(ShoppingList.self, sort: ShoppingList.position.ascending)
      return try lists.flatMap { list in
        try ListContents(of: list, in: snapshot).lines.map { line in
          let box = line.entry.checked == nil ? "[ ]" : "[x]"
          let price = line.entry.unitPrice(of: line.product).map {
            " @ \($0.money) for \($0.basis)"
          }
          let note = line.entry.note.map { " | \($0)" }
          return
            "\(list.name): \(box) \(line.entry.quantity) \(line.product.name)\(price ?? "")\(note ?? "")"
        }
      }
    }
  }

  func problems(_ report: ImportReport) -> [String] {
    report.problems.problems.map { Catalogue.english.words(for: $0.statement) }
  }
}
