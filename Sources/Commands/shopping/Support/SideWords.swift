import ShoppingKit

/// What `note:…` and `category:…` among the words of `add` say.
struct SideWords {
  private(set) var note: String?
  private(set) var category: String?
  /// The line without them; nil where it had none.
  private(set) var rest: String?

  init() {}

  /// Takes them out of the arguments of a command: each is one, whatever spaces its value holds.
  init(taking words: inout [String]) {
    words.removeAll { take($0) }
  }

  /// Takes them out of a line of standard input, where a value in quotes holds spaces.
  init(line: String) {
    var kept: [String] = []
    var text = line[...]
    var hasFound = false
    while let space = text.firstIndex(where: { !$0.isWhitespace }) {
      text = text[space...]
      var end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
      var word = String(text[..<end])
      if let (name, quote) = Self.opening(text),
        let close = text.dropFirst(name.count + 1).firstIndex(of: quote)
      {
        word = name + text[text.index(text.startIndex, offsetBy: name.count + 1)..<close]
        end = text.index(after: close)
      }
      if take(word) { hasFound = true } else { kept.append(String(text[..<end])) }
      text = text[end...]
    }
    if hasFound { rest = kept.joined(separator: " ") }
  }

  /// Takes the note behind a line as `share` writes it: `milk – the blue one`.
  mutating func takeNote(behind line: inout String) {
    guard note == nil, let (entry, note) = LineNote.parted(line) else { return }
    self.note = note
    line = entry
  }

  /// The field and the quote with which a text begins: `note:'`.
  private static func opening(_ text: Substring) -> (name: String, quote: Character)? {
    for name in ["note:", "category:"] where text.lowercased().hasPrefix(name) {
      guard let quote = text.dropFirst(name.count).first, quote == "'" || quote == "\"" else {
        return nil
      }
      return (name, quote)
    }
    return nil
  }

  private mutating func take(_ word: String) -> Bool {
    let plain = word.replacingWideColon
    if plain.lowercased().hasPrefix("note:"), plain.count > 5 {
      note = String(plain.dropFirst(5))
    } else if plain.lowercased().hasPrefix("category:"), plain.count > 9 {
      category = String(plain.dropFirst(9))
    } else {
      return false
    }
    return true
  }
}

extension String {
  /// The text with the first wide colon made a plain one.
  fileprivate var replacingWideColon: String {
    guard let colon = firstIndex(of: "："), !self[..<colon].contains(":") else { return self }
    return self[..<colon] + ":" + self[index(after: colon)...]
  }
}
