public import StewardCommandLine
import StewardModels
public import StewardPersistence

// For pickers of a program's own: the store stays open while the person looks at it.
extension Session {
  /// Opens the store for a picker.
  public func openForPicking() async throws -> Store { try await open(isWriting: true) }

  /// Reads an open store, with the habits and the list that count now.
  public func reading<Result: Sendable>(
    _ store: Store, _ body: @escaping @Sendable (Snapshot, Habits) throws -> Result
  ) async throws -> Result {
    try await store.read { snapshot in try body(snapshot, habits(in: snapshot)) }
  }

  /// Changes an open store in a transaction that the journal keeps as a verb of the program.
  ///
  /// - Parameters:
  ///   - history: What the picker's session changed so far.
  ///   - verb: The verb that does the same.
  ///   - words: What it would be told.
  public func writing<Result: Sendable>(
    _ store: Store, _ history: PickerHistory, _ verb: String, _ words: String = "",
    _ body: @escaping @Sendable (Transaction, Habits) throws -> Result
  ) async throws -> Result {
    let command = "\(program) \(verb)" + (words.isEmpty ? "" : " \(ShellWords.quoted(words))")
    return try await history.run(store, command) { transaction in
      try body(transaction, habits(in: transaction))
    }
  }

  /// Takes the last change of a picker's session back, or gives back what was taken.
  public func reversing(
    _ store: Store, _ history: PickerHistory, isRedo: Bool
  ) async throws -> PickerAnswer {
    isRedo
      ? try await history.redo(in: store, program: program)
      : try await history.undo(in: store, program: program)
  }
}
