import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Why a filter fits nothing, where that can be told: a tag that nothing has, a place that is not
/// there, an amount in a currency that the others are not in.
///
/// It is asked only where nothing was found, so that a list that holds something pays nothing.
struct EmptyFilter {
  let domain: DomainDescription
  let main: DomainType
  let snapshot: Snapshot

  /// How many names are looked through for one that was meant.
  private static let most = 10_000

  init(_ session: Session, _ snapshot: Snapshot) {
    domain = session.domain
    main = session.main
    self.snapshot = snapshot
  }

  private var type: RecordType { main.model.type }

  /// Tells the reasons beside the data.
  func tell(_ filter: FilterExpression, on console: Console) throws {
    // In a program with lists what is left out is another matter: there --all means all lists.
    if domain.lists == nil, let kept = filter.parts(after: main.standing) {
      try tell(leftOut: snapshot.count(RecordQuery(type.name, filter: kept)), on: console)
    }
    for reason in try reasons(filter) { try console.notify(reason) }
  }

  /// Tells how many fit that lists leave out.
  func tell(leftOut count: Int, on console: Console) throws {
    guard count > 0 else { return }
    try console.notify(
      Message(
        "application.empty.standing",
        ["count": .number(count), "type": .text(type.title), "types": .text(type.plural)]))
  }

  /// What each condition is about that nothing can fit; what is negated is not looked at.
  func reasons(_ filter: FilterExpression) throws -> [Message] {
    switch filter {
    case .all(let parts), .any(let parts): try parts.flatMap(reasons)
    case .tagged(let path, let tag): try unknownTag(tag, path, filter)
    case .refers(let path, let condition, _): try unknownTarget(condition, path)
    case .compare(let path, _, .money(let money)): try otherCurrency(money, path)
    default: []
    }
  }

  private func unknownTag(
    _ tag: String, _ path: FieldPath, _ filter: FilterExpression
  ) throws -> [Message] {
    guard try snapshot.count(RecordQuery(type.name, filter: filter)) == 0 else { return [] }
    let tags = try snapshot.aggregate(AggregateQuery(type.name, by: path)).compactMap {
      if case .text(let tag) = $0.key { tag } else { nil }
    }
    return [
      near(Message("application.empty.tag", ["tag": .text(tag)]), to: tag, in: tags, sign: "@")
    ]
  }

  private func unknownTarget(
    _ condition: FilterExpression, _ path: FieldPath
  ) throws -> [Message] {
    guard let field = type.fields.first(where: { $0.name == path.field }),
      case .reference(let name) = field.kind, let target = domain.type(name)?.model.type,
      let title = target.field(role: .name), title.kind == .text,
      let wanted = condition.firstText,
      try snapshot.count(RecordQuery(name, filter: condition)) == 0
    else { return [] }
    var names: Set<String> = []
    let query = RecordQuery(name, sort: [SortKey(title.name)], limit: Self.most)
    try snapshot.scan(query, fields: [title.name]) { row in
      names.insert(row.text(0))
      return true
    }
    let problem = Message(
      "application.empty.reference", ["type": .text(target.title), "text": .text(wanted)])
    return [near(problem, to: wanted, in: names.sorted(), sign: "")]
  }

  private func otherCurrency(_ money: Money, _ path: FieldPath) throws -> [Message] {
    let least = Value.money(Money(minorUnits: .min, currency: money.currency))
    let others = FilterExpression.all([
      .not(.isNone(path)), .not(.compare(path, .atLeast, least)),
    ])
    guard try snapshot.count(RecordQuery(type.name, filter: others)) > 0 else { return [] }
    return [
      Message(
        "application.empty.currency",
        ["field": .text(path.field), "currency": .text(money.currency.code)])
    ]
  }

  private func near(
    _ problem: Message, to word: String, in names: [String], sign: String
  ) -> Message {
    let near = NearMiss.nearest(to: word, in: names, limit: 3)
    guard !near.isEmpty else { return problem }
    return Message(
      "application.empty.near",
      [
        "problem": .message(problem),
        "hint": .message(
          Message("cli.nearest", ["choices": .list(near.map { "\"\(sign)\($0)\"" })])),
      ])
  }
}

extension FilterExpression {
  /// The filter without what lists leave out by themselves; nil where they leave out nothing.
  fileprivate func parts(after standing: FilterExpression) -> FilterExpression? {
    if standing == .always { return nil }
    if self == standing { return .always }
    guard case .all(let parts) = self, parts.first == standing else { return nil }
    return .all(Array(parts.dropFirst()))
  }

  /// The first text that a condition compares with.
  fileprivate var firstText: String? {
    switch self {
    case .all(let parts), .any(let parts): parts.lazy.compactMap(\.firstText).first
    case .text(_, _, let text), .compare(_, _, .text(let text)): text
    default: nil
    }
  }
}
