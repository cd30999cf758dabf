import StewardModels
import StewardQuery
import StewardText

/// A view of a store in memory, which stays as it is.
class MemoryReader: StoreReader, RowSource {
  fileprivate(set) var state: MemoryState

  /// Set where nobody waits for the work any more: looked at for every record.
  let cancellation: CancellationFlag

  init(_ state: MemoryState, _ cancellation: CancellationFlag) {
    self.state = state
    self.cancellation = cancellation
  }

  var catalog: StoredCatalog { state.catalog }
  var collation: Collation { state.collation }

  func setting(_ name: String) -> String? { state.settings[name] }

  /// The table of a type that must be there.
  func table(_ type: String) throws(StoreError) -> MemoryTable {
    let known = try state.catalog.entry(type).type
    return state.tables[type] ?? MemoryTable(known)
  }

  func row(of type: String, id: Identifier) -> [Scalar]? {
    state.tables[type]?.records[id]?.row
  }

  func record(_ type: String, _ id: Identifier) throws -> StoredRecord? {
    try table(type).records[id]
  }

  func transactions(_ query: JournalQuery) -> [JournalEntry] { state.journal.transactions(query) }

  func changes(in transaction: Int64) -> [JournalChange] {
    state.journal.changes(in: transaction)
  }

  func change(in transaction: Int64, of record: RecordReference) -> JournalChange? {
    changes(in: transaction).first { $0.record == record }
  }

  func lastRemoval(of record: RecordReference) -> Int64? {
    state.journal.lastRemoval(of: record)
  }

  func feed(after transaction: Int64, transactions: Int) -> [Change] {
    state.journal.feed(after: transaction, transactions: transactions)
  }

  func journalBounds() -> (floor: Int64, head: Int64) {
    (state.journal.floor, state.journal.head)
  }
}

/// A transaction on a copy of a store in memory.
///
/// The copy takes the store's place when the body returns, and is forgotten when it throws.
final class MemoryWriter: MemoryReader, StoreWriter {
  private struct Place: Hashable {
    let transaction: Int64
    let record: RecordReference
  }

  private var places: [Place: Int] = [:]
  private var touched: [RecordReference] = []
  private var removed: [RecordReference] = []

  func insert(_ record: StoredRecord, into type: RecordType) throws -> StoredRecord {
    try cancellation.check()
    _ = try table(type.name)
    guard let kept = try state.tables[type.name]?.insert(record) else { return record }
    touch(type, record.id)
    return kept
  }

  func update(_ old: StoredRecord, to new: StoredRecord, in type: RecordType) throws {
    try cancellation.check()
    _ = try table(type.name)
    try state.tables[type.name]?.update(to: new)
    touch(type, new.id)
  }

  func remove(_ record: StoredRecord, from type: RecordType) throws {
    try cancellation.check()
    _ = try table(type.name)
    try state.tables[type.name]?.remove(record.id)
    removed.append(RecordReference(type: type.name, id: record.id))
  }

  private func touch(_ type: RecordType, _ id: Identifier) {
    guard state.tables[type.name]?.references.isEmpty == false else { return }
    touched.append(RecordReference(type: type.name, id: id))
  }

  func append(_ entry: JournalEntry) -> Int64 { state.journal.append(entry) }

  func note(_ change: JournalChange) {
    let place = Place(transaction: change.transaction, record: change.record)
    let index = places[place] ?? state.journal.nextPlace(in: change.transaction)
    places[place] = index
    state.journal.note(change, at: index)
  }

  func mark(_ transaction: Int64, undoneBy: Int64?) {
    state.journal.mark(transaction, undoneBy: undoneBy)
  }

  func pruneJournal(through transaction: Int64) { state.journal.prune(through: transaction) }

  func set(_ name: String, to value: String?) throws { try state.set(name, to: value) }

  /// Makes sure that what was changed refers to what is there.
  ///
  /// - Throws: `StoreError.Code.dangling`.
  func checkReferences() throws(StoreError) {
    for record in touched {
      guard let table = state.tables[record.type], let stored = table.records[record.id] else {
        continue
      }
      for reference in table.references {
        guard let target = stored.row[reference.column].identifier else { continue }
        if state.tables[reference.target]?.records[target] == nil {
          throw .dangling(record, reference.field, to: target)
        }
      }
    }
    for record in removed where state.tables[record.type]?.records[record.id] == nil {
      for (type, field) in catalog.references(to: record.type) {
        let reference = state.tables[type.name]?.references.first { $0.field.name == field.name }
        if let referrer = reference?.referrers(to: record.id).min() {
          throw .dangling(RecordReference(type: type.name, id: referrer), field, to: record.id)
        }
      }
    }
  }
}
