internal import StewardModels
internal import StewardText

// What can be wrong with a value that a query compares with.
extension QueryError {
  /// A value of another kind than the field's.
  static func misfit(_ value: Value, _ field: FieldDescription) -> QueryError {
    if case .choice(let words) = field.kind, case .text(let word) = value {
      return unknownChoice(word, of: words, field)
    }
    return QueryError(
      .mismatch,
      Message(
        "query.value.kind", ["field": .text(field.name), "kind": .message(field.kind.words)]),
      details: "the value is \(value)")
  }

  /// A word that is none of a choice's.
  static func unknownChoice(
    _ word: String, of words: [String], _ field: FieldDescription,
    position: FilterPosition? = nil
  ) -> QueryError {
    let near = NearMiss.nearest(to: word, in: words, limit: 3)
    return QueryError(
      .mismatch,
      Message("query.value.choice", ["field": .text(field.name), "value": .text(word)]),
      hint: Message("query.value.choices", ["words": .list(near.isEmpty ? words : near)]),
      position: position)
  }

  /// Text with U+0000, which no record holds.
  static func holdsNul(_ field: String) -> QueryError {
    QueryError(.mismatch, Message("query.value.nul", ["field": .text(field)]))
  }

  /// Nothing where there must be a value: nil is asked for by `isNone`.
  static func nothing(_ field: FieldDescription) -> QueryError {
    QueryError(.mismatch, Message("query.value.none", ["field": .text(field.name)]))
  }
}
