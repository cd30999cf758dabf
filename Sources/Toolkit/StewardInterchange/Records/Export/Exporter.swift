import StewardModels
public import StewardPersistence
import StewardQuery
import StewardText

/// Writes the records of a store to a file that `Importer` reads: CSV and TSV one record type, JSON
/// and NDJSON all that a domain holds.
///
/// It writes one row at a time, from one view of the store; only what references are written as is
/// kept, each record that is referred to once. Exported, imported into an empty store and exported
/// again, the records give the same bytes: identities and the times of making and change are part
/// of every file.
///
/// In a table a reference is the path or name of the record it leads to (its identity where that
/// does not tell it apart), and each of the person's own fields has a column, `own.colour`. In JSON
/// a reference is an identity.
public struct Exporter: Sendable {
  /// The record types, the main one first.
  public let models: [RecordModel]
  /// How to export.
  public let options: ExportOptions

  /// Makes an exporter of the types of a domain.
  public init(_ domain: DomainDescription, _ options: ExportOptions) {
    self.init(domain.types.map(\.model), options)
  }

  /// Makes an exporter of record types, the main one first.
  public init(_ models: [RecordModel], _ options: ExportOptions) {
    self.models = models
    self.options = options
  }

  /// Writes a file, or to standard output where the path is `-`.
  ///
  /// - Parameters:
  ///   - path: The file; it appears when it is complete.
  ///   - force: Whether a file that is there is replaced.
  ///   - store: The store.
  ///   - onProgress: Called now and then, on the store's thread.
  /// - Throws: As `AtomicFile.write`; `StoreError.Code.cancelled` where the task is cancelled.
  public func write(
    to path: String, force: Bool = false, from store: Store,
    onProgress: (@Sendable (ExportProgress) -> Void)? = nil
  ) async throws -> ExportReport {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await store.read { snapshot in
        try AtomicFile.write(to: path, force: force, check: cancellation.check) { output in
          try write(snapshot, to: output) { progress in
            try cancellation.check()
            onProgress?(progress)
          }
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Writes the records of a view of a store to an output, whose `flush()` is the caller's.
  ///
  /// - Parameter onProgress: Called every 256 records; what it throws ends the export.
  @discardableResult
  public func write(
    _ snapshot: Snapshot, to output: ByteOutput,
    onProgress: (ExportProgress) throws -> Void = { _ in }
  ) throws -> ExportReport {
    let main = try mainModel
    if let foreign = options.foreign {
      return try writeForeign(foreign, main.type, snapshot, to: output, onProgress)
    }
    switch options.format {
    case .csv, .tsv:
      if let table = options.table {
        return try ForeignExport(self, table, main.type).write(snapshot, to: output, onProgress)
      }
      return try writeTable(main.type, snapshot, to: output, onProgress)
    default:
      return try writeObjects(main.type, snapshot, to: output, onProgress)
    }
  }

  private func writeForeign(
    _ foreign: ForeignFormat, _ main: RecordType, _ snapshot: Snapshot, to output: ByteOutput,
    _ onProgress: (ExportProgress) throws -> Void
  ) throws -> ExportReport {
    try withoutActuallyEscaping(onProgress) { onProgress in
      let writing = ForeignWriting(
        snapshot, to: output, filter: options.filter,
        context: options.context ?? ReadingContext(locale: .root, zone: .utc, now: .now()),
        isForSpreadsheet: options.isForSpreadsheet,
        total: try snapshot.count(query(main, main: main)), onProgress)
      try foreign.write(writing)
      return writing.report(title: foreign.title)
    }
  }

  /// The query for the records of a type.
  func query(_ type: RecordType, main: RecordType) -> RecordQuery {
    guard type.name == main.name else { return RecordQuery(type.name) }
    return RecordQuery(type.name, filter: options.filter, sort: options.sort)
  }

  private var mainModel: RecordModel {
    get throws {
      let wanted = options.type
      guard let model = models.first(where: { wanted == nil || $0.type.name == wanted }) else {
        throw StoreError(
          .unknownType, Message("store.type.unknown", ["type": .text(wanted ?? "")]))
      }
      return model
    }
  }
}

/// Counts the records that are written, and tells of it now and then.
struct ExportCounter {
  private(set) var records = 0
  let total: Int

  init(total: Int) { self.total = total }

  mutating func step(_ onProgress: (ExportProgress) throws -> Void) throws {
    records += 1
    if records & 0xFF == 0 { try onProgress(ExportProgress(records: records, total: total)) }
  }
}
