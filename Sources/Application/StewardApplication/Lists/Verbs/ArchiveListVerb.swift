import StewardCommandLine
import StewardModels
import StewardPersistence

/// `archive LIST…` and `unarchive LIST…`: lists put away and taken back.
enum ArchiveListVerb {
  static let archive = make("archive", putsAway: true)
  static let unarchive = make("unarchive", putsAway: false)

  private static func make(_ name: String, putsAway: Bool) -> Verb {
    Verb(name) { domain in
      CommandSpecification(
        name, summary: Message("lists.\(name)"),
        examples: [CommandExample("\(domain.name) \(name) Trip")],
        arguments: [ListArguments.lists(domain)])
    } run: { session in
      try await carryOut(name, putsAway, session)
    }
  }

  private static func carryOut(
    _ name: String, _ putsAway: Bool, _ session: Session
  ) async throws -> ExitCode {
    let shape = try session.shape()
    let words = session.arguments.words
    if !putsAway, words.isEmpty, session.listName == nil {
      throw ApplicationError(
        .usage, Message("lists.nameless", ["verb": .text(name)]),
        hint: Message(
          "lists.nameless.hint", ["example": .text("\(session.program) unarchive Trip")]))
    }
    let (changed, same) = try await session.write { transaction, habits in
      let reader = try ListReader(transaction, shape, today: habits.today)
      var changed: [ListLine] = []
      var same: [ListLine] = []
      for list in try session.namedLists(words, in: transaction).lists {
        guard list.row[reader.layout.archived.column].isNull == putsAway else {
          same.append(try reader.line(list))
          continue
        }
        let moment = transaction.moment
        let new = try transaction.change(list, session) { values, type in
          guard let index = type.fields.firstIndex(where: { $0.role == .archived }) else { return }
          values[index] = putsAway ? .moment(moment) : .none
        }
        changed.append(try reader.line(new))
      }
      return (changed, same)
    }
    guard session.format == .table else {
      try ListObjects.write(changed + same, session)
      return .success
    }
    try session.tell("lists.\(name)", lists: changed)
    try session.tell("lists.\(name).same", lists: same)
    return .success
  }
}
