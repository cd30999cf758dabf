public import StewardModels

/// The records of a household: one place that keeps them, and what a program needs to work on it.
///
/// ```swift
/// let store = try await Store.open("sqlite:books.db", records: Book.self)
/// try await store.transaction("add") { try $0.insert(Book(title: "Dune")) }
/// ```
///
/// Calls run on the backend's own threads; the body of a transaction is synchronous, so that nothing
/// else can come between its steps.
public final class Store: Sendable {
  package let backend: any StoreBackend
  let context: StoreContext

  /// Makes a store of a backend: the store is made ready for the record types.
  ///
  /// - Parameters:
  ///   - backend: The place that keeps the records.
  ///   - models: The record types that the program declares.
  ///   - migrations: The steps that lead from older versions of them.
  ///   - options: Who works on it, the clock, the language of a new store.
  /// - Throws: `ModelError.Code.invalidSchema` for a declaration that contradicts itself;
  ///   `StoreError.Code.newerSchema`, `.migrationNeeded`, and what opening can meet.
  public init(
    backend: any StoreBackend, models: [RecordModel], migrations: [MigrationStep] = [],
    options: StoreOptions
  ) async throws {
    self.backend = backend
    context = StoreContext(models: models, options: options)
    try await backend.prepare(
      StoreDeclaration(
        types: models.map(\.type), migrations: migrations, locale: options.locale))
  }

  /// Makes a store of a backend for Swift record types.
  public convenience init<each Root: Record>(
    backend: any StoreBackend, records: repeat (each Root).Type,
    migrations: [MigrationStep] = [], options: StoreOptions
  ) async throws {
    var models: [RecordModel] = []
    for root in repeat each records { models.append(try RecordModel(root)) }
    try await self.init(
      backend: backend, models: models, migrations: migrations, options: options)
  }

  /// The record types that the program declared.
  public var models: [RecordModel] { Array(context.models.values) }

  /// The records of one type.
  public func repository<Root: Record>(of root: Root.Type) -> Repository<Root> {
    Repository(store: self)
  }

  /// Runs a body on a view of the store that does not change while it runs.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot) throws -> Result
  ) async throws -> Result {
    let context = context
    return try await backend.read { try body(Snapshot($0, context)) }
  }

  /// Runs a body in one transaction: all that it changes is kept when it returns, nothing when it
  /// throws.
  ///
  /// - Parameters:
  ///   - command: The command as the person gave it; the journal keeps it.
  ///   - kind: `.command`, which undo takes back, or `.system`, which it passes by.
  ///   - body: Synchronous; runs once.
  public func transaction<Result: Sendable>(
    _ command: String, kind: JournalEntry.Kind = .command,
    _ body: @escaping @Sendable (Transaction) throws -> Result
  ) async throws -> Result {
    let context = context
    return try await backend.write { writer in
      let transaction = Transaction(writer, context, command: command, kind: kind)
      let result = try body(transaction)
      try transaction.finish()
      return result
    }
  }

  /// Takes back the last commands that were not taken back, the latest first, in one transaction.
  ///
  /// - Throws: `StoreError.Code.nothingToUndo`; `.conflict`, naming the record, where one was
  ///   changed by a later command.
  @discardableResult
  public func undo(
    _ count: Int = 1, scope: UndoScope = .program, command: String = "undo"
  ) async throws -> Reversal {
    try await reversal(count, scope, command, .undo) { try $0.undo(scope: scope) }
  }

  /// Does again what was taken back last, as long as no other command came after.
  ///
  /// - Throws: `StoreError.Code.nothingToUndo`, `.conflict`.
  @discardableResult
  public func redo(
    _ count: Int = 1, scope: UndoScope = .program, command: String = "redo"
  ) async throws -> Reversal {
    try await reversal(count, scope, command, .redo) { try $0.redo(scope: scope) }
  }

  /// Takes back one command by its number in the journal.
  ///
  /// - Throws: `StoreError.Code.nothingToUndo`, `.conflict`.
  @discardableResult
  public func undo(
    number: Int64, scope: UndoScope = .program, command: String = "undo"
  ) async throws -> Reversal {
    try await reversal(1, scope, command, .undo) { try $0.undo(number: number, scope: scope) }
  }

  /// Each command that is taken back or done again has an entry of its own in the journal, so that
  /// each can be reversed by itself; all of them are one transaction of the backend.
  private func reversal(
    _ count: Int, _ scope: UndoScope, _ command: String, _ kind: JournalEntry.Kind,
    _ step: @escaping @Sendable (Transaction) throws -> Reversal
  ) async throws -> Reversal {
    let context = context
    return try await backend.write { writer in
      var commands: [JournalEntry] = []
      var changes: [Change] = []
      for index in 0..<max(count, 1) {
        let transaction = Transaction(writer, context, command: command, kind: kind)
        do {
          let reversal = try step(transaction)
          commands += reversal.commands
          changes += reversal.changes
          try transaction.finish()
        } catch let error as StoreError where .nothingToUndo ~= error && index > 0 {
          // Fewer commands than were asked for: what there was is taken back.
          break
        }
      }
      return Reversal(commands: commands, changes: changes)
    }
  }

  /// Ends all work with the store.
  ///
  /// Later calls fail.
  public func close() async { await backend.close() }
}
