import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `lists`: every list, in an order of choice.
enum ListsVerb {
  static let verb = Verb("lists") { domain in
    CommandSpecification(
      "lists", summary: Message("lists.lists"), discussion: Message("lists.lists.discussion"),
      examples: [
        CommandExample("\(domain.name) lists"),
        CommandExample("\(domain.name) lists --sort due"),
        CommandExample("\(domain.name) lists --json", Message("application.list.json")),
      ],
      options: [
        .value(
          "sort", placeholder: "ORDER", completion: .choices(orders),
          help: Message("lists.option.sort")),
        .flag("all", short: "a", help: Message("lists.option.all")),
      ])
  } run: { session in
    let shape = try session.shape()
    let (sort, isReversed) = try order(session)
    let all = session.arguments.has("all")
    let (lists, habits) = try await session.read { snapshot, habits in
      let reader = try ListReader(snapshot, shape, today: habits.today)
      var lists = try reader.all(archived: all, findsChanges: sort == "changed")
      if sort == "manual" {
        let ranks = try manualRanks(snapshot, reader.layout)
        lists = stably(lists) { ranks[$0.id, default: 0] < ranks[$1.id, default: 0] }
      } else {
        lists = sorted(lists, by: sort)
      }
      return (isReversed ? lists.reversed() : lists, habits)
    }
    guard session.format == .table else {
      try ListObjects.write(lists, session)
      return .success
    }
    try ListsPage.write(lists, session, habits)
    return .success
  }

  private static let names = ["name", "remaining", "due", "changed", "manual"]
  private static let orders = names + names.map { "-" + $0 }

  private static func order(_ session: Session) throws -> (name: String, isReversed: Bool) {
    let text = session.arguments.value("sort") ?? "name"
    return text.hasPrefix("-") ? (String(text.dropFirst()), true) : (text, false)
  }

  /// Lists that come in the order of their names, in another.
  private static func sorted(_ lists: [ListLine], by order: String) -> [ListLine] {
    switch order {
    case "remaining": stably(lists) { $0.tally.remaining > $1.tally.remaining }
    case "due":
      stably(lists) { left, right in
        guard let first = left.firstDue else { return false }
        return right.firstDue.map { first < $0 } ?? true
      }
    case "changed":
      stably(lists) { left, right in
        guard let first = left.tally.changed else { return false }
        return right.tally.changed.map { first > $0 } ?? true
      }
    default: lists
    }
  }

  private static func stably(
    _ lists: [ListLine], _ precedes: (ListLine, ListLine) -> Bool
  ) -> [ListLine] {
    lists.enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      if precedes(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }

  private static func manualRanks(
    _ snapshot: Snapshot, _ layout: ListLayout
  ) throws -> [Identifier: Int] {
    var ranks: [Identifier: Int] = [:]
    let query = RecordQuery(
      layout.shape.list, sort: [SortKey(layout.listPosition.field.name)])
    try snapshot.scan(query, fields: ["id"]) { row in
      if let id = row.identifier(0) { ranks[id] = ranks.count }
      return true
    }
    return ranks
  }
}
