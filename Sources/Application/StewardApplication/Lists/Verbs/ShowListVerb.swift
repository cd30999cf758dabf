import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardText

/// `show [LIST:]`: what stands on a list, which on a terminal becomes the current one; `show REF…`:
/// entries whole.
enum ShowListVerb {
  static let verb = make()

  static func make(_ page: (@Sendable (Session, Snapshot, Habits) throws -> Bool)? = nil) -> Verb {
    Verb("show") { domain in
      specification(domain)
    } run: { session in
      try await carryOut(session, page)
    }
  }

  private static func specification(_ domain: DomainDescription) -> CommandSpecification {
    var command = ShowVerb.verb.specification(domain)
    command.summary = Message("lists.show", ["types": .text(domain.main.model.type.plural)])
    command.discussion = Message("lists.show.discussion")
    command.usage = ["show [LIST:] [options]", "show REF… [options]"]
    command.examples.insert(CommandExample("\(domain.name) show Trip:"), at: 0)
    command.arguments = command.arguments.map {
      ArgumentSpecification(
        $0.name, help: $0.help, isRepeated: $0.isRepeated, completion: $0.completion)
    }
    return command
  }

  private static func carryOut(
    _ session: Session, _ page: (@Sendable (Session, Snapshot, Habits) throws -> Bool)?
  ) async throws -> ExitCode {
    guard !session.arguments.words.isEmpty else {
      try await show(session, page)
      return .success
    }
    do {
      return try await ShowVerb.verb.run(session)
    } catch let error as ApplicationError where error.code == .notFound {
      // A list without its colon: no entry is called so.
      guard session.listName == nil, let shape = session.domain.lists else { throw error }
      let name = session.arguments.words.joined(separator: " ")
      let isList = try await session.read { snapshot, _ in
        try snapshot.list(named: name.nfc, shape) != nil
      }
      guard isList else { throw error }
      var named = session
      named.listName = name
      try await show(named, page)
      return .success
    }
  }

  private static func show(
    _ session: Session, _ drawn: (@Sendable (Session, Snapshot, Habits) throws -> Bool)?
  ) async throws {
    let shape = try session.shape()
    let shown = try await session.read { snapshot, habits -> MeantList? in
      if habits.list == nil, !(try session.listNames(in: snapshot, areArchived: false)).isEmpty {
        throw try session.noList(in: snapshot)
      }
      let page = try ListPage(session, snapshot, habits)
      if try drawn?(session, snapshot, habits) != true { try page.write(session) }
      guard let list = habits.list, session.numbersRows,
        try snapshot.chosenList(shape)?.id != list.id
      else { return nil }
      return page.isArchived ? nil : list
    }
    guard let shown, !session.isRehearsal else { return }
    // A setting, outside of the journal: nothing is said of it.
    let store = try await session.open(isWriting: true)
    try await store.transaction(session.command, kind: .system) { try $0.choose(list: shown.id) }
  }
}
