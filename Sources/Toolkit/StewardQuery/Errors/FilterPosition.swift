/// A place in the words of a filter.
public struct FilterPosition: Sendable, Hashable {
  /// Which word, from zero.
  public let word: Int
  /// Which characters of the word, from zero.
  public let characters: Range<Int>

  /// Names a place.
  public init(word: Int, characters: Range<Int>) {
    self.word = word
    self.characters = characters
  }
}
