import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `search WORDS`: the records in which all words are found, best first.
enum SearchVerb {
  static let verb = Verb("search") { domain in
    CommandSpecification(
      "search", summary: Message("application.search"),
      discussion: Message("application.search.discussion"),
      examples: [
        CommandExample("\(domain.name) search bosch drill"),
        CommandExample("\(domain.name) search 相机 --limit 5"),
      ],
      arguments: [
        ArgumentSpecification(
          "WORDS", help: Message("application.search.words"), isRequired: true, isRepeated: true)
      ],
      options: [
        .value("limit", short: "n", placeholder: "N", help: Message("application.option.limit")),
        .value(
          "columns", placeholder: "FIELDS", completion: .names("fields"),
          help: Message("application.option.columns")),
        .flag("all", short: "a", help: Message("application.option.all")),
      ])
  } run: { session in
    let listing = try Listing(session)
    try await session.read { snapshot, habits in try write(listing, snapshot, habits) }
    return .success
  }

  /// How many hits are shown unless told otherwise.
  private static let shown = 50

  private static func write(_ listing: Listing, _ snapshot: Snapshot, _ habits: Habits) throws {
    let session = listing.session
    let served = session.main
    let type = served.model.type
    let words = session.arguments.words.joined(separator: " ")
    guard !SearchTokens.query(words).isEmpty else {
      throw ApplicationError(.usage, Message("query.search.nothing", ["word": .text(words)]))
    }
    let limit = listing.limit ?? shown
    let found = try snapshot.hits(
      words, type: type.name, where: session.arguments.has("all") ? .always : served.standing,
      limit: limit + 1)
    let lister = RecordLister(snapshot: snapshot, type: type, columns: listing.columns)
    let (rows, names) = try lister.rows(Array(found.prefix(limit)), model: served.model)
    if var sink = session.format.sink(listing.columns, to: session.console.output) {
      try sink.begin()
      try sink.write(rows, names)
      return try sink.end()
    }
    var record = RecordTable(
      columns: listing.columns, wording: habits.wording,
      leavesOutEmpty: !session.arguments.has("columns"))
    record.marked = SearchMarks(words)
    record.isNumbered = session.numbersRows
    try session.remember(rows.map(\.id), type: type)
    var table = record.table([(nil, rows)], names)
    table.hasHeading = !rows.isEmpty
    let foot = Message(
      found.count > limit ? "application.search.more" : "application.search.count",
      [
        "count": .number(rows.count), "type": .text(type.title), "types": .text(type.plural),
      ])
    table.foot = [StyledText(session.console.words(foot), .dim)]
    try table.write(to: session.console.output, on: session.console.canvas)
    if rows.isEmpty, session.domain.lists == nil, !session.arguments.has("all"),
      served.standing != .always
    {
      let hits = try snapshot.hits(words, type: type.name, where: .always, limit: shown)
      try EmptyFilter(session, snapshot).tell(leftOut: hits.count, on: session.console)
    }
  }
}
