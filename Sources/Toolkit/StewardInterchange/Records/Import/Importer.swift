public import StewardPersistence
public import StewardText

/// Brings the records of a file into a store: CSV, TSV, JSON or NDJSON, of any record types, and the
/// forms of other programs that a domain reads.
///
/// The whole file is read and checked before the store is written to; then it is read again, and all
/// is written in one transaction, or nothing. Memory does not grow with the number of rows, but with
/// the number of different records that rows refer to.
///
/// A row with an identity is the record of that identity, whether it is there, was there or is new.
/// With a key, a row is the record that holds the same in that field; a table of another program
/// (`ForeignTable`) that is known by its headings brings its own. Any other row gets an identity
/// that follows from its content and from how often that came before in the file, so that the same
/// row imported again makes no second record: what such a row made is left as it is.
///
/// References by name or path are found, and made on first use where a name is all that the type
/// asks for.
public struct Importer: Sendable {
  /// The record types, the main one first.
  public let types: [DomainType]
  /// The forms of other programs that are known by their content.
  public let formats: [ForeignFormat]
  /// The tables of other programs that are known by their headings.
  public let tables: [ForeignTable]
  /// Which of the types are lists and what stands on them: what is done is told by list.
  public var lists: ListShape?
  /// How to import.
  public let options: ImportOptions
  /// What texts are read against; the locale does not settle what `1.234` is.
  public let context: ReadingContext

  /// Makes an importer for a domain.
  public init(_ domain: DomainDescription, _ options: ImportOptions, context: ReadingContext) {
    let formats = domain.formats.compactMap { $0 as? ForeignFormat }
    self.init(domain.types, tables: domain.tables, formats: formats, options, context: context)
    lists = domain.lists
  }

  /// Makes an importer for record types, the main one first.
  public init(
    _ types: [DomainType], tables: [ForeignTable] = [], formats: [ForeignFormat] = [],
    _ options: ImportOptions, context: ReadingContext
  ) {
    self.types = types
    self.tables = tables
    self.formats = formats
    self.options = options
    var context = context
    context.trustsLocaleForDecimals = false
    if let decimal = options.decimal { context.decimal = decimal }
    if let order = options.dayOrder { context.dayOrder = order }
    self.context = context
  }

  /// The other program's form that a file is of: the one that was said, or, where nothing was, one
  /// that knows it.
  func foreignFormat(of source: ByteSource) throws(InterchangeError) -> ForeignFormat? {
    if let said = options.foreign { return said }
    if options.table != nil { return nil }
    let candidates = formats.filter { options.format == nil || $0.format == options.format }
    return try ForeignFormat.find(candidates, in: source)
  }

  /// Imports a file.
  ///
  /// - Parameters:
  ///   - source: Where to read.
  ///   - store: The store.
  ///   - command: The command as the person gave it; the journal keeps it.
  ///   - onProgress: Called every 256 rows, on the store's thread.
  /// - Returns: What was done; where rows were bad, that nothing was, and why.
  /// - Throws: `InterchangeError` for a file that cannot be read or has no heading, and
  ///   `.unknownField` for options that name a field that is none; `StoreError`, `.cancelled` among
  ///   them. The store is then as it was.
  public func run(
    _ source: ImportSource, into store: Store, command: String,
    onProgress: (@Sendable (ImportProgress) -> Void)? = nil
  ) async throws -> ImportReport {
    let cancellation = Cancellation()
    let progress: @Sendable (ImportProgress) throws -> Void = { progress in
      try cancellation.check()
      onProgress?(progress)
    }
    return try await withTaskCancellationHandler {
      let run = Handover(
        // On a thread of the store's: reading files would block those that tasks share.
        try await store.read { snapshot in
          let run = try ImportRun(self, source, progress)
          run.look(into: snapshot)
          try run.check()
          run.look(into: nil)
          return Handover(run)
        }.content)
      guard run.content.canWrite else { return run.content.report }
      do {
        return try await store.transaction(command) { transaction in
          run.content.look(into: transaction)
          defer { run.content.look(into: nil) }
          try run.content.write(transaction)
          return run.content.report
        }
      } catch is ImportRun.TakenBack {
        return run.content.report
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

/// Takes something from the thread of one call to that of the next.
// Only one thread at a time has it: each call is awaited before the next is made.
final class Handover<Content>: @unchecked Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}
