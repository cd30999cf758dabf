import StewardCommandLine
import StewardModels
import StewardPersistence

/// `remove REF…|FILTER`: takes records out, with what belongs to them.
enum RemoveVerb {
  static let verb = Verb("remove") { domain in
    let type = domain.main.model.type
    return CommandSpecification(
      "remove", aliases: ["rm"],
      summary: Message("application.remove", ["types": .text(type.plural)]),
      discussion: Message("application.remove.discussion"),
      examples: [
        CommandExample("\(domain.name) remove \(domain.exampleWord)"),
        CommandExample("\(domain.name) remove @old --dry-run"),
      ],
      arguments: [SelectionOptions.argument], options: FilterWords.options)
  } run: { session in
    let removed = try await Confirmation(session: session, isRemoval: true).carryOut {
      transaction, _, selection in
      let type = session.main.model.type
      let finder = RecordFinder(transaction, type: type)
      let labels = try selection.ids.prefix(told).map { try finder.label($0) }
      try transaction.remove(
        selection.ids.map { RecordReference(type: type.name, id: $0) })
      return Removed(labels: labels, count: selection.ids.count)
    }
    guard let removed else { return try session.refused() }
    try tell(removed, session)
    return .success
  }

  /// How many records are told one by one.
  private static let told = 10

  private struct Removed: Sendable {
    let labels: [String]
    let count: Int
  }

  private static func tell(_ removed: Removed, _ session: Session) throws {
    let type = session.main.model.type
    let verb = session.isRehearsal ? "application.remove.would" : "application.remove.done"
    for label in removed.labels {
      try session.tell(Message(verb, ["record": .text(label)]))
    }
    let arguments: [String: Message.Argument] = [
      "count": .number(removed.count), "type": .text(type.title), "types": .text(type.plural),
    ]
    if removed.count > told { try session.tell(Message("\(verb).many", arguments)) }
    if removed.count == 0 { try session.tell(Message("application.selection.empty", arguments)) }
  }
}
