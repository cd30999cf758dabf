internal import StewardText

/// Which rows hold every word of a text, without regard to case, accents and width.
struct PickerFilter: Sendable {
  /// What is looked for.
  var text = ""
  /// The folded text of each row, made when it is first needed.
  private var folded: [[UInt8]] = []
  /// Which rows fit, while there is something to look for.
  private var fits: [Bool] = []

  /// Forgets the rows.
  mutating func forget() {
    folded = []
    fits = []
  }

  /// The places of the rows that fit, and of those that they lie below in the tree.
  mutating func matches(in rows: [PickerRow]) -> [Int] {
    let words = text.folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    guard !words.isEmpty else {
      fits = []
      return Array(rows.indices)
    }
    if folded.count != rows.count {
      folded = rows.map { Array("\($0.text) \($0.detail) \($0.section)".folded.utf8) }
    }
    fits = folded.map { text in words.allSatisfy { Self.holds(text, $0) } }
    var places: [Int] = []
    // From the end, so that a row comes after those that it may lie below: the depth up to which
    // rows are wanted for what follows them.
    var wanted = 0
    for index in rows.indices.reversed() {
      if fits[index] {
        places.append(index)
        wanted = rows[index].depth
      } else if rows[index].depth < wanted {
        places.append(index)
        wanted = rows[index].depth
      }
    }
    return places.reversed()
  }

  /// Whether a row fits by itself.
  func isMatch(_ index: Int) -> Bool { fits.isEmpty || fits[index] }

  private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      word.withUnsafeBufferPointer { word in
        for start in 0...(text.count - word.count) where text[start] == first {
          var length = 1
          while length < word.count, text[start + length] == word[length] { length += 1 }
          if length == word.count { return true }
        }
        return false
      }
    }
  }
}
