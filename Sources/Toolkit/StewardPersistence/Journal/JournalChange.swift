import StewardModels

/// How one transaction changed one record.
public struct JournalChange: Hashable, Sendable {
  /// What happened to a record.
  public enum Kind: Int64, Sendable, Hashable {
    /// It came into the store.
    case insert
    /// It got other columns.
    case update
    /// It left the store.
    case remove
  }

  /// The transaction.
  public var transaction: Int64
  /// The record.
  public var record: RecordReference
  /// What happened.
  public var kind: Kind
  /// The record before, by column name; nil for an insert.
  public var before: RowImage?
  /// The revision the record had before; nil where it was not there and never had been.
  public var revisionBefore: Int64?
  /// The revision the record has since; nil where it left.
  public var revisionAfter: Int64?

  /// Makes a change.
  public init(
    transaction: Int64, record: RecordReference, kind: Kind, before: RowImage?,
    revisionBefore: Int64?, revisionAfter: Int64?
  ) {
    self.transaction = transaction
    self.record = record
    self.kind = kind
    self.before = before
    self.revisionBefore = revisionBefore
    self.revisionAfter = revisionAfter
  }

  /// This change and a later one of the same record in the same transaction, as one; nil where they
  /// cancel out.
  public func joined(with later: JournalChange) -> JournalChange? {
    var joined = self
    joined.revisionAfter = later.revisionAfter
    switch (kind, later.kind) {
    case (.insert, .remove): return nil
    case (.insert, _): joined.kind = .insert
    case (.remove, .insert), (.update, .update): joined.kind = .update
    default: joined.kind = later.kind
    }
    return joined
  }
}

/// One record that a committed transaction changed.
///
/// What the record holds is read afterwards, and may be newer.
public struct Change: Hashable, Sendable {
  /// The transaction.
  public let transaction: Int64
  /// The record.
  public let record: RecordReference
  /// What happened.
  public let kind: JournalChange.Kind

  /// Makes a change.
  public init(transaction: Int64, record: RecordReference, kind: JournalChange.Kind) {
    self.transaction = transaction
    self.record = record
    self.kind = kind
  }
}
