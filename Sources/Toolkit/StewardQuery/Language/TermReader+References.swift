internal import StewardModels
internal import StewardText

extension TermReader {
  /// The record's own identity: one of some handles or whole identifiers.
  func identity(_ phrase: FilterPhrase) throws(QueryError) -> FilterExpression {
    var found: [FilterExpression] = []
    for part in phrase.list { found.append(try handle(part, phrase.path, phrase.field)) }
    let filter = FilterExpression.joined(found, isAll: false)
    switch phrase.relation {
    case .matches, .equals: return filter
    case .differs: return .not(filter)
    case .has, .starts, .compares: throw phrase.unfit
    }
  }

  private func handle(
    _ word: FilterWord, _ path: FieldPath, _ field: FieldDescription
  ) throws(QueryError) -> FilterExpression {
    let text = String(word.characters.map(\.narrow))
    if let identifier = Identifier(text) { return .compare(path, .equal, .reference(identifier)) }
    guard let prefix = HandlePrefix(text) else {
      throw .syntax(
        "query.value.handle", ["field": .text(field.name), "value": .text(word.text)],
        word.position)
    }
    return .handle(path, prefix)
  }

  /// A reference: to a record by a part of its name or by its path, and to what lies in that; with
  /// `=` to the record of the name and nothing in it; `place:id:k3vq` by handle.
  func reference(
    _ phrase: FilterPhrase, to name: String
  ) throws(QueryError) -> FilterExpression {
    guard let target = types(name) else { throw .unknownType(name, phrase.field) }
    let condition: FilterExpression
    if let handle = handlePart(phrase.value) {
      guard let id = target.fields.first else { throw .unknownType(name, phrase.field) }
      condition = try self.handle(handle, FieldPath(id.name), phrase.field)
    } else {
      condition = try named(phrase, target)
    }
    let isTree = target.parentField != nil
    switch phrase.relation {
    case .matches: return .refers(phrase.path, condition, orLiesIn: isTree)
    case .equals, .has, .starts: return .refers(phrase.path, condition, orLiesIn: false)
    case .differs: return .not(.refers(phrase.path, condition, orLiesIn: false))
    case .compares: throw phrase.unfit
    }
  }

  /// What follows `id:`.
  private func handlePart(_ value: FilterWord) -> FilterWord? {
    guard value.characters.prefix(3).isWord("id:") else { return nil }
    return value.part(value.characters.dropFirst(3))
  }

  /// A condition on the records of a type that a name or path means.
  private func named(
    _ phrase: FilterPhrase, _ target: RecordType
  ) throws(QueryError) -> FilterExpression {
    guard let name = target.field(role: .name) else {
      throw .syntax(
        "query.reference.nameless", ["type": .text(target.title)], phrase.value.position)
    }
    let path = FieldPath(name.name)
    guard name.kind == .text, let parent = target.parentField else {
      let called = target.called(phrase.match, phrase.unquoted.text, types: types)
      return called ?? .never
    }
    let parts = try PathParts.read(phrase.value)
    guard parts.count > 1 else { return .text(path, phrase.match, parts.first ?? "") }
    var condition: FilterExpression?
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let own = FilterExpression.text(
        path, isLast && phrase.relation == .starts ? .startsWith : .equals, part)
      condition =
        condition.map {
          .all([own, .refers(FieldPath(parent.name), $0, orLiesIn: false)])
        } ?? own
    }
    return condition ?? .never
  }
}

extension FilterPhrase {
  /// How a name by itself is matched.
  fileprivate var match: TextMatch {
    switch relation {
    case .equals, .differs: .equals
    case .starts: .startsWith
    default: .contains
    }
  }
}

/// The names in a path such as `Home / Garage / "AC/DC shelf"`.
enum PathParts {
  /// How many names a path may have.
  static let most = 32

  /// The names, read as `RecordPath` reads them, with the place of what is wrong.
  static func read(_ value: FilterWord) throws(QueryError) -> [String] {
    let text = value.text
    let parts: [String]
    do throws(RecordPath.Problem) {
      parts = try RecordPath.parts(of: text)
    } catch {
      throw .syntax(problem(error.kind), [:], position(of: error.index, in: value, text))
    }
    guard parts.count <= most else {
      throw .syntax("query.path.deep", ["limit": .number(most)], value.position)
    }
    return parts
  }

  private static func problem(_ kind: RecordPath.Problem.Kind) -> String {
    switch kind {
    case .missingName: "query.path.gap"
    case .openQuote: "query.syntax.quote"
    case .afterQuote: "query.path.after-quote"
    }
  }

  /// The character of the word in which a place of its text lies; the last one for its end.
  private static func position(
    of index: String.Index, in value: FilterWord, _ text: String
  ) -> FilterPosition {
    let offset = text[..<index].count
    let character =
      offset < value.characters.count
      ? value.characters[value.characters.startIndex + offset].position
      : max(value.extent.upperBound - 1, value.extent.lowerBound)
    return FilterPosition(word: value.number, characters: character..<(character + 1))
  }
}
