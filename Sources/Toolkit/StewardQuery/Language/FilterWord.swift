/// One word of a filter: what the shell gave as an argument, or what stands between spaces in an
/// expression.
struct FilterWord {
  /// Which word of the input it is, for errors.
  let number: Int
  /// Its characters, without the quotes around them.
  let characters: ArraySlice<FilterCharacter>
  /// Where it begins and ends, with its quotes.
  let extent: Range<Int>

  init(number: Int, characters: ArraySlice<FilterCharacter>, extent: Range<Int>) {
    self.number = number
    self.characters = characters
    self.extent = extent
  }

  /// An argument.
  ///
  /// One that stands whole between double quotes is what is between them.
  init(argument: String, number: Int) {
    let all = Array(argument)
    let isQuoted = all.count >= 2 && all.first == "\"" && all.last == "\""
    let inner = isQuoted ? all.indices.dropFirst().dropLast() : all.indices[...]
    self.init(
      number: number,
      characters: inner.map {
        FilterCharacter(character: all[$0], position: $0, isQuoted: isQuoted)
      }[...],
      extent: 0..<all.count)
  }

  /// A part of the word.
  func part(_ characters: ArraySlice<FilterCharacter>) -> FilterWord {
    guard let first = characters.first, let last = characters.last else {
      return FilterWord(
        number: number, characters: characters, extent: extent.upperBound..<extent.upperBound)
    }
    return FilterWord(
      number: number, characters: characters, extent: first.position..<(last.position + 1))
  }

  /// The word as written.
  var text: String { characters.text }

  /// Where the word stands.
  var position: FilterPosition { FilterPosition(word: number, characters: extent) }

  /// Where some of its characters stand; its end for none.
  func position(of part: ArraySlice<FilterCharacter>) -> FilterPosition {
    self.part(part).position
  }
}
