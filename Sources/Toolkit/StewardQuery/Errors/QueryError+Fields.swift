internal import StewardModels
internal import StewardText

// What can be wrong with a field that a query names.
extension QueryError {
  /// The record type has no field of the name.
  ///
  /// The nearest names are the hint.
  static func unknownField(
    _ name: String, of type: RecordType, position: FilterPosition? = nil
  ) -> QueryError {
    let near = NearMiss.nearest(to: name, in: type.fields.map(\.name), limit: 3)
    return QueryError(
      .unknownField,
      Message("query.field.unknown", ["field": .text(name), "type": .text(type.title)]),
      hint: near.isEmpty ? nil : Message("text.didYouMean", ["names": .list(near)]),
      details: "fields of \(type.name): \(type.fields.map(\.name).joined(separator: " "))",
      position: position)
  }

  /// A path into a field that does not hold the person's own fields.
  static func holdsNoOwn(_ path: FieldPath) -> QueryError {
    QueryError(
      .mismatch,
      Message("query.field.noOwn", ["field": .text(path.field), "path": .text(path.description)]))
  }

  /// The person's own fields without the name of one.
  static func needsOwnName(_ field: FieldDescription) -> QueryError {
    QueryError(.mismatch, Message("query.field.ownName", ["field": .text(field.name)]))
  }

  /// A condition or a reckoning that a field of this kind has no answer to.
  static func unfit(_ id: String, _ field: FieldDescription) -> QueryError {
    QueryError(
      .mismatch,
      Message(id, ["field": .text(field.name), "kind": .message(field.kind.words)]),
      details: "the kind is \(field.kind)")
  }

  /// An order by a field that has none.
  static func unsortable(
    _ field: FieldDescription, position: FilterPosition? = nil
  ) -> QueryError {
    QueryError(
      .unsortable,
      Message("query.sort.kind", ["field": .text(field.name), "kind": .message(field.kind.words)]),
      position: position)
  }

  /// The record type that a field refers to is not among those that are known.
  static func unknownType(_ name: String, _ field: FieldDescription) -> QueryError {
    QueryError(
      .mismatch,
      Message("query.type.unknown", ["field": .text(field.name), "type": .text(name)]))
  }

  /// A search over records of which no field is searchable.
  static func unsearchable(_ type: RecordType) -> QueryError {
    QueryError(.mismatch, Message("query.search.none", ["type": .text(type.title)]))
  }

  /// Conditions that are nested too deeply.
  static func tooDeep(_ limit: Int, position: FilterPosition? = nil) -> QueryError {
    QueryError(
      .tooComplex, Message("query.filter.tooDeep", ["limit": .number(limit)]), position: position)
  }
}

extension FieldKind {
  /// What the kind is called.
  var words: Message {
    switch self {
    case .choice: Message("query.kind.choice")
    case .reference: Message("query.kind.reference")
    default: Message("query.kind.\(self)")
    }
  }
}
