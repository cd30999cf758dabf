public import StewardModels

/// A record's columns by name, as the journal keeps them: it can be read after columns were added,
/// dropped or put in another order.
///
/// Its text is a JSON object (RFC 8259) without nulls: numbers as they are, text as text,
/// identifiers and bytes in hexadecimal, as the column's type tells.
public struct RowImage: Hashable, Sendable {
  /// The columns that are not null.
  public var columns: [String: Scalar]
  /// Where the record stood in the order in which records came into the store.
  public var sequence: Int64

  /// Takes columns by name.
  public init(columns: [String: Scalar], sequence: Int64) {
    self.columns = columns
    self.sequence = sequence
  }

  /// Takes a stored record.
  public init(_ record: StoredRecord, of type: RecordType) {
    columns = [:]
    for (column, scalar) in zip(type.columns, record.row) where !scalar.isNull {
      columns[column.name] = scalar
    }
    sequence = record.sequence
  }

  /// The record in the columns that a type has now.
  ///
  /// A column that was added since is null, which every declaration reads as its field's default.
  public func record(of type: RecordType, revision: Int64) -> StoredRecord {
    let row = type.columns.map { columns[$0.name] ?? .null }
    return StoredRecord(sequence: sequence, revision: revision, row: row)
  }
}
