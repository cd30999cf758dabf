import StewardCommandLine
import StewardModels
import StewardPersistence

/// `rename LIST: NEW`: calls a list something else.
enum RenameListVerb {
  static let verb = Verb("rename") { domain in
    CommandSpecification(
      "rename", summary: Message("lists.rename"),
      usage: ["rename LIST: NEW [options]", "rename LIST NEW [options]"],
      examples: [CommandExample("\(domain.name) rename Trip: 'Trip to Rome'")],
      arguments: [
        ListArguments.list(domain),
        ArgumentSpecification("NEW", help: Message("lists.argument.new"), isRepeated: true),
      ])
  } run: { session in
    let shape = try session.shape()
    var words = session.arguments.words
    var listName = session.listName
    if listName == nil, words.count > 1 { listName = words.removeFirst() }
    guard let listName, !words.isEmpty else {
      throw ApplicationError(
        .usage, Message("lists.rename.needed"),
        hint: Message(
          "lists.nameless.hint", ["example": .text("\(session.program) rename Trip: Journey")]))
    }
    let name = try session.name(words, example: "rename Trip: Journey")
    let (line, old) = try await session.write { transaction, habits in
      let reader = try ListReader(transaction, shape, today: habits.today)
      let list = try ListFinder(session, transaction, shape).find(listName)
      if let other = try transaction.list(named: name, shape), other.id != list.id {
        throw StoreError(
          .duplicate,
          Message(
            "store.list.taken",
            ["name": .text(other.row[reader.layout.name.column].text ?? name)]),
          hint: Message("store.list.taken.hint"))
      }
      let changed = try transaction.change(list, session) { values, type in
        guard let index = type.fields.firstIndex(where: { $0.role == .name }) else { return }
        values[index] = .text(name)
      }
      return (try reader.line(changed), list.row[reader.layout.name.column].text ?? "")
    }
    try session.tell("lists.rename", lists: [line], ["old": .text(old)])
    return .success
  }
}
