internal import StewardModels
internal import StewardText

/// Reads single words of the filter language into conditions, by the kinds of the fields.
struct TermReader: Sendable {
  let type: RecordType
  let types: @Sendable (String) -> RecordType?
  let context: ReadingContext
  let names: FieldNames

  init(
    type: RecordType, types: @escaping @Sendable (String) -> RecordType?, context: ReadingContext
  ) {
    self.type = type
    self.types = types
    self.context = context
    names = FieldNames(type)
  }

  /// Whether a word is the name of a field, with or without a word that compares.
  func namesField(_ word: FilterWord) -> Bool {
    guard word.characters.first?.isQuoted == false else { return false }
    return names.resolve(narrowName(word)) != nil
  }

  /// The condition before which a word has `-` or `!`, as in `-@winter`; nil for every other word.
  ///
  /// Other programs leave out so what is meant; a search for such a word would find just that.
  func conditionAfterMark(_ word: FilterWord) -> FilterWord? {
    guard let mark = word.characters.first?.sign, mark == "-" || mark == "!" else { return nil }
    let rest = word.part(word.characters.dropFirst())
    if rest.characters.first?.sign == "@", rest.characters.count > 1 { return rest }
    guard let term = FilterTerm(rest), namesField(term.name) else { return nil }
    return rest
  }

  /// A word alone: something to search for, or a tag.
  func bare(_ word: FilterWord) throws(QueryError) -> FilterExpression {
    if word.characters.first?.sign == "@" { return try tag(word) }
    guard !word.characters.isEmpty else {
      throw .syntax("query.syntax.emptyWord", [:], word.position)
    }
    let terms = SearchTokens.query(word.text)
    guard let search = type.search(terms, types: types) else {
      guard let called = type.called(.contains, word.text, types: types) else {
        throw .unsearchable(type)
      }
      return called
    }
    guard !terms.isEmpty else {
      throw .syntax("query.search.nothing", ["word": .text(word.text)], word.position)
    }
    return search
  }

  /// `@tag`, or several parted by commas, of which one must be there.
  func tag(_ word: FilterWord) throws(QueryError) -> FilterExpression {
    guard let field = type.fields.first(where: { $0.kind == .tags }) else {
      throw .syntax(
        "query.tag.none", ["type": .text(type.title)], word.position,
        hint: "query.field.quoteHint")
    }
    let value = word.part(word.characters.dropFirst())
    guard !value.characters.isEmpty else {
      throw .syntax("query.tag.empty", [:], word.position)
    }
    return try tags(FieldPath(field.name), field, value)
  }

  /// A field, an operator and a value.
  func read(_ term: FilterTerm) throws(QueryError) -> FilterExpression {
    guard let (field, path, suffix) = names.resolve(narrowName(term.name)) else {
      throw .unknownField(term.name, of: type)
    }
    if suffix != nil, term.relation != .matches {
      throw .syntax(
        "query.syntax.twoOperators", ["sign": .text(term.sign.text)], term.sign.position)
    }
    if field.kind == .own, path.own == nil {
      guard isNothing(term.value) || isAnything(term.value) else {
        throw .syntax(
          "query.field.ownName", ["field": .text(field.name)], term.name.position)
      }
    }
    guard !term.value.characters.isEmpty else {
      throw .syntax(
        "query.value.missing", ["field": .text(field.name)], term.value.position,
        hint: "query.value.missingHint")
    }
    let phrase = FilterPhrase(
      field: field, path: path, relation: suffix ?? term.relation, sign: term.sign,
      value: term.value, prefix: names.prefix(narrowName(term.name), of: field))
    if term.relation == .matches, suffix == nil, phrase.prefix.isEmpty {
      if isNothing(term.value) { return .isNone(path) }
      if isAnything(term.value) { return .not(.isNone(path)) }
    }
    return try read(phrase)
  }

  private func read(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    switch phrase.field.kind {
    case .text: try text(phrase)
    case .icon: try icon(phrase)
    case .choice(let words): try choice(phrase, words)
    case .tags: try tags(phrase)
    case .repeats: try repeats(phrase)
    case .flag: try flag(phrase)
    case .integer, .number, .money, .quantity, .day, .moment, .when: try ordered(phrase)
    case .own: try own(phrase)
    case .identifier: try identity(phrase)
    case .reference(let name): try reference(phrase, to: name)
    }
  }

  /// A name with full-width letters and points made ASCII.
  func narrowName(_ word: FilterWord) -> String {
    String(word.characters.map { $0.sign ?? $0.character })
  }

  private func isNothing(_ value: FilterWord) -> Bool { value.characters.isWord("none") }
  private func isAnything(_ value: FilterWord) -> Bool { value.characters.isWord("any") }
}

/// A field that was found, how it relates to a value, and the value as written.
struct FilterPhrase {
  let field: FieldDescription
  let path: FieldPath
  let relation: FilterOperator
  let sign: FilterWord
  let value: FilterWord
  /// What is put before the value, by the word that the field was called by.
  var prefix = ""

  /// The error for an operator that the field's kind has no answer to.
  var unfit: QueryError { .unfit(sign, field) }

  /// The value without the double quotes around it, if it has any.
  var unquoted: FilterWord {
    let characters = value.characters
    guard characters.count >= 2, characters.first?.sign == "\"", characters.last?.sign == "\""
    else {
      return value
    }
    let inner = characters.dropFirst().dropLast().map {
      FilterCharacter(character: $0.character, position: $0.position, isQuoted: true)
    }
    return FilterWord(number: value.number, characters: inner[...], extent: value.extent)
  }
}
