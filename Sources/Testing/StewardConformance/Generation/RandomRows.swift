public import StewardModels

/// Random rows of one record type.
public struct RandomRows {
  /// The record type.
  public let type: RecordType
  /// The records that references may refer to, by the name of their type.
  public var references: [String: [Identifier]]

  private var unique = 0

  /// Rows of a type whose references refer to some records.
  public init(_ type: RecordType, references: [String: [Identifier]] = [:]) {
    self.type = type
    self.references = references
  }

  /// The values of a record in the order of the fields.
  ///
  /// What must be there is there, and fields declared unique hold nothing twice. A record may refer
  /// to those made before it, of its own type too, so that they lie in each other without circles.
  public mutating func values(using generator: inout SeededGenerator) -> [Value] {
    var values: [Value] = []
    for field in type.fields {
      var value = RandomValues.value(
        for: field, references: targets(of: field), using: &generator)
      if field.isUnique, !value.isNone {
        unique += 1
        value = distinguished(value)
      }
      values.append(value)
    }
    if case .reference(let id) = values.first { references[type.name, default: []].append(id) }
    return values
  }

  /// A row, its columns in the order of the type's declaration.
  public mutating func row(using generator: inout SeededGenerator) -> [Scalar] {
    type.row(values(using: &generator))
  }

  private func targets(of field: FieldDescription) -> [Identifier] {
    guard case .reference(let name) = field.kind else { return [] }
    return references[name] ?? []
  }

  private func distinguished(_ value: Value) -> Value {
    switch value {
    case .text(let text): .text("\(text) \(unique)")
    case .integer: .integer(Int64(unique))
    default: value
    }
  }
}
