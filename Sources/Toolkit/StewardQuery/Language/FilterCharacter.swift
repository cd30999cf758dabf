/// One character of a filter's words, with what it is to the grammar and where it was written.
struct FilterCharacter {
  /// The character as written.
  let character: Character
  /// Its place in the word, from zero.
  let position: Int
  /// Whether it stands between quotes, and so is no part of the grammar.
  let isQuoted: Bool

  /// What it is to the grammar: full-width signs, letters and digits count as ASCII.
  ///
  /// Nil between quotes.
  var sign: Character? { isQuoted ? nil : Self.narrow(character) }

  /// The ASCII form of a full-width character, else the character itself.
  static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x3000,
      character.unicodeScalars.count == 1
    else { return character }
    switch scalar.value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? character
    default: return character
    }
  }
}

extension Collection<FilterCharacter> {
  /// The characters as they were written.
  var text: String { String(map(\.character)) }

  /// Whether they are a word of the grammar, in whichever case and outside quotes.
  func isWord(_ word: String) -> Bool {
    count == word.count
      && zip(self, word).allSatisfy { $0.sign.map { String($0).lowercased() } == String($1) }
  }
}
