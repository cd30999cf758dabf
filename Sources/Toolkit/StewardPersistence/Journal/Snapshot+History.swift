import StewardModels

/// One step in the history of a record, or of a store.
public struct HistoryStep: Hashable, Sendable {
  /// The transaction.
  public let entry: JournalEntry
  /// What it changed; of a record's history only the change of that record.
  public let changes: [JournalChange]
}

extension Snapshot {
  /// The last transactions, the latest first.
  public func history(_ query: JournalQuery) throws -> [HistoryStep] {
    try reader.transactions(query).map {
      HistoryStep(entry: $0, changes: try reader.changes(in: $0.number))
    }
  }

  /// The transactions of a journal query, the latest first, without what they changed.
  public func journal(_ query: JournalQuery) throws -> [JournalEntry] {
    try reader.transactions(query)
  }

  /// What one transaction changed.
  public func changes(in transaction: Int64) throws -> [JournalChange] {
    try reader.changes(in: transaction)
  }

  /// What one transaction changed of one record, nil where it did not; costs one look-up.
  public func change(
    in transaction: Int64, of record: RecordReference
  ) throws -> JournalChange? {
    try reader.change(in: transaction, of: record)
  }

  /// What became of a record, the latest change first, as far as the journal reaches back.
  ///
  /// Of a record that has left the first step is its removal. Each change knows the revision before
  /// it, so that one indexed look-up a step is enough; only a removal is looked for in the whole
  /// journal. Steps that were taken back are not part of it.
  public func history(of record: RecordReference, limit: Int) throws -> [HistoryStep] {
    var steps: [HistoryStep] = []
    var revision =
      try reader.record(record.type, record.id)?.revision ?? reader.lastRemoval(of: record)
    while let number = revision, steps.count < limit {
      var query = JournalQuery(limit: 1)
      query.number = number
      guard let change = try reader.change(in: number, of: record),
        let entry = try reader.transactions(query).first
      else { break }
      steps.append(HistoryStep(entry: entry, changes: [change]))
      revision = change.revisionBefore
    }
    return steps
  }
}
