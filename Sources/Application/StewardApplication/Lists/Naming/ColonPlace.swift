import StewardCommandLine

/// Where the first colon stands among the words of a command, with what may be the name of a list
/// before it.
struct ColonPlace {
  /// The words up to the colon.
  let name: String
  /// What stands before it in its own word.
  let word: String
  /// What is left without them.
  let rest: [ParsedArguments.Item]

  /// Finds it; nil where no word holds one, nothing stands before it, or a word before it is to be
  /// taken as it is.
  init?(_ items: [ParsedArguments.Item]) {
    var words: [String] = []
    var rest: [ParsedArguments.Item] = []
    for (index, item) in items.enumerated() {
      guard case .word(let text, let isLiteral) = item else {
        rest.append(item)
        continue
      }
      if isLiteral { return nil }
      guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
        words.append(text)
        continue
      }
      word = String(text[..<colon])
      name = (words + [word]).joined(separator: " ").trimmedSpaces
      if name.isEmpty { return nil }
      let behind = String(text[text.index(after: colon)...]).trimmedSpaces
      if !behind.isEmpty { rest.append(.word(behind, isLiteral: false)) }
      self.rest = rest + items[(index + 1)...]
      return
    }
    return nil
  }
}
