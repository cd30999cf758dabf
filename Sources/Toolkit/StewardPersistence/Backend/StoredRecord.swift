public import StewardModels

/// A record as a store keeps it: its columns and what is hidden beside them.
public struct StoredRecord: Hashable, Sendable {
  /// Where it stands in the order in which records came into this store; zero before it has.
  public var sequence: Int64
  /// The transaction that last gave it these columns.
  public var revision: Int64
  /// The columns, in the order of the stored record type, the identity first.
  public var row: [Scalar]

  /// Stands for the revision among the columns that are asked for.
  public static let revisionColumn = -1
  /// Stands for the sequence among the columns that are asked for.
  public static let sequenceColumn = -2

  /// Takes a record's columns.
  public init(sequence: Int64 = 0, revision: Int64, row: [Scalar]) {
    self.sequence = sequence
    self.revision = revision
    self.row = row
  }

  /// The identity.
  ///
  /// The first column always holds it: every record type begins with `.identifier`.
  public var id: Identifier { row[0].identifier ?? Identifier(high: 0, low: 0) }
}

/// The record types that a store holds, from its description of itself.
public struct StoredCatalog: Hashable, Sendable {
  /// A record type and the small number that stands for it in the journal.
  public struct Entry: Hashable, Sendable {
    /// The type, with every field that any program declared.
    public let type: RecordType
    /// What stands for the type in the journal.
    public let code: Int64

    /// Makes an entry.
    public init(type: RecordType, code: Int64) {
      self.type = type
      self.code = code
    }
  }

  /// The entries, by name.
  public private(set) var entries: [String: Entry] = [:]

  /// A catalog of some entries.
  public init(_ entries: [Entry] = []) {
    for entry in entries { self.entries[entry.type.name] = entry }
  }

  /// The type of a name.
  public func type(_ name: String) -> RecordType? { entries[name]?.type }

  /// The type that a number stands for.
  public func type(code: Int64) -> RecordType? {
    entries.values.first { $0.code == code }?.type
  }

  /// The entry of a type that must be there.
  ///
  /// - Throws: `StoreError.Code.unknownType`.
  public func entry(_ name: String) throws(StoreError) -> Entry {
    guard let entry = entries[name] else {
      throw StoreError(.unknownType, Message("store.type.unknown", ["type": .text(name)]))
    }
    return entry
  }

  /// The fields of all types that refer to records of one, with their types.
  public func references(to name: String) -> [(type: RecordType, field: FieldDescription)] {
    entries.values.sorted { $0.code < $1.code }.flatMap { entry in
      entry.type.fields.filter { $0.kind == .reference(name) }.map { (entry.type, $0) }
    }
  }
}
