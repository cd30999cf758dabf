import StewardCommandLine
import StewardModels
import StewardPersistence

/// `use LIST`: the list that is meant from now on; without a name, which one it is.
enum UseListVerb {
  static let verb = Verb("use") { domain in
    CommandSpecification(
      "use", summary: Message("lists.use"), discussion: Message("lists.use.discussion"),
      examples: [
        CommandExample("\(domain.name) use Trip"), CommandExample("\(domain.name) use"),
      ],
      arguments: [ListArguments.list(domain)])
  } run: { session in
    let shape = try session.shape()
    let words = session.arguments.words
    if session.listName == nil, words.isEmpty {
      let line = try await session.read { snapshot, habits in
        guard let list = try ListFinder(session, snapshot, shape).record() else {
          throw try session.noList(in: snapshot)
        }
        return try ListReader(snapshot, shape, today: habits.today).line(list)
      }
      try session.tell("lists.use.is", lists: [line], isAnswer: true)
      return .success
    }
    let line = try await session.write { transaction, habits in
      let name = session.listName ?? words.joined(separator: " ")
      let list = try ListFinder(session, transaction, shape).find(name)
      let layout = try transaction.layout(of: shape)
      guard list.row[layout.archived.column].isNull else {
        throw ApplicationError(
          .invalid,
          Message(
            "store.list.archived", ["name": .text(list.row[layout.name.column].text ?? "")]),
          hint: Message("store.list.archived.hint"))
      }
      try transaction.choose(list: list.id)
      return try ListReader(transaction, shape, today: habits.today).line(list)
    }
    try session.tell("lists.use", lists: [line])
    return .success
  }
}
