import StewardModels
import StewardPersistence
import StewardQuery

/// What a backend answers to a question.
struct ComparisonAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The identities in the order that was asked for.
  private(set) var identities: [Identifier] = []
  /// How many satisfy the filter, whatever the limit.
  private var count = 0
  /// The five that came last.
  private var newest: [Identifier] = []
  /// The kind of the error, where there was one.
  private var failure = ""

  init(_ query: RecordQuery, of snapshot: Snapshot) {
    do {
      identities = try snapshot.records(query).map(\.id)
      count = try snapshot.count(query)
      newest = try snapshot.newest(query.type, where: query.filter, limit: 5)
    } catch {
      failure = "\(error)"
    }
  }

  var description: String {
    if !failure.isEmpty { return failure }
    let ids = identities.map { "\(Handle($0).characters)" }.joined(separator: " ")
    return "\(identities.count) of \(count): \(ids); newest \(newest.map { "\(Handle($0))" })"
  }
}
