public import StewardModels

/// What was exported.
public struct ExportReport: Sendable, Hashable {
  /// How many records of each type, in the order in which they were written.
  public internal(set) var counts: [Count] = []

  /// What another program does not hold of the records, a message for each kind of it.
  public internal(set) var losses: [Message] = []

  /// The records of one type.
  public struct Count: Sendable, Hashable {
    /// The type's name.
    public let type: String
    /// How many.
    public internal(set) var records: Int
  }

  /// How many records in all.
  public var total: Int { counts.reduce(0) { $0 + $1.records } }
}

/// How far an export has come.
public struct ExportProgress: Sendable, Hashable {
  /// The records written.
  public let records: Int
  /// The records that there are to write.
  public let total: Int
}
