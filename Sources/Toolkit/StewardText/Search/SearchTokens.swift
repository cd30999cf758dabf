/// What of a text can be searched for.
///
/// A token is, of the folded text:
///
/// - a run of letters and digits with their marks, whole (`wh1000xm4`); everything else parts
///   words (`wh-1000` is `wh` and `1000`);
/// - of Chinese, Japanese and Korean: each character, and each two that stand together;
/// - each emoji, without its skin tone; a flag is one.
public enum SearchTokens {
  /// The number of the rule; it grows when a stored index has to be made anew.
  public static let version = 1

  /// Calls `body` with each token of a text, in order, repeated ones too.
  public static func forEach(in text: String, _ body: (String) -> Void) {
    Folding.withFolded(text) { folded in
      TokenScanner.scan(folded) { range, _ in
        body(String(decoding: UnsafeBufferPointer(rebasing: folded[range]), as: UTF8.self))
      }
    }
  }

  /// The tokens of several texts, each once, joined by single spaces.
  public static func document(_ texts: [String]) -> String {
    var document = SearchDocument()
    for text in texts { document.add(text) }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  /// What a record must have for the words that a person types; empty where they hold no token.
  ///
  /// A word stands for every word that begins with it. A single Chinese, Japanese or Korean
  /// character and an emoji stand for themselves; two or more characters for all the pairs in
  /// them, which are found together wherever the run is found.
  public static func query(_ words: String) -> [SearchTerm] {
    var found: [(range: Range<Int>, kind: TokenScanner.Kind)] = []
    var terms: [SearchTerm] = []
    Folding.withFolded(words) { folded in
      TokenScanner.scan(folded) { range, kind in
        if kind == .pair, let last = found.last {
          // The pair says all that its two characters say.
          found.removeLast()
          if let first = found.last, first.kind == .character,
            first.range.upperBound == last.range.lowerBound
          {
            found.removeLast()
          }
        }
        found.append((range, kind))
      }
      for (range, kind) in found {
        let text = String(decoding: UnsafeBufferPointer(rebasing: folded[range]), as: UTF8.self)
        let term = SearchTerm(text: text, isPrefix: kind == .word)
        if !terms.contains(term) { terms.append(term) }
      }
    }
    return terms
  }

  /// Whether each term is found among the tokens of the texts.
  ///
  /// No terms match everything.
  public static func matches(_ terms: [SearchTerm], in texts: [String]) -> Bool {
    var missing = terms
    for text in texts where !missing.isEmpty {
      Folding.withFolded(text) { folded in
        TokenScanner.scan(folded) { range, _ in
          guard !missing.isEmpty else { return }
          let token = UnsafeBufferPointer(rebasing: folded[range])
          missing.removeAll { $0.matches(token) }
        }
      }
    }
    return missing.isEmpty
  }
}
