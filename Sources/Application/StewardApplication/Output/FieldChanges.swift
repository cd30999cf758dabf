import StewardInterchange
import StewardModels
import StewardPersistence

/// Which fields each step in the history of a record changed, from what to what.
struct FieldChanges {
  /// One field that a step changed.
  struct Change {
    let field: FieldDescription
    let before: Value
    let after: Value
  }

  /// In the order of the steps, the latest first.
  private(set) var steps: [[Change]] = []
  private(set) var names = NameBook()

  init(_ history: [HistoryStep], of reference: RecordReference, _ snapshot: Snapshot) throws {
    guard let type = snapshot.catalog.type(reference.type) else { return }
    var after = try snapshot.record(reference).map { try Self.values($0.row, type) }
    for step in history {
      let image = step.changes.first?.before
      let before = try image.map {
        try Self.values($0.record(of: type, revision: 0).row, type)
      }
      var changes: [Change] = []
      for (index, field) in type.fields.enumerated() where field.isTyped {
        let old = before?[index] ?? .none
        let new = after?[index] ?? .none
        // A new record holds what it holds by default without being told.
        if old == new || (before == nil && new == field.absentValue) { continue }
        changes.append(Change(field: field, before: old, after: new))
      }
      for values in [before, after].compactMap(\.self) {
        try names.learn(values, of: type, in: snapshot)
      }
      steps.append(changes)
      after = before
    }
  }

  private static func values(_ row: [Scalar], _ type: RecordType) throws -> [Value] {
    try Row.view(row) { (row) throws(ModelError) in try type.values(row) }
  }
}
