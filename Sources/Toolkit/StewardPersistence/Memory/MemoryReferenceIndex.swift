import StewardModels

/// Which records refer to which by a field.
struct MemoryReferenceIndex: Sendable {
  let field: FieldDescription
  /// The name of the record type that is referred to.
  let target: String
  let column: Int
  private var referrers = ShardedMap<Identifier, Set<Identifier>>()

  /// Nil for a field that is no reference.
  init?(_ type: RecordType, field index: Int) {
    guard case .reference(let target) = type.fields[index].kind else { return nil }
    field = type.fields[index]
    self.target = target
    column = type.firstColumns[index]
  }

  /// The records that refer to one.
  func referrers(to id: Identifier) -> Set<Identifier> { referrers[id] ?? [] }

  mutating func add(_ row: [Scalar], _ id: Identifier) {
    guard let target = row[column].identifier else { return }
    referrers.modify(target, default: []) { $0.insert(id) }
  }

  mutating func remove(_ row: [Scalar], _ id: Identifier) {
    guard let target = row[column].identifier else { return }
    referrers.modify(target, default: []) { $0.remove(id) }
    if referrers[target]?.isEmpty == true { referrers[target] = nil }
  }
}
