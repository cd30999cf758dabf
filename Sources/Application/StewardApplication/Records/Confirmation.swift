import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// Asks the person about a change between two runs of its transaction, so that nobody waits at a
/// prompt while the store is locked.
struct Confirmation: Sendable {
  let session: Session
  /// Whether records are taken out: on a terminal that is always asked about, elsewhere several
  /// records and one that was named by a part of its name need `--yes`.
  let isRemoval: Bool
  /// Whether a record that was named by a part of its name is asked about.
  var asksAboutParts = false
  /// What the verb can be about, where that is not what lists hold.
  var candidates: FilterExpression?
  /// Looks at what was said beside the records, before those are looked for: what cannot be read is
  /// wrong, whatever they are.
  var check: (@Sendable (Transaction, Habits) throws -> Void)?

  /// Runs a change.
  ///
  /// Where it needs a yes the transaction is given up, the person asked, and the transaction run
  /// again, for the same records only.
  ///
  /// - Returns: nil where the person said no.
  func carryOut<Result: Sendable>(
    _ body: @escaping @Sendable (Transaction, Habits, Selection) throws -> Result
  ) async throws -> Result? {
    let (session, candidates, check) = (session, candidates, check)
    do {
      return try await session.write { transaction, habits in
        try check?(transaction, habits)
        let reader = SelectionReader(session, candidates: candidates)
        let selection = try reader.selection(in: transaction, habits)
        if let question = try question(selection, in: transaction) {
          throw NeedsConfirmation(selection: selection, question: question)
        }
        return try body(transaction, habits, selection)
      }
    } catch let needed as NeedsConfirmation {
      let prompt = session.console.prompt(session.arguments)
      guard prompt.canAsk else {
        throw ApplicationError(
          .refused, Message("application.confirm.needed", ["question": .message(needed.question)]),
          hint: Message("cli.confirm.yes"))
      }
      guard try prompt.confirm(needed.question) else { return nil }
      return try await session.write { transaction, habits in
        let reader = SelectionReader(session, candidates: candidates)
        let selection = try reader.selection(in: transaction, habits)
        guard selection == needed.selection else {
          throw ApplicationError(
            .changed, Message("application.selection.changed"),
            hint: Message("application.selection.changed.hint"))
        }
        return try body(transaction, habits, selection)
      }
    }
  }

  /// What is to be asked; nil where nothing is.
  private func question(_ selection: Selection, in snapshot: Snapshot) throws -> Message? {
    if session.isRehearsal || session.arguments.has("yes") { return nil }
    let type = session.main.model.type
    let count = selection.ids.count
    if count > Selection.unasked {
      return Message(
        "application.confirm.many",
        [
          "verb": .text(session.verbName), "count": .number(count), "type": .text(type.title),
          "types": .text(type.plural),
        ])
    }
    let canAsk = session.console.prompt(session.arguments).canAsk
    let isAsked =
      isRemoval
      ? count > 1 || count == 1 && (canAsk || selection.isByPart)
      : asksAboutParts && selection.isByPart
    guard isAsked else { return nil }
    let finder = RecordFinder(snapshot, type: type)
    return Message(
      "application.confirm.named",
      [
        "verb": .text(session.verbName),
        "names": .list(try selection.ids.map { try finder.label($0) }),
      ])
  }
}

/// Ends a transaction that needs a yes first.
private struct NeedsConfirmation: Error {
  let selection: Selection
  let question: Message
}
