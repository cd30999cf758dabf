/// What the grammar of filters is made of.
enum FilterToken {
  case open(FilterPosition)
  case close(FilterPosition)
  case and(FilterPosition)
  case or(FilterPosition)
  case not(FilterPosition)
  case word(FilterWord)

  /// Where it stands.
  var position: FilterPosition {
    switch self {
    case .open(let position), .close(let position), .and(let position), .or(let position),
      .not(let position):
      position
    case .word(let word): word.position
    }
  }
}

/// Finds parentheses and the words `and`, `or`, `not` among the words of a filter.
///
/// A parenthesis counts where a word begins or ends. One that ends a word belongs to it where it
/// closes one inside: `name:foo(bar)` is one word.
enum FilterLexer {
  static func tokens(_ words: [FilterWord]) -> [FilterToken] {
    var tokens: [FilterToken] = []
    for word in words { append(word, to: &tokens) }
    return tokens
  }

  private static func append(_ word: FilterWord, to tokens: inout [FilterToken]) {
    var rest = word.characters
    while true {
      if let first = rest.first, first.sign == "(" {
        tokens.append(.open(word.position(of: rest.prefix(1))))
        rest = rest.dropFirst()
      } else if let (token, length) = keywordBeforeParenthesis(rest, word) {
        tokens.append(token)
        rest = rest.dropFirst(length)
      } else {
        break
      }
    }
    var closing: [FilterToken] = []
    var balance = rest.reduce(0) { $0 + ($1.sign == "(" ? 1 : $1.sign == ")" ? -1 : 0) }
    while balance < 0, let last = rest.last, last.sign == ")" {
      closing.append(.close(word.position(of: rest.suffix(1))))
      rest = rest.dropLast()
      balance += 1
    }
    if !rest.isEmpty {
      tokens.append(keyword(rest, word) ?? .word(word.part(rest)))
    } else if word.characters.isEmpty {
      tokens.append(.word(word))
    }
    tokens += closing.reversed()
  }

  private static func keyword(
    _ characters: ArraySlice<FilterCharacter>, _ word: FilterWord
  ) -> FilterToken? {
    if characters.isWord("and") { return .and(word.position(of: characters)) }
    if characters.isWord("or") { return .or(word.position(of: characters)) }
    if characters.isWord("not") { return .not(word.position(of: characters)) }
    return nil
  }

  /// `not` of `not(tag:a)`.
  private static func keywordBeforeParenthesis(
    _ characters: ArraySlice<FilterCharacter>, _ word: FilterWord
  ) -> (FilterToken, length: Int)? {
    guard let index = characters.prefix(4).firstIndex(where: { $0.sign == "(" }) else { return nil }
    let before = characters[..<index]
    return keyword(before, word).map { ($0, before.count) }
  }
}
