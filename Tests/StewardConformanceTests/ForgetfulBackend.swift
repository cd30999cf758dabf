import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// A backend whose counts are one too few: what the comparison and the contract have to find.
final class ForgetfulBackend: StoreBackend {
  private let honest = MemoryBackend()

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreReader) throws -> Result
  ) async throws -> Result {
    try await honest.read { try body(ForgetfulReader($0)) }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreWriter) throws -> Result
  ) async throws -> Result {
    try await honest.write(body)
  }

  func prepare(_ declaration: StoreDeclaration) async throws {
    try await honest.prepare(declaration)
  }

  func heads() -> AsyncThrowingStream<Int64, any Error> { honest.heads() }

  func head() throws -> Int64 { try honest.head() }

  func close() async { await honest.close() }
}

private final class ForgetfulReader: StoreReader {
  private let honest: any StoreReader

  init(_ honest: any StoreReader) { self.honest = honest }

  var catalog: StoredCatalog { honest.catalog }
  var collation: Collation { honest.collation }

  func count(_ type: String, where filter: FilterExpression) throws -> Int {
    max(try honest.count(type, where: filter) - 1, 0)
  }

  func fetch(_ query: RecordQuery, columns: [Int], _ body: (Row) throws -> Bool) throws {
    try honest.fetch(query, columns: columns, body)
  }

  func tallies(_ query: TallyQuery) throws -> [Tally] { try honest.tallies(query) }

  func record(_ type: String, _ id: Identifier) throws -> StoredRecord? {
    try honest.record(type, id)
  }

  func newest(_ type: String, where filter: FilterExpression, limit: Int) throws -> [Identifier] {
    try honest.newest(type, where: filter, limit: limit)
  }

  func identities(
    _ type: String, handles: ClosedRange<UInt64>, descending: Bool, limit: Int
  ) throws -> [Identifier] {
    try honest.identities(type, handles: handles, descending: descending, limit: limit)
  }

  func transactions(_ query: JournalQuery) throws -> [JournalEntry] {
    try honest.transactions(query)
  }

  func changes(in transaction: Int64) throws -> [JournalChange] {
    try honest.changes(in: transaction)
  }

  func change(in transaction: Int64, of record: RecordReference) throws -> JournalChange? {
    try honest.change(in: transaction, of: record)
  }

  func lastRemoval(of record: RecordReference) throws -> Int64? {
    try honest.lastRemoval(of: record)
  }

  func feed(after transaction: Int64, transactions: Int) throws -> [Change] {
    try honest.feed(after: transaction, transactions: transactions)
  }

  func journalBounds() throws -> (floor: Int64, head: Int64) { try honest.journalBounds() }

  func setting(_ name: String) throws -> String? { try honest.setting(name) }
}
