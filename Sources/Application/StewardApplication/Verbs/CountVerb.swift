import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `count [FILTER] [--by FIELD]`: how many records there are.
enum CountVerb {
  static let verb = Verb("count") { domain in
    let type = domain.main.model.type
    return CommandSpecification(
      "count", summary: Message("application.count", ["types": .text(type.plural)]),
      examples: [
        CommandExample("\(domain.name) count \(domain.examples.filter)"),
        CommandExample("\(domain.name) count --by \(domain.examples.group)"),
      ],
      arguments: [FilterWords.argument], options: FilterWords.options + [SumVerb.by])
  } run: { session in
    try FilterWords(session).warnOfRedirection(session.arguments.words)
    let by = try session.byColumn()
    try await session.read { snapshot, habits in
      let type = session.main.model.type
      let filter = try FilterWords(session).filter(session.arguments.words, habits)
      guard let by else {
        let count = try snapshot.count(RecordQuery(type.name, filter: filter))
        if session.format == .table, session.console.terminal.environment.outputIsTerminal,
          let list = session.meant(filter, habits)
        {
          try session.console.notify(Message("lists.meant", ["name": .text(list.name)]))
        }
        try SumOutput(session: session, habits: habits).write(count: count)
        if count == 0 { try EmptyFilter(session, snapshot).tell(filter, on: session.console) }
        try session.noteUnchosen(session.arguments.words, in: snapshot, habits)
        return
      }
      let groups = try snapshot.aggregate(
        AggregateQuery(type.name, filter: filter, by: by.path))
      try SumOutput(session: session, habits: habits).write(
        groups, by: by, of: nil, in: snapshot)
      try session.noteUnchosen(session.arguments.words, in: snapshot, habits)
    }
    return .success
  }
}

extension Session {
  /// The column that `--by` names.
  func byColumn() throws(ApplicationError) -> RecordColumn? {
    guard let name = arguments.value("by") else { return nil }
    return try FieldLookup(main.model.type).column(name)
  }
}
