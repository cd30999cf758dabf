public import StewardModels

/// The language in which people say in which order they want records: `name,-value`.
public enum SortLanguage {
  /// Reads names or titles of fields, parted by commas, with `-` before one whose greatest comes
  /// first.
  ///
  /// - Throws: `unknownField`, `unsortable`, or `syntax` for a name that is missing or there twice;
  ///   with the position in the text, which is the only word.
  public static func parse(_ text: String, type: RecordType) throws(QueryError) -> [SortKey] {
    let names = FieldNames(type)
    let word = FilterWord(
      number: 0,
      characters: text.enumerated().map {
        FilterCharacter(character: $0.element, position: $0.offset, isQuoted: false)
      }[...],
      extent: 0..<text.count)
    var keys: [SortKey] = []
    var rest = word.characters
    while true {
      let end = rest.firstIndex { $0.sign == "," } ?? rest.endIndex
      let key = try key(word.part(rest[..<end]).trimmed, names, type)
      guard !keys.contains(where: { $0.field == key.field }) else {
        throw .syntax(
          "query.sort.twice", ["field": .text(key.field)], word.position(of: rest[..<end]))
      }
      keys.append(key)
      guard end < rest.endIndex else { return keys }
      rest = rest[(end + 1)...]
    }
  }

  private static func key(
    _ part: FilterWord, _ names: FieldNames, _ type: RecordType
  ) throws(QueryError) -> SortKey {
    let sign = part.characters.first?.sign
    let hasSign = sign == "-" || sign == "+"
    let name = part.part(hasSign ? part.characters.dropFirst() : part.characters)
    guard !name.characters.isEmpty else {
      throw .syntax("query.sort.missing", [:], part.position)
    }
    guard let field = names.field(String(name.characters.map(\.narrow))) else {
      throw .unknownField(name.text, of: type, position: name.position)
    }
    guard field.kind.isSortable else { throw .unsortable(field, position: name.position) }
    return SortKey(field.name, descending: sign == "-")
  }
}
