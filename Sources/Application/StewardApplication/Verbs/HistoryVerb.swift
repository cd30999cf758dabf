import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// `history [REF]`: who changed what, when, by which command.
enum HistoryVerb {
  static let verb = Verb("history") { domain in
    CommandSpecification(
      "history", summary: Message("application.history"),
      discussion: Message("application.history.discussion"),
      examples: [
        CommandExample("\(domain.name) history"),
        CommandExample(
          "\(domain.name) history \(domain.isEverywhere ? "k3vq" : domain.exampleWord)"),
      ],
      arguments: [
        ArgumentSpecification(
          "REF", help: Message("application.argument.reference"), isRepeated: true,
          completion: .names("record"))
      ],
      options: [
        .value("limit", short: "n", placeholder: "N", help: Message("application.option.limit"))
      ])
  } run: { session in
    let limit = try session.arguments.integer("limit", in: 1...1_000_000) ?? shown
    try await session.read { snapshot, habits in
      if session.arguments.words.isEmpty {
        let entries = try snapshot.journal(JournalQuery(limit: limit))
        try HistoryOutput(session: session, habits: habits).write(entries, snapshot)
      } else if session.domain.isEverywhere {
        for word in session.arguments.words {
          let reference = try EverywhereFinder(snapshot).find(word)
          let steps = try snapshot.history(of: reference, limit: limit)
          try HistoryOutput(session: session, habits: habits).write(steps, of: reference, snapshot)
        }
      } else {
        let ids = try SelectionReader(session).references(
          session.arguments.words, in: snapshot
        ).ids
        for id in ids {
          let reference = RecordReference(type: session.main.model.type.name, id: id)
          let steps = try snapshot.history(of: reference, limit: limit)
          try HistoryOutput(session: session, habits: habits).write(steps, of: reference, snapshot)
        }
      }
    }
    return .success
  }

  /// How many steps are shown unless told otherwise.
  private static let shown = 20
}
