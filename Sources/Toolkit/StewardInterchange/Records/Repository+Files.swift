import StewardModels
public import StewardPersistence
public import StewardText

// Whole files of the records of one type, for programs that have no `DomainDescription`.
extension Repository {
  /// Writes the records to a file: CSV, TSV, JSON or NDJSON by the ending of its name.
  ///
  /// ```swift
  /// try await books.export(to: "books.csv")
  /// ```
  ///
  /// See `Exporter`.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard output.
  ///   - force: Whether a file that is there is replaced.
  ///   - options: Which records, how; all of them unless told otherwise, as CSV where the name does
  ///     not say a format.
  /// - Throws: As `Exporter.write`.
  @discardableResult
  public func export(
    to path: String, force: Bool = false, options: ExportOptions? = nil
  ) async throws -> ExportReport {
    let options = options ?? ExportOptions(InterchangeFormat(fileName: path) ?? .csv)
    return try await Exporter([RecordModel(Root.self)], options)
      .write(to: path, force: force, from: store)
  }

  /// Brings the records of a file into the store, all or, where one is wrong, none of them.
  ///
  /// ```swift
  /// let report = try await books.import("books.csv", in: .current)
  /// for problem in report.problems.problems { print(Catalogue.english.words(for: problem.statement)) }
  /// ```
  ///
  /// References by name or path lead to records of the store's other types, which are made where
  /// they are missing. See `Importer`.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - options: How to import.
  ///   - context: What dates and amounts are read against.
  /// - Returns: What was done; its `outcome` tells whether the file was refused, its `problems` why.
  /// - Throws: As `Importer.run`.
  public func `import`(
    _ path: String, _ options: ImportOptions = ImportOptions(), in context: ReadingContext
  ) async throws -> ImportReport {
    let name = Root.schema.name
    let models = [try RecordModel(Root.self)] + store.models.filter { $0.type.name != name }
    let types = models.map { DomainType($0, columns: [], sort: []) }
    return try await Importer(types, options, context: context)
      .run(ImportSource(path: path), into: store, command: "import \(name)")
  }
}
