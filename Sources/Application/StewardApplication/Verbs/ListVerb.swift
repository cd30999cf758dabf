import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `list [FILTER…]`: the records that a filter names.
enum ListVerb {
  /// What may be said of a list.
  static let options =
    FilterWords.options + [
      .value(
        "sort", placeholder: "FIELDS", completion: .names("fields"),
        help: Message("application.option.sort")),
      .value(
        "group", placeholder: "FIELD", completion: .names("field"),
        help: Message("application.option.group")),
      .value(
        "columns", placeholder: "FIELDS", completion: .names("fields"),
        help: Message("application.option.columns")),
      .value("limit", short: "n", placeholder: "N", help: Message("application.option.limit")),
      .value("after", placeholder: "HANDLE", help: Message("application.option.after")),
      .flag("total", help: Message("application.option.total")),
    ]

  static let verb = Verb("list") { domain in
    let type = domain.main.model.type
    return CommandSpecification(
      "list", aliases: ["ls"],
      summary: Message("application.list", ["types": .text(type.plural)]),
      examples: [
        CommandExample("\(domain.name) list"),
        CommandExample("\(domain.name) list \(domain.examples.filter) --sort -changed --limit 10"),
        CommandExample("\(domain.name) list --json", Message("application.list.json")),
      ],
      arguments: [FilterWords.argument],
      options: options)
  } run: { session in
    let listing = try Listing(session)
    try FilterWords(session).warnOfRedirection(session.arguments.words)
    try await session.read { snapshot, habits in
      try listing.write(snapshot, habits)
      try session.noteUnchosen(session.arguments.words, in: snapshot, habits)
    }
    return .success
  }
}
