import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `search WORDS` over the records of all domains.
enum EverywhereSearch {
  static let verb = Verb("search") { domain in
    CommandSpecification(
      "search", summary: Message("steward.search"),
      examples: [CommandExample("\(domain.name) search bosch drill")],
      arguments: [
        ArgumentSpecification(
          "WORDS", help: Message("application.search.words"), isRequired: true, isRepeated: true)
      ],
      options: [
        .value("limit", short: "n", placeholder: "N", help: Message("application.option.limit"))
      ])
  } run: { session in
    let words = session.arguments.words.joined(separator: " ")
    guard !SearchTokens.query(words).isEmpty else {
      throw ApplicationError(.usage, Message("query.search.nothing", ["word": .text(words)]))
    }
    let limit = try session.arguments.integer("limit", in: 1...1_000_000) ?? 50
    try await session.read { snapshot, _ in
      var table = FactTable(keys: ["handle", "type", "name"])
      let catalog = snapshot.catalog
      for type in snapshot.types where type.search([], types: { catalog.type($0) }) != nil {
        for record in try snapshot.hits(words, type: type.name, limit: limit + 1) {
          let reference = RecordReference(type: type.name, id: record.id)
          table.rows.append([
            .text(try snapshot.listedHandle(of: record.id, type: type.name)), .text(type.name),
            .text(try snapshot.name(of: reference)),
          ])
        }
      }
      let isMore = table.rows.count > limit
      table.rows = Array(table.rows.prefix(limit))
      table.marked = SearchMarks(words)
      table.foot = isMore ? Message("steward.search.more", ["count": .number(limit)]) : nil
      try table.write(session)
      if session.format == .table, table.rows.isEmpty {
        try session.answer(Message("steward.search.none"))
      }
    }
    return .success
  }
}
