internal import StewardModels

/// Reads the grammar of filters: words joined by *and*, `or`, `not`, parentheses.
///
/// ```
/// alternatives = conjunction { "or" conjunction }
/// conjunction  = condition { ["and"] condition }
/// condition    = "not" condition | "(" alternatives ")" | word
/// ```
struct FilterParser {
  /// How deeply parentheses and `not` may be nested.
  static let greatestDepth = 100

  private var tokens: ArraySlice<FilterToken>
  private let reader: TermReader
  /// Where the input ends.
  private let end: FilterPosition

  init(_ tokens: [FilterToken], reader: TermReader) {
    self.tokens = tokens[...]
    self.reader = reader
    let last = tokens.last?.position ?? FilterPosition(word: 0, characters: 0..<0)
    let place = last.characters.upperBound
    end = FilterPosition(word: last.word, characters: place..<(place + 1))
  }

  /// The filter that all the tokens make.
  mutating func parse() throws(QueryError) -> FilterExpression {
    let filter = try alternatives(depth: 0)
    guard let next = tokens.first else { return filter }
    throw .syntax("query.syntax.close", [:], next.position, hint: "query.syntax.quoteHint")
  }

  private mutating func alternatives(depth: Int) throws(QueryError) -> FilterExpression {
    var parts = [try conjunction(depth: depth)]
    while case .or = tokens.first {
      tokens.removeFirst()
      parts.append(try conjunction(depth: depth))
    }
    return .joined(parts, isAll: false)
  }

  private mutating func conjunction(depth: Int) throws(QueryError) -> FilterExpression {
    var parts = [try condition(depth: depth)]
    while true {
      switch tokens.first {
      case .and:
        tokens.removeFirst()
        parts.append(try condition(depth: depth))
      case .word, .open, .not: parts.append(try condition(depth: depth))
      case .or, .close, nil: return .joined(parts, isAll: true)
      }
    }
  }

  private mutating func condition(depth: Int) throws(QueryError) -> FilterExpression {
    guard let token = tokens.popFirst() else {
      throw .syntax("query.syntax.end", [:], end)
    }
    guard depth < Self.greatestDepth else {
      throw .tooDeep(Self.greatestDepth, position: token.position)
    }
    switch token {
    case .not: return .not(try condition(depth: depth + 1))
    case .open(let position):
      let inner = try alternatives(depth: depth + 1)
      guard case .close = tokens.popFirst() else {
        throw .syntax("query.syntax.open", [:], position)
      }
      return inner
    case .word(let word): return try term(word)
    case .and(let position): throw unexpected("and", position)
    case .or(let position): throw unexpected("or", position)
    case .close(let position): throw unexpected(")", position)
    }
  }

  private func unexpected(_ word: String, _ position: FilterPosition) -> QueryError {
    .syntax("query.syntax.before", ["word": .text(word)], position)
  }

  /// A word, with the operator and the value where these are words of their own (`price > 100`).
  private mutating func term(_ word: FilterWord) throws(QueryError) -> FilterExpression {
    if let condition = reader.conditionAfterMark(word) { throw .mark(before: condition, of: word) }
    guard var term = FilterTerm(word) else {
      guard reader.namesField(word), case .word(let next) = tokens.first,
        let follower = FilterTerm(next), follower.name.characters.isEmpty,
        follower.relation != .matches
      else { return try reader.bare(word) }
      tokens.removeFirst()
      return try reader.read(measured(completed(follower.with(name: word))))
    }
    if term.name.characters.isEmpty {
      // A smiley is looked for; a comparison lacks its field.
      if term.relation == .matches { return try reader.bare(word) }
      throw .syntax("query.syntax.noField", ["sign": .text(term.sign.text)], term.sign.position)
    }
    if term.name.characters.first?.sign == "@" { return try reader.tag(word) }
    if term.relation != .matches { term = completed(term) }
    return try reader.read(measured(term))
  }

  /// The term with the next word for its currency or unit, where that is what it is:
  /// `price > 100 EUR`, `quantity > 1 m`.
  private mutating func measured(_ term: FilterTerm) -> FilterTerm {
    guard case .word(let next) = tokens.first, FilterTerm(next) == nil,
      let value = reader.amount(term, measuredIn: next)
    else { return term }
    tokens.removeFirst()
    return term.with(value: value)
  }

  /// The term with the next word for its value, if it has none yet.
  private mutating func completed(_ term: FilterTerm) -> FilterTerm {
    guard term.value.characters.isEmpty, case .word(let next) = tokens.first else { return term }
    tokens.removeFirst()
    return term.with(value: next)
  }
}
