import StewardModels

/// The defaults of some fields of a type, as columns.
struct DefaultColumns {
  private let fields: [(column: Int, scalars: [Scalar])]

  /// Takes the fields that have a default.
  init(_ fields: [FieldDescription], of type: RecordType) {
    self.fields = fields.compactMap { field in
      guard !field.defaultValue.isNone, let index = type.index(ofField: field.name) else {
        return nil
      }
      var scalars: [Scalar] = []
      field.defaultValue.encode(as: field.kind, into: &scalars)
      return (type.firstColumns[index], scalars)
    }
  }

  /// Puts them where nothing stands.
  func fill(_ row: inout [Scalar]) {
    for (column, scalars) in fields where row[column].isNull {
      row.replaceSubrange(column..<(column + scalars.count), with: scalars)
    }
  }
}
