import StewardModels

/// Writes rows of a store as JSON objects, whose keys are the names of the fields.
///
/// A field that holds nothing has no key, unless the type declares that it holds something where
/// nothing was said.
struct RecordObject {
  private let type: RecordType
  private let typeKey: String?
  private let writer = FieldWriter()

  /// - Parameter typeKey: The key that says the record's type; nil where the place of the object does.
  init(_ type: RecordType, typeKey: String?) {
    self.type = type
    self.typeKey = typeKey
  }

  /// Writes one row, whose columns stand in the order of the type.
  func write(_ row: Row, to json: inout JSONWriter) throws {
    try json.beginObject()
    if let typeKey {
      try json.key(typeKey)
      try json.string(type.name)
    }
    for (index, field) in type.fields.enumerated() {
      let column = type.firstColumns[index]
      if row.isNull(column), field.defaultValue.isNone { continue }
      try json.key(field.name)
      switch field.kind {
      case .text where !row.isNull(column), .choice where !row.isNull(column):
        try json.string(row.text(column))
      default:
        let value = try Value(row, at: column, kind: field.kind)
        try writer.write(value, for: field, names: { _, _ in nil }, to: &json)
      }
    }
    try json.endObject()
  }
}
