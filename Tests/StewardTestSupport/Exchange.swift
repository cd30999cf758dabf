public import StewardInterchange
import StewardModels
public import StewardPersistence
public import StewardText

/// A store of a domain in memory, and files of other programs in and out of it.
public struct Exchange: Sendable {
  /// The store.
  public let store: Store
  /// How files are read, and what the time is.
  public let context: ReadingContext
  private let domain: DomainDescription

  /// Makes an empty store.
  public init(_ domain: DomainDescription, in context: ReadingContext) async throws {
    self.domain = domain
    self.context = context
    let now = context.now
    store = try await Store(
      backend: MemoryBackend(), models: domain.types.map(\.model),
      options: StoreOptions(
        author: Author(user: "anna", host: "home", program: domain.name), now: { now }))
  }

  /// Brings in a text.
  @discardableResult
  public func read(
    _ text: String, _ format: ForeignFormat? = nil, name: String = "test",
    keepsGoing: String? = nil, isLenient: Bool = false
  ) async throws -> ImportReport {
    try await read(
      bytes: Array(text.utf8), format, name: name, keepsGoing: keepsGoing, isLenient: isLenient)
  }

  /// Brings in the bytes of a file.
  ///
  /// - Parameter keepsGoing: Where to put what is refused, if the rest is wanted.
  public func read(
    bytes: [UInt8], _ format: ForeignFormat? = nil, name: String = "test",
    keepsGoing: String? = nil, isLenient: Bool = false
  ) async throws -> ImportReport {
    var options = ImportOptions(
      isLenient: isLenient, keepsGoing: keepsGoing != nil, rejectedPath: keepsGoing)
    options.foreign = format
    return try await Importer(domain, options, context: context)
      .run(.bytes(bytes, name: name), into: store, command: "import")
  }

  /// Writes all of the store, and tells what was lost on the way.
  public func write(
    _ format: ForeignFormat, isForSpreadsheet: Bool = false
  ) async throws -> (text: String, losses: [String]) {
    var options = ExportOptions(format.format, isForSpreadsheet: isForSpreadsheet)
    options.foreign = format
    options.context = context
    let exporter = Exporter(domain, options)
    return try await store.read { snapshot in
      let output = ByteOutput()
      let report = try exporter.write(snapshot, to: output)
      return (output.text, report.losses.map { Catalogue.english.words(for: $0) })
    }
  }
}

/// Words of what an import found wrong.
public func words(_ report: ProblemReport) -> [String] {
  report.problems.map { Catalogue.english.words(for: $0.statement) }
}
