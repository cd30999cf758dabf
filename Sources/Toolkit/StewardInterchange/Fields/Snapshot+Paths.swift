public import StewardModels
public import StewardPersistence
import StewardQuery

extension Snapshot {
  /// What some records of a type are called: their paths where the type has a field with the role
  /// `.parent`, else their names.
  ///
  /// Records that are not there or have no name are left out.
  ///
  /// Costs one query, and one more for each level that they lie in.
  public func paths(
    of ids: some Sequence<Identifier>, type name: String
  ) throws -> [Identifier: RecordPath] {
    guard let type = catalog.type(name), let called = type.field(role: .name) else { return [:] }
    let parent = type.fields.first { $0.role == .parent && $0.kind == .reference(name) }
    var known: [Identifier: (name: String, parent: Identifier?)] = [:]
    let asked = Set(ids)
    var wanted = asked
    let fields = [type.fields[0].name, called.name] + (parent.map { [$0.name] } ?? [])
    while !wanted.isEmpty {
      let list = FilterExpression.oneOf(
        FieldPath(type.fields[0].name), wanted.map { .reference($0) })
      var next: Set<Identifier> = []
      try scan(RecordQuery(name, filter: list), fields: fields) { row in
        guard let id = row.identifier(0) else { return true }
        let above = parent == nil ? nil : row.identifier(2)
        known[id] = (row.text(1), above)
        if let above { next.insert(above) }
        return true
      }
      wanted = next.filter { known[$0] == nil }
    }
    var paths: [Identifier: RecordPath] = [:]
    for id in asked {
      var names: [String] = []
      var current: Identifier? = id
      // A circle, which no program of ours makes, ends when all records were seen.
      while let step = current, let record = known[step], names.count < known.count {
        names.append(record.name)
        current = record.parent
      }
      if !names.isEmpty { paths[id] = RecordPath(parts: names.reversed()) }
    }
    return paths
  }
}
