internal import StewardModels
internal import StewardText

// What can be wrong with words of the filter language.
extension QueryError {
  /// Words that make no filter.
  static func syntax(
    _ id: String, _ arguments: [String: Message.Argument], _ position: FilterPosition,
    hint: String? = nil
  ) -> QueryError {
    QueryError(
      .syntax, Message(id, arguments), hint: hint.map { Message($0) }, position: position)
  }

  /// A sign before a condition that is to leave out what fits it.
  static func mark(before condition: FilterWord, of word: FilterWord) -> QueryError {
    QueryError(
      .syntax, Message("query.syntax.mark", ["word": .text(word.text)]),
      hint: Message("query.syntax.mark.hint", ["condition": .text(condition.text)]),
      position: word.position)
  }

  /// A value that the field's kind cannot be read from, for the reason that its reader gives.
  static func unreadable(
    _ field: FieldDescription, _ error: some StewardError, _ position: FilterPosition
  ) -> QueryError {
    QueryError(
      .syntax,
      Message(
        "query.value.unreadable",
        ["field": .text(field.name), "reason": .message(error.message)]),
      hint: error.hint ?? field.exampleHint, details: error.details, position: position)
  }

  /// An operator that a field of this kind has no answer to.
  static func unfit(
    _ sign: FilterWord, _ field: FieldDescription
  ) -> QueryError {
    QueryError(
      .mismatch,
      Message(
        "query.operator.kind",
        [
          "field": .text(field.name), "sign": .text(sign.text),
          "kind": .message(field.kind.words),
        ]),
      position: sign.position)
  }

  /// A field that is not there, at a place among the words.
  static func unknownField(_ name: FilterWord, of type: RecordType) -> QueryError {
    let error = unknownField(name.text, of: type, position: name.position)
    guard error.hint == nil else { return error }
    // A time, an address, a name with a colon: most likely something to look for.
    return QueryError(
      error.code, error.message, hint: Message("query.field.quoteHint"), details: error.details,
      position: error.position)
  }
}

extension FieldDescription {
  /// An example of what belongs in the field, where the declaration gives one.
  var exampleHint: Message? {
    example.isEmpty
      ? nil : Message("query.value.example", ["example": .text("\(name):\(example)")])
  }
}
