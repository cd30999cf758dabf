public import StewardModels
public import StewardPersistence
import StewardQuery

extension Snapshot {
  /// What some records of a type are called: their paths where the type has a field with the role
  /// `.parent`, else their names.
  ///
  /// Records that are not there or have no name are left out. One that is called after another has
  /// that one's name.
  ///
  /// Costs one query, and one more for each level that they lie in.
  public func paths(
    of ids: some Sequence<Identifier>, type name: String
  ) throws -> [Identifier: RecordPath] {
    try paths(of: ids, type: name, depth: 4)
  }

  /// What records are called that are called after others: a query for them, and those for the
  /// others, through so many types at the most.
  private func paths(
    of ids: Set<Identifier>, _ type: RecordType, after called: FieldDescription, _ target: String,
    depth: Int
  ) throws -> [Identifier: RecordPath] {
    if depth == 0 { return [:] }
    var others: [Identifier: Identifier] = [:]
    let list = FilterExpression.oneOf(
      FieldPath(type.fields[0].name), ids.map { .reference($0) })
    let fields = [type.fields[0].name, called.name]
    try scan(RecordQuery(type.name, filter: list), fields: fields) { row in
      if let id = row.identifier(0), !row.isNull(1) { others[id] = row.identifier(1) }
      return true
    }
    let names = try paths(of: Set(others.values), type: target, depth: depth - 1)
    return others.compactMapValues { id in
      names[id]?.parts.last.map { RecordPath(parts: [$0]) }
    }
  }

  private func paths(
    of ids: some Sequence<Identifier>, type name: String, depth: Int
  ) throws -> [Identifier: RecordPath] {
    guard let type = catalog.type(name), let called = type.field(role: .name) else { return [:] }
    if case .reference(let target) = called.kind {
      return try paths(of: Set(ids), type, after: called, target, depth: depth)
    }
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
