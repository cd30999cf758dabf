/// The words that somebody who mistyped one may have meant.
public enum NearMiss {
  /// The candidates nearest to a word, nearest first, ties in the order given.
  ///
  /// Nearness is the number of letters added, left out, changed or swapped with their neighbour
  /// (Damerau and Levenshtein, in the restricted form), case and accents not counting. One step
  /// is allowed in words of up to four letters, two in longer ones, three from nine on, and one
  /// more than the nearest needs. A candidate that begins with the word counts as
  /// one step away, if the word has two letters or more.
  public static func nearest(to word: String, in candidates: [String], limit: Int) -> [String] {
    let wanted = Array(word.folded.unicodeScalars)
    guard !wanted.isEmpty, limit > 0 else { return [] }
    let most = wanted.count < 5 ? 1 : wanted.count < 9 ? 2 : 3
    var found: [(candidate: String, distance: Int)] = []
    for candidate in candidates {
      let other = Array(candidate.folded.unicodeScalars)
      if wanted.count >= 2, other.starts(with: wanted) {
        found.append((candidate, other.count == wanted.count ? 0 : 1))
      } else if abs(other.count - wanted.count) <= most {
        let distance = distance(wanted, other)
        if distance <= most { found.append((candidate, distance)) }
      }
    }
    let farthest = (found.map(\.distance).min() ?? 0) + 1
    let inOrder = found.filter { $0.distance <= farthest }.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return inOrder.prefix(limit).map(\.element.candidate)
  }

  /// Whether a word is another one with a single slip: a letter more, less or wrong, or two that
  /// changed places.
  ///
  /// Case and accents do not count.
  public static func isSlip(_ word: String, _ other: String) -> Bool {
    distance(Array(word.folded.unicodeScalars), Array(other.folded.unicodeScalars)) == 1
  }

  /// The number of steps from one word to the other.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for i in 1...left.count {
      current[0] = i
      for j in 1...right.count {
        let isSame = left[i - 1] == right[j - 1]
        var best = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        current[j] = best
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
  }
}
