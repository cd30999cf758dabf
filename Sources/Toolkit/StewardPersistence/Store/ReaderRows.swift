import StewardModels
import StewardQuery

/// The records that a question asks for beside those it is about.
final class ReaderRows: RowSource {
  private let reader: any StoreReader
  /// What kept a record from being read.
  private var failure: (any Error)?

  init(_ reader: any StoreReader) { self.reader = reader }

  func row(of type: String, id: Identifier) -> [Scalar]? {
    do {
      return try reader.record(type, id)?.row
    } catch {
      failure = error
      return nil
    }
  }

  /// Throws what kept a record from being read.
  func check() throws {
    if let failure { throw failure }
  }
}

extension Snapshot {
  /// An order over records of the store.
  func order(_ type: RecordType, _ sort: [SortKey], _ rows: ReaderRows) throws -> RecordOrder {
    let catalog = reader.catalog
    return try RecordOrder(type, sort, collation: reader.collation, source: rows) {
      catalog.type($0)
    }
  }
}
