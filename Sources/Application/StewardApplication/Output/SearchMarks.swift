import StewardCommandLine
import StewardText

/// Marks the words of a search where they stand in a text, case and accents not counting.
struct SearchMarks: Sendable {
  private let words: [[Character]]

  init(_ words: String) {
    self.words = words.split(whereSeparator: \.isWhitespace).map { Array(String($0).folded) }
      .filter { !$0.isEmpty }
  }

  /// The text with what was found in a style of its own.
  func marking(_ text: String) -> StyledText {
    var folded: [Character] = []
    var origins: [Int] = []
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      for part in String(character).folded {
        folded.append(part)
        origins.append(index)
      }
    }
    var isMarked = [Bool](repeating: false, count: characters.count)
    for word in words where word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<(start + word.count)].elementsEqual(word) {
        for place in start..<(start + word.count) { isMarked[origins[place]] = true }
      }
    }
    var result = StyledText("")
    var run = ""
    var runIsMarked = false
    for (character, marked) in zip(characters, isMarked) {
      if marked != runIsMarked {
        result.append(run, runIsMarked ? .mark : .plain)
        run = ""
        runIsMarked = marked
      }
      run.append(character)
    }
    result.append(run, runIsMarked ? .mark : .plain)
    return result
  }
}
