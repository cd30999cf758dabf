public import StewardPersistence
import StewardText
import Synchronization

/// A store in a SQLite file: WAL mode, one writer, several readers, each on a thread of its own.
///
/// The file and its folder are for the user alone (0600, 0700). Any number of processes can work on
/// it at once: a writer waits up to 30 seconds for the others.
public final class SQLiteBackend: StoreBackend {
  /// Where the file is.
  public let path: String

  private let writer: Confined<SQLiteSession>
  private let readers: [Confined<SQLiteSession>]
  private let watcher: HeadWatcher
  private let spare: SpareSession
  let patience: Patience

  /// How many readers work side by side at the most.
  public static let readerCount = 4

  /// Takes the file at a path; it is opened by the first call, and made if need be by `prepare`.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or from the working folder.
  ///   - waiting: How long a call waits while other processes hold the file, before it throws
  ///     `StoreError.Code.busy`.
  public init(path: String, waiting: Duration = .seconds(30)) {
    self.path = path
    let patience = Patience(waiting)
    self.patience = patience
    let spare = SpareSession()
    self.spare = spare
    let open: @Sendable (CancellationFlag) throws -> SQLiteSession = { cancellation in
      if let session = spare.take() { return session }
      return try SQLiteSession(StoreFile.open(path, patience.until(cancellation)))
    }
    writer = Confined("steward.sqlite.writer", make: open)
    readers = (0..<Self.readerCount).map { Confined("steward.sqlite.reader.\($0)", make: open) }
    watcher = HeadWatcher(path: path, patience: patience)
  }

  /// Runs a body on a view of the store that no later write changes.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreReader) throws -> Result
  ) async throws -> Result {
    // The first that is free, so that calls one after the other need one connection.
    var reader = readers[0]
    for other in readers where other.load < reader.load { reader = other }
    return try await reader.run { session, cancellation in
      try session.reading(cancellation, body)
    }
  }

  /// Runs a body in a transaction: kept whole when the body returns, else not at all.
  public func write<Result: Sendable>(
    _ body: @escaping @Sendable (any StoreWriter) throws -> Result
  ) async throws -> Result {
    let result = try await writer.run { session, cancellation in
      try session.writing(cancellation, body)
    }
    watcher.look()
    return result
  }

  /// Makes the store ready for some record types.
  public func prepare(_ declaration: StoreDeclaration) async throws {
    let (path, spare, patience) = (path, spare, patience)
    let preparation = Confined("steward.sqlite.prepare") { cancellation in
      StorePreparation(
        path: path, declaration: declaration, patience: patience.until(cancellation))
    }
    try await preparation.run { preparation, cancellation in
      spare.give(try preparation.run(cancellation))
    }
  }

  /// The number of the last transaction, told again after each change by any process.
  public func heads() -> AsyncThrowingStream<Int64, any Error> { watcher.heads() }

  /// The number of the last transaction that can be seen: a look at the journal, or, where nobody
  /// listens yet, opening the file for one.
  public func head() throws -> Int64 { try watcher.currentHead() }

  /// Ends all work and closes the file.
  public func close() async {
    watcher.stop()
    _ = spare.take()
    await writer.close()
    for reader in readers { await reader.close() }
  }
}

/// The session that made the store ready, kept for the first call that needs one: a program that
/// runs one command opens its file once.
// Only one thread has the session: the one that gave it has let go of it, the one that takes it is
// alone to get it.
final class SpareSession: @unchecked Sendable {
  private let lock = Mutex(false)
  private var session: SQLiteSession?

  func give(_ session: SQLiteSession) { lock.withLock { _ in self.session = session } }

  func take() -> SQLiteSession? {
    lock.withLock { _ in
      defer { session = nil }
      return session
    }
  }
}
