/// The words of a line of standard input: parted by white space, held together by quotes of either
/// kind; `#tag` is `@tag` there.
enum LineWords {
  /// The words of a line. A quote that is not closed, or that stands within a word, is itself.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return words }
      let (word, after) = word(rest)
      words.append(word)
      rest = after
    }
  }

  private static func word(_ text: Substring) -> (String, Substring) {
    var word = ""
    var rest = text
    while let first = rest.first, !first.isWhitespace {
      // A quote counts at the beginning of a word and of a value: `place:'Home / Garage'`.
      let opens = word.isEmpty || word.last == ":" || word.last == "："
      if opens, first == "'" || first == "\"",
        let close = rest.dropFirst().firstIndex(of: first)
      {
        word += rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
      } else {
        word.append(first)
        rest = rest.dropFirst()
      }
    }
    if let first = word.first, first == "#" || first == "＃", word.count > 1 {
      word = "@" + word.dropFirst()
    }
    return (word, rest)
  }
}
