import StewardInterchange
import StewardModels
import StewardPersistence

/// What records are called that others refer to, looked up many at once.
struct NameBook: Sendable {
  private var known: [String: [Identifier: String]] = [:]

  /// Finds out what the records of a type are called, as far as that is not known yet. Costs a query
  /// for each level that they lie in.
  mutating func learn(_ ids: Set<Identifier>, of type: String, in snapshot: Snapshot) throws {
    let there = known[type] ?? [:]
    let missing = ids.filter { there[$0] == nil }
    guard !missing.isEmpty else { return }
    let paths = try snapshot.paths(of: missing, type: type)
    for (id, path) in paths { known[type, default: [:]][id] = path.description }
  }

  /// The same for every reference among the values of a record.
  mutating func learn(_ values: [Value], of type: RecordType, in snapshot: Snapshot) throws {
    for (value, field) in zip(values, type.fields) {
      if case .reference(let id) = value, case .reference(let target) = field.kind {
        try learn([id], of: target, in: snapshot)
      }
    }
  }

  /// What a record is called; nil where that is not known.
  func name(_ type: String, _ id: Identifier) -> String? { known[type]?[id] }
}
