public import StewardModels

/// One step in the history of a record: what it was before, what it was afterwards.
public struct RecordStep<Root: Record>: Hashable, Sendable {
  /// The transaction: when, who, by which command.
  public let entry: JournalEntry
  /// The record before; nil where it came into the store.
  public let before: Root?
  /// The record afterwards; nil where it left the store.
  public let after: Root?
}

extension Repository {
  /// What became of a record, the latest change first, as far as the journal reaches back.
  ///
  /// Of a record that has left the first step is its removal. See `Snapshot.history(of:limit:)`.
  public func history(of id: RecordID<Root>, limit: Int = 50) async throws -> [RecordStep<Root>] {
    try await store.read { try $0.history(of: id, limit: limit) }
  }
}

extension Snapshot {
  /// What became of a record, the latest change first, as far as the journal reaches back.
  ///
  /// Of a record that has left the first step is its removal.
  ///
  /// - Throws: `ModelError.Code.undecodable` where it held what its type cannot hold any more.
  public func history<Root: Record>(
    of id: RecordID<Root>, limit: Int = 50
  ) throws -> [RecordStep<Root>] {
    let binding = try binding(Root.self)
    var after = try find(id)
    var steps: [RecordStep<Root>] = []
    for step in try history(of: RecordReference(id), limit: limit) {
      let change = step.changes[0]
      let image = change.before?.record(
        of: binding.entry.type, revision: change.revisionBefore ?? 0)
      let before = try image.map { try binding.record($0.row) }
      steps.append(RecordStep(entry: step.entry, before: before, after: after))
      after = before
    }
    return steps
  }
}
