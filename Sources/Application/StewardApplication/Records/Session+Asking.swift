import StewardCommandLine
public import StewardModels
public import StewardPersistence

extension Session {
  /// Changes the store after a yes, which is asked for between two runs of the transaction, so that
  /// nobody waits at a prompt while the store is locked.
  ///
  /// - Parameters:
  ///   - question: What is to be asked; nil where nothing is. Asked again in the second run: where
  ///     the answer is another, the store has changed in the meantime.
  ///   - body: Changes the store.
  /// - Returns: nil where the person said no.
  public func write<Result: Sendable>(
    asking question: @escaping @Sendable (Transaction, Habits) throws -> Message?,
    _ body: @escaping @Sendable (Transaction, Habits) throws -> Result
  ) async throws -> Result? {
    let isAsked = !isRehearsal && !arguments.has("yes")
    do {
      return try await write { transaction, habits in
        if isAsked, let question = try question(transaction, habits) {
          throw NeedsAnswer(question: question)
        }
        return try body(transaction, habits)
      }
    } catch let needed as NeedsAnswer {
      let prompt = console.prompt(arguments)
      guard prompt.canAsk else {
        throw ApplicationError(
          .refused, Message("application.confirm.needed", ["question": .message(needed.question)]),
          hint: Message("cli.confirm.yes"))
      }
      guard try prompt.confirm(needed.question) else { return nil }
      return try await write { transaction, habits in
        guard try question(transaction, habits) == needed.question else {
          throw ApplicationError(
            .changed, Message("application.selection.changed"),
            hint: Message("application.selection.changed.hint"))
        }
        return try body(transaction, habits)
      }
    }
  }

  /// Whether there is a person who can be asked.
  public var canAsk: Bool { console.prompt(arguments).canAsk }
}

extension Session {
  /// The record of the program's main type that a word means: by its number in the table last
  /// printed here, its handle, code, whole name, or a part of its name that no other has.
  public func record(_ text: String, in snapshot: Snapshot) throws -> Identifier {
    var finder = RecordFinder(snapshot, type: main.model.type)
    try narrow(&finder, in: snapshot)
    let found = try NumberedFinder(self, finder).find(text)
    guard found.count == 1 else { throw try finder.ambiguous(text, found.map(\.id)) }
    return found[0].id
  }
}

/// Ends a transaction that needs a yes first.
private struct NeedsAnswer: Error {
  let question: Message
}
