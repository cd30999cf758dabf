import StewardCommandLine
import StewardModels
import StewardPersistence

/// `delete LIST…`: takes lists out, with what stands on them.
enum DeleteListVerb {
  static let verb = Verb("delete") { domain in
    CommandSpecification(
      "delete", summary: Message("lists.delete"), discussion: Message("lists.delete.discussion"),
      examples: [
        CommandExample("\(domain.name) delete Trip"),
        CommandExample("\(domain.name) delete Trip --dry-run"),
      ],
      arguments: [ListArguments.lists(domain)])
  } run: { session in
    let shape = try session.shape()
    let words = session.arguments.words
    let lines = try await session.write { transaction, habits in
      let (lists, areNamed) = try session.namedLists(words, in: transaction)
      guard !areNamed, let list = lists.first else { return nil }
      let line = try ListReader(transaction, shape, today: habits.today).line(list)
      return Message(
        "lists.delete.ask", ["name": .text(line.name), "count": .number(line.tally.count)])
    } then: { transaction, habits in
      let (lists, _) = try session.namedLists(words, in: transaction)
      let reader = try ListReader(transaction, shape, today: habits.today)
      let lines = try lists.map(reader.line)
      try transaction.remove(lists.map { RecordReference(type: shape.list, id: $0.id) })
      return lines
    }
    guard let lines else { return try session.refused() }
    try session.tell("lists.delete", lists: lines)
    return .success
  }
}

extension Session {
  /// Changes the store after a yes; see `write(asking:_:)`.
  func write<Result: Sendable>(
    _ question: @escaping @Sendable (Transaction, Habits) throws -> Message?,
    then body: @escaping @Sendable (Transaction, Habits) throws -> Result
  ) async throws -> Result? {
    try await write(asking: question, body)
  }
}
