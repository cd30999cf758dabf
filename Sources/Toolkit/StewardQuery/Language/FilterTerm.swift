/// A word of the filter language that relates a field to a value, taken apart.
struct FilterTerm {
  /// What stands before the operator.
  let name: FilterWord
  /// How they relate.
  let relation: FilterOperator
  /// The operator as written.
  let sign: FilterWord
  /// What stands after the operator.
  let value: FilterWord

  /// Takes a word apart; nil for a word without an operator.
  init?(_ word: FilterWord) {
    for index in word.characters.indices {
      guard let found = FilterOperator.leading(word.characters[index...]) else { continue }
      self.init(
        name: word.part(word.characters[..<index]), relation: found.meaning,
        sign: word.part(word.characters[index..<(index + found.length)]),
        value: word.part(word.characters[(index + found.length)...]))
      return
    }
    return nil
  }

  init(name: FilterWord, relation: FilterOperator, sign: FilterWord, value: FilterWord) {
    self.name = name
    self.relation = relation
    self.sign = sign
    self.value = value
  }

  /// The term with the value that stands in a word of its own.
  func with(value: FilterWord) -> FilterTerm {
    FilterTerm(name: name, relation: relation, sign: sign, value: value)
  }

  /// The term with the field that stands in a word of its own.
  func with(name: FilterWord) -> FilterTerm {
    FilterTerm(name: name, relation: relation, sign: sign, value: value)
  }
}
