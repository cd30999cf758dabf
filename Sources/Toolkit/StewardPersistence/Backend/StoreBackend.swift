public import StewardModels
public import StewardQuery
public import StewardText

/// A place that keeps records: SQLite, memory, PostgreSQL.
///
/// A backend knows rows, filters and orders as data; no Swift record type reaches it. It gives
/// consistent views to read from and one transaction at a time to write in, and runs every body on
/// threads of its own; where the caller's task is cancelled, reads and writes throw
/// `StoreError.Code.cancelled` and keep nothing. What can be said once for all backends (the
/// journal's meaning, cascades, undo, validation) stands above it, in `Snapshot` and `Transaction`.
public protocol StoreBackend: Sendable {
  /// Runs a body on a view of the store that no later write changes.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreReader) throws -> Result
  ) async throws -> Result

  /// Runs a body in a transaction: kept whole when the body returns, else not at all.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreWriter) throws -> Result
  ) async throws -> Result

  /// Makes the store ready for some record types: creates what is missing, in one transaction, after
  /// a backup where records are there. Calls with types that are there cost a look at the catalog.
  func prepare(_ declaration: StoreDeclaration) async throws

  /// The number of the last transaction that can be seen, told again after each change by any
  /// process, for as long as it is listened to; several changes may be told as one.
  func heads() -> AsyncThrowingStream<Int64, any Error>

  /// The number of the last transaction that can be seen, found out before the call returns: a
  /// listener begins there.
  func head() throws -> Int64

  /// Ends all work and closes what is open. Later calls fail.
  func close() async
}

/// What a program brings to a store that it opens.
public struct StoreDeclaration: Sendable {
  /// The record types it declares.
  public let types: [RecordType]
  /// The steps that lead from older versions of them.
  public let migrations: [MigrationStep]
  /// The language whose order a new store is to have.
  ///
  /// A store that is there keeps its own.
  public let locale: LocaleName

  /// Declares record types.
  public init(types: [RecordType], migrations: [MigrationStep] = [], locale: LocaleName) {
    self.types = types
    self.migrations = migrations
    self.locale = locale
  }

  /// Makes sure that what the types refer to is declared, or in the store.
  ///
  /// - Throws: `StoreError.Code.unknownType`.
  package func checkReferences(_ catalog: StoredCatalog) throws(StoreError) {
    for type in types {
      for field in type.fields {
        guard case .reference(let target) = field.kind, catalog.type(target) == nil,
          !types.contains(where: { $0.name == target })
        else { continue }
        throw StoreError(
          .unknownType, Message("store.type.undeclared", ["type": .text(target)]),
          hint: Message("store.type.undeclared.hint", ["type": .text(target)]),
          details: "\(type.name).\(field.name) refers to it", field: field.name)
      }
    }
  }
}

/// A consistent view of a store.
public protocol StoreReader: AnyObject {
  /// The record types the store holds.
  var catalog: StoredCatalog { get }
  /// The order of the store's language.
  var collation: Collation { get }

  /// Gives the records that a query asks for, in its order, to a body.
  ///
  /// - Parameters:
  ///   - query: Its filter has been checked against the catalog.
  ///   - columns: Which columns the row is to have: by their index in the stored type, or
  ///     `StoredRecord.revisionColumn` or `sequenceColumn`.
  ///   - body: Gets a view that must not be kept; returns whether to go on.
  func fetch(_ query: RecordQuery, columns: [Int], _ body: (Row) throws -> Bool) throws

  /// How many records of a type satisfy a filter that has been checked.
  func count(_ type: String, where filter: FilterExpression) throws -> Int

  /// Counts the records that refer to each of many others; the query has been checked.
  ///
  /// In no order, and nothing for those that no record refers to.
  func tallies(_ query: TallyQuery) throws -> [Tally]

  /// The record of an identity.
  func record(_ type: String, _ id: Identifier) throws -> StoredRecord?

  /// The identities of the records that satisfy a filter, the one that came into the store last
  /// first.
  func newest(_ type: String, where filter: FilterExpression, limit: Int) throws -> [Identifier]

  /// The identities whose handles lie in a range, at most `limit` of them, in order of the handle.
  func identities(
    _ type: String, handles: ClosedRange<UInt64>, descending: Bool, limit: Int
  ) throws -> [Identifier]

  /// The transactions of a journal query, the latest first.
  func transactions(_ query: JournalQuery) throws -> [JournalEntry]
  /// What one transaction changed.
  func changes(in transaction: Int64) throws -> [JournalChange]
  /// How one transaction changed one record.
  func change(in transaction: Int64, of record: RecordReference) throws -> JournalChange?
  /// The last transaction that took a record out, as far as the journal reaches back; nil where none
  /// did.
  func lastRemoval(of record: RecordReference) throws -> Int64?
  /// Which records were changed by the first transactions after one that changed any, in order: whole
  /// transactions.
  func feed(after transaction: Int64, transactions: Int) throws -> [Change]
  /// The oldest transaction number after which the feed is whole, and the last number.
  func journalBounds() throws -> (floor: Int64, head: Int64)

  /// A setting of the store.
  func setting(_ name: String) throws -> String?
}

/// A transaction that is under way.
public protocol StoreWriter: StoreReader {
  /// Adds a record and gives it its sequence, unless it has one (it was there before).
  func insert(_ record: StoredRecord, into type: RecordType) throws -> StoredRecord
  /// Puts other columns in a record's place.
  func update(_ old: StoredRecord, to new: StoredRecord, in type: RecordType) throws
  /// Takes a record out.
  func remove(_ record: StoredRecord, from type: RecordType) throws

  /// Adds an entry to the journal and gives its number: one more than the last.
  func append(_ entry: JournalEntry) throws -> Int64
  /// Notes how the transaction changed a record; the second change of one record in a transaction
  /// is joined with the first (`JournalChange.joined`).
  func note(_ change: JournalChange) throws
  /// Says that a transaction was taken back by another, or by none any more.
  func mark(_ transaction: Int64, undoneBy: Int64?) throws
  /// Drops what the journal holds up to a transaction.
  func pruneJournal(through transaction: Int64) throws

  /// Sets a setting of the store; nil takes it away.
  func set(_ name: String, to value: String?) throws
}
