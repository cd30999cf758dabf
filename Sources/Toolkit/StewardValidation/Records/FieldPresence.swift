internal import StewardModels

/// Whether a field of a record holds something, without the field's type.
struct FieldPresence<Root: Record>: Sendable {
  /// The field's name.
  let name: String
  /// Whether it holds something: not nil, and neither text nor tags that are empty.
  let isFilled: @Sendable (Root) -> Bool

  init<Content: FieldValue>(_ field: Field<Root, Content>) {
    name = field.name
    isFilled = { record in
      guard let present = field.content(of: record).present else { return false }
      return !present.isEmptyText
    }
  }

  /// The presence of several fields, in order.
  static func list<each Content: FieldValue>(
    _ fields: repeat Field<Root, each Content>
  ) -> [FieldPresence] {
    var list: [FieldPresence] = []
    for field in repeat each fields { list.append(FieldPresence(field)) }
    return list
  }
}
