import StewardModels
import StewardPersistence
import StewardQuery

/// Which records an export of some of them holds: those that the filter names, those that go when they
/// go, and whatever these refer to, so that they come back whole in an empty store.
///
/// Only identities are kept.
struct ExportSelection {
  private let types: [RecordType]
  private var chosen: [String: Set<Identifier>] = [:]

  /// Up to how many records are asked for by their identities rather than looked for among all.
  private static let asked = 500

  /// Follows the references of the records of the main type that a filter names.
  ///
  /// - Parameter types: The types that are written.
  init(
    _ main: RecordType, filter: FilterExpression, types: [RecordType], in snapshot: Snapshot
  ) throws {
    self.types = types
    var found = try add(RecordQuery(main.name, filter: filter), of: main, snapshot)
    for type in types where type.name != main.name {
      for field in type.fields
      where field.kind == .reference(main.name) && field.onRemoval == .cascade {
        let query = query(type, where: field.name, chosen[main.name] ?? [])
        found += try add(query.query, of: type, snapshot, where: field, isIn: query.ids)
      }
    }
    while let next = found.popLast() {
      guard types.contains(where: { $0.name == next.type }),
        let type = snapshot.catalog.type(next.type),
        chosen[type.name, default: []].insert(next.id).inserted,
        let record = try snapshot.record(next)
      else { continue }
      for (index, field) in type.fields.enumerated() {
        guard case .reference(let target) = field.kind,
          let id = record.row[type.firstColumns[index]].identifier
        else { continue }
        found.append(RecordReference(type: target, id: id))
      }
    }
  }

  /// How many records there are of a type.
  func count(of type: RecordType) -> Int { chosen[type.name]?.count ?? 0 }

  /// The query for the records of a type, and which of its answers are meant; nil for all of them.
  func query(
    _ type: RecordType, sort: [SortKey]
  ) -> (query: RecordQuery, ids: Set<Identifier>?) {
    let (query, ids) = query(type, where: type.fields[0].name, chosen[type.name] ?? [])
    return (RecordQuery(type.name, filter: query.filter, sort: sort), ids)
  }

  private func query(
    _ type: RecordType, where field: String, _ ids: Set<Identifier>
  ) -> (query: RecordQuery, ids: Set<Identifier>?) {
    guard ids.count <= Self.asked else { return (RecordQuery(type.name), ids) }
    let some = ids.sorted().map { Value.reference($0) }
    return (RecordQuery(type.name, filter: .oneOf(FieldPath(field), some)), nil)
  }

  /// Takes in the records of a query.
  ///
  /// - Returns: What they refer to and is not taken in yet.
  private mutating func add(
    _ query: RecordQuery, of type: RecordType, _ snapshot: Snapshot,
    where owner: FieldDescription? = nil, isIn owners: Set<Identifier>? = nil
  ) throws -> [RecordReference] {
    let references = type.fields.compactMap { field -> (name: String, target: String)? in
      guard case .reference(let target) = field.kind,
        types.contains(where: { $0.name == target })
      else { return nil }
      return (field.name, target)
    }
    let place = owner.flatMap { owner in references.firstIndex { $0.name == owner.name } }
    var ids = chosen[type.name] ?? []
    var found: Set<RecordReference> = []
    try snapshot.scan(query, fields: [type.fields[0].name] + references.map(\.name)) { row in
      guard let id = row.identifier(0) else { return true }
      if let owners, let place {
        guard let own = row.identifier(place + 1), owners.contains(own) else { return true }
      }
      ids.insert(id)
      for (index, reference) in references.enumerated() {
        guard let id = row.identifier(index + 1) else { continue }
        found.insert(RecordReference(type: reference.target, id: id))
      }
      return true
    }
    chosen[type.name] = ids
    return Array(found.filter { chosen[$0.type]?.contains($0.id) != true })
  }
}
