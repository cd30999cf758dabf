internal import StewardModels

/// Parts one quoted expression into words, as a shell would: at spaces, but not between quotes.
///
/// A quote opens where a word or a value begins (`'Home / Garage'`, `place:"Home / Garage"`), not
/// inside one (`O'Brien`), and closes at the next of its kind.
enum ExpressionSplitter {
  /// The words; each is said to be of the first word of the input, which the expression is.
  static func words(_ expression: String) throws(QueryError) -> [FilterWord] {
    var words: [FilterWord] = []
    var word: [FilterCharacter] = []
    var start: Int?
    var quote: (sign: Character, position: Int)?
    for (position, character) in expression.enumerated() {
      if let open = quote {
        if character == open.sign {
          quote = nil
        } else {
          word.append(FilterCharacter(character: character, position: position, isQuoted: true))
        }
        continue
      }
      if character.isWhitespace {
        if let start { words.append(finished(word, start..<position)) }
        word = []
        start = nil
        continue
      }
      if start == nil { start = position }
      if character == "'" || character == "\"", mayOpen(after: word.last) {
        quote = (character, position)
      } else {
        word.append(FilterCharacter(character: character, position: position, isQuoted: false))
      }
    }
    if let quote {
      throw .syntax(
        "query.syntax.quote", [:],
        FilterPosition(word: 0, characters: quote.position..<(quote.position + 1)))
    }
    if let start { words.append(finished(word, start..<expression.count)) }
    return words
  }

  private static func finished(_ word: [FilterCharacter], _ extent: Range<Int>) -> FilterWord {
    FilterWord(number: 0, characters: word[...], extent: extent)
  }

  /// Whether a quote opens here: at the beginning, or after a sign of the grammar.
  private static func mayOpen(after last: FilterCharacter?) -> Bool {
    guard let last else { return true }
    guard let sign = last.sign else { return false }
    return ":=<>(,@".contains(sign)
  }
}
