import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `copy LIST: [NAME]`: a list like another, all of it open; `copy REF [NAME]`: what stands on one.
enum CopyListVerb {
  static let verb = Verb("copy") { domain in
    var specification = CopyVerb.verb.specification(domain)
    specification.summary = Message("lists.copy")
    specification.discussion = Message("lists.copy.discussion")
    specification.usage.insert("copy LIST: [NAME] [options]", at: 0)
    specification.examples.insert(CommandExample("\(domain.name) copy Trip: 'Trip 2027'"), at: 0)
    // The name of a list stands in the place of what is on it.
    specification.arguments[0] = ArgumentSpecification(
      "REF", help: Message("application.argument.reference"), isRequired: false,
      completion: .names("record"))
    return specification
  } run: { session in
    let isEntry = session.listName == nil && !session.arguments.words.isEmpty
    return isEntry ? try await CopyVerb.verb.run(session) : try await copy(session)
  }

  static func copy(_ session: Session) async throws -> ExitCode {
    let shape = try session.shape()
    let words = session.arguments.words
    guard session.listName != nil else {
      throw ApplicationError(
        .usage, Message("lists.nameless", ["verb": .text("copy")]),
        hint: Message(
          "lists.nameless.hint",
          ["example": .text("\(session.program) copy Trip: 'Trip 2027'")]))
    }
    let (line, due) = try await session.write { transaction, habits in
      guard let list = try ListFinder(session, transaction, shape).record() else {
        throw try session.noList(in: transaction)
      }
      let reader = try ListReader(transaction, shape, today: habits.today)
      let name =
        words.isEmpty
        ? try freeName(list, transaction, reader.layout)
        : try session.name(words, example: "copy Trip: 'Trip 2027'")
      let copy = try reader.line(
        try transaction.copy(
          list: list.id, named: name, shape, followedBy: session.domain.succession))
      return (copy, reader.layout.due?.field.name)
    }
    try session.tell("lists.copy", lists: [line])
    try session.noteOverdue([line], due: due)
    return .success
  }

  /// `Trip (2)`, and where there is one, `Trip (3)`.
  private static func freeName(
    _ list: StoredRecord, _ transaction: Transaction, _ layout: ListLayout
  ) throws -> String {
    let name = list.row[layout.name.column].text ?? ""
    for number in 2...10_000 {
      let free = "\(name) (\(number))"
      if try transaction.list(named: free, layout.shape) == nil { return free }
    }
    return "\(name) (\(Handle(IdentifierSource.shared.next()).listed()))"
  }
}
