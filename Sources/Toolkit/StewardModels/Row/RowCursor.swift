/// A place in a row on its way from column to column, as a record is made of it.
@frozen
public struct RowCursor {
  @usableFromInline let row: Row
  // Kept alive by the schema that reads; a count of references for each row would cost more than
  // the reading.
  @usableFromInline unowned(unsafe) let defaults: RowDefaults
  @usableFromInline var column = 0

  @inlinable
  init(row: Row, defaults: RowDefaults) {
    self.row = row
    self.defaults = defaults
  }
}

/// What the columns of a record type hold where nothing is stored, and which field each belongs to.
@usableFromInline
final class RowDefaults: Sendable {
  private let row: [Scalar]
  private let fields: [String]

  init(row: [Scalar], fields: [String]) {
    self.row = row
    self.fields = fields
  }

  /// What a null means for a field that is not optional and begins at a column: the declared
  /// default, else the type's empty value.
  @usableFromInline
  func content<Content: FieldValue>(at column: Int) throws(ModelError) -> Content {
    if !row[column].isNull {
      return try Row.view(row) { (row) throws(ModelError) in try Content.decode(row, at: column) }
    }
    if let absent = Content.absent { return absent }
    throw ModelError(
      .undecodable, Message("model.field.missing", ["field": .text(fields[column])]),
      details: "the column is null and \(Content.self) has neither a nil nor a default")
  }
}

extension FieldValue where Present == Self {
  /// Reads a field and moves on to the next one's column; a null is the field's default.
  ///
  /// It needs nothing of the field's declaration: looking up the types of that would cost more than
  /// the reading.
  @inlinable
  public static func next(_ cursor: inout RowCursor) throws(ModelError) -> Self {
    let start = cursor.column
    cursor.column &+= columnCount
    if cursor.row.isNull(start) { return try cursor.defaults.content(at: start) }
    return try decode(cursor.row, at: start)
  }
}

extension Optional where Wrapped: FieldValue, Wrapped.Present == Wrapped {
  /// Reads a field and moves on to the next one's column; a null is nil.
  @inlinable
  public static func next(_ cursor: inout RowCursor) throws(ModelError) -> Wrapped? {
    let start = cursor.column
    cursor.column &+= Wrapped.columnCount
    if cursor.row.isNull(start) { return nil }
    return try Wrapped.decode(cursor.row, at: start)
  }
}
