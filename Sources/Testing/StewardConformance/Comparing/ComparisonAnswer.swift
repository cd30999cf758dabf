import StewardModels
import StewardPersistence
import StewardQuery

/// What two backends are asked.
enum ComparisonQuestion: Sendable, CustomStringConvertible {
  case records(RecordQuery)
  case totals(AggregateQuery)

  var description: String {
    switch self {
    case .records(let query): "\(query)"
    case .totals(let query): "\(query)"
    }
  }
}

/// What a backend answers to a question.
struct ComparisonAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The identities in the order that was asked for.
  private(set) var identities: [Identifier] = []
  /// How many satisfy the filter, whatever the limit.
  private var count = 0
  /// The five that came last.
  private var newest: [Identifier] = []
  private var groups: [AggregateGroup] = []
  /// The error, where there was one.
  private var failure = ""

  init(to question: ComparisonQuestion, of snapshot: Snapshot) {
    do {
      switch question {
      case .records(let query):
        identities = try snapshot.records(query).map(\.id)
        count = try snapshot.count(query)
        newest = try snapshot.newest(query.type, where: query.filter, limit: 5)
      case .totals(let query): groups = try snapshot.aggregate(query)
      }
    } catch {
      failure = "\(error)"
    }
  }

  var description: String {
    if !failure.isEmpty { return failure }
    if !groups.isEmpty { return "\(groups)" }
    let ids = identities.map { "\(Handle($0).characters)" }.joined(separator: " ")
    return "\(identities.count) of \(count): \(ids); newest \(newest.map { "\(Handle($0))" })"
  }
}
