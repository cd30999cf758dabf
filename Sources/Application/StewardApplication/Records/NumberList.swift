import StewardCommandLine

/// Numbers of the rows of a table, as a person types them: `3`, `2-5,7`.
package struct NumberList: Sendable, Hashable {
  /// In the order typed; each begins with its smaller number.
  let ranges: [ClosedRange<Int>]

  /// Reads a word; nil for one that is no list of numbers.
  package init?(_ word: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in GrammarText.narrowed(word).split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count), let first = Self.number(ends[0]),
        let last = Self.number(ends[ends.count - 1])
      else { return nil }
      ranges.append(min(first, last)...max(first, last))
    }
    self.ranges = ranges
  }

  /// Whether a word is written as numbers of rows are, however great: it is never a part of a name.
  static func isWritten(as word: String) -> Bool {
    GrammarText.narrowed(word).split(separator: ",", omittingEmptySubsequences: false).allSatisfy {
      let ends = $0.split(separator: "-", omittingEmptySubsequences: false)
      return (1...2).contains(ends.count) && ends.allSatisfy(isDigits)
    }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  private static func number(_ digits: Substring) -> Int? {
    isDigits(digits) ? Int(digits) : nil
  }

  /// The numbers, each once; nil where one of them is beyond a table of so many rows.
  package func numbers(upTo count: Int) -> [Int]? {
    guard ranges.allSatisfy({ $0.lowerBound >= 1 && $0.upperBound <= count }) else { return nil }
    var seen: Set<Int> = []
    return ranges.flatMap { $0.filter { seen.insert($0).inserted } }
  }
}
