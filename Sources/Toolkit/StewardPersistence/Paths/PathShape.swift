import StewardModels
import StewardQuery

/// By which fields the records of a type lie in each other, and what they are called by.
struct PathShape {
  let type: RecordType
  let name: FieldDescription
  let nameColumn: Int
  /// The field with the role `.parent`; nil where records lie in none.
  let parent: (field: FieldDescription, column: Int)?

  /// - Throws: `StoreError.Code.unknownType` for a type whose records have no names.
  init(_ type: RecordType) throws(StoreError) {
    guard let index = type.fields.firstIndex(where: { $0.role == .name && $0.kind == .text }) else {
      throw StoreError(
        .unknownType, Message("store.path.nameless", ["type": .text(type.title)]))
    }
    self.type = type
    name = type.fields[index]
    nameColumn = type.firstColumns[index]
    parent = type.parentField.flatMap { field in
      type.index(ofField: field.name).map { (field, type.firstColumns[$0]) }
    }
  }

  /// The record that a row's record lies in.
  func parent(in row: [Scalar]) -> Identifier? { parent.flatMap { row[$0.column].identifier } }

  /// What a row's record is called.
  func name(in row: [Scalar]) -> String { row[nameColumn].text ?? "" }

  /// Which records are called so and lie right in another record, or in none.
  func filter(named text: String, in outer: Identifier?) -> FilterExpression {
    let called = FilterExpression.text(FieldPath(name.name), .equals, text)
    guard let parent else { return called }
    let path = FieldPath(parent.field.name)
    return called.and(outer.map { .compare(path, .equal, .reference($0)) } ?? .isNone(path))
  }
}
