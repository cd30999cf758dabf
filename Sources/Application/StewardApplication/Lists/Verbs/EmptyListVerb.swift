import StewardCommandLine
import StewardModels
import StewardPersistence

/// `reset`: all entries of a list unchecked; `clear`: the checked ones removed.
enum EmptyListVerb {
  static let reset = make("reset")
  static let clear = make("clear")

  private static func make(_ name: String) -> Verb {
    Verb(name) { domain in
      CommandSpecification(
        name, summary: Message("lists.\(name)"), discussion: Message("lists.\(name).discussion"),
        examples: [CommandExample("\(domain.name) \(name) Trip:")],
        arguments: [ListArguments.list(domain)])
    } run: { session in
      try await carryOut(name, session)
    }
  }

  private static func carryOut(_ name: String, _ session: Session) async throws -> ExitCode {
    let shape = try session.shape()
    let words = session.arguments.words
    let result = try await session.write { transaction, habits in
      try question(name, words, session, transaction, habits)
    } then: { transaction, habits in
      var changed: [Identifier] = []
      let (lists, _) = try session.namedLists(one(words), in: transaction)
      for list in lists {
        changed +=
          name == "reset"
          ? try transaction.reset(
            list: list.id, shape, followedBy: session.domain.succession)
          : try transaction.clear(list: list.id, shape)
      }
      let reader = try ListReader(transaction, shape, today: habits.today)
      return (
        lines: try lists.map(reader.line), count: changed.count,
        due: reader.layout.due?.field.name
      )
    }
    guard let result else { return try session.refused() }
    try session.tell(
      result.count == 0 ? "lists.\(name).nothing" : "lists.\(name)", lists: result.lines,
      ["changed": .number(result.count)])
    if name == "reset", result.count > 0 {
      try session.noteOverdue(result.lines, due: result.due)
    }
    return .success
  }

  /// Words that are one name.
  private static func one(_ words: [String]) -> [String] {
    words.isEmpty ? [] : [words.joined(separator: " ")]
  }

  private static func question(
    _ name: String, _ words: [String], _ session: Session, _ transaction: Transaction,
    _ habits: Habits
  ) throws -> Message? {
    let shape = try session.shape()
    let (lists, areNamed) = try session.namedLists(one(words), in: transaction)
    guard !areNamed, let list = lists.first else { return nil }
    let line = try ListReader(transaction, shape, today: habits.today).line(list)
    if line.tally.checked == 0 { return nil }
    return Message(
      "lists.\(name).ask",
      ["name": .text(line.name), "count": .number(line.tally.checked)])
  }
}
