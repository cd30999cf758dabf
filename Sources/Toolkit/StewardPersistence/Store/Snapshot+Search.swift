public import StewardModels
public import StewardQuery
import StewardText

extension Snapshot {
  /// How many of the newest hits a search ranks.
  public static let searchDepth = 1000

  /// The records in whose searchable fields all words are found, best first: those called so, then
  /// those whose name begins so, then the newest, among the newest 1,000 hits.
  public func search<Root: Record>(
    _ words: String, where filter: Filter<Root> = .always, limit: Int = 50
  ) throws -> [Root] {
    let binding = try binding(Root.self)
    return try hits(
      words, type: binding.entry.type.name, where: filter.expression, limit: limit
    ).map { try binding.record($0.row) }
  }

  /// The same for a record type by name, as stored rows.
  public func hits(
    _ words: String, type name: String, where filter: FilterExpression = .always, limit: Int
  ) throws -> [StoredRecord] {
    let catalog = reader.catalog
    let type = try catalog.entry(name).type
    let terms = SearchTokens.query(words)
    let search = type.search(terms) { catalog.type($0) } ?? .search(terms)
    let query = try checked(RecordQuery(name, filter: search.and(filter)))
    let folded = Folding.folded(words)
    var ranked: [(rank: Int, record: StoredRecord)] = []
    for id in try reader.newest(name, where: query.filter, limit: Self.searchDepth) {
      guard let record = try reader.record(name, id) else { continue }
      let called = Folding.folded(try self.name(in: record.row, type) ?? "")
      let rank = called == folded ? 0 : called.hasPrefix(folded) ? 1 : 2
      ranked.append((rank, record))
    }
    // A stable order by rank: within one the newest stay first.
    return (0...2).lazy.flatMap { rank in ranked.lazy.filter { $0.rank == rank } }
      .prefix(limit).map(\.record)
  }

  /// The identities of the records that satisfy a filter, the one that came into the store last
  /// first.
  public func newest(
    _ type: String, where filter: FilterExpression = .always, limit: Int
  ) throws -> [Identifier] {
    let query = try checked(RecordQuery(type, filter: filter))
    return try reader.newest(type, where: query.filter, limit: limit)
  }
}
