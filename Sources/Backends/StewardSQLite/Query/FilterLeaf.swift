import StewardModels
import StewardQuery

/// What the leaves of a filter are asked of: a column, or one of the person's own fields.
protocol FilterLeaf {
  var isNone: SQLFragment { get }
  func compare(_ comparison: Comparison, _ value: Value) -> SQLFragment
  func isOne(of values: [Value]) -> SQLFragment
  func matches(_ match: TextMatch, _ words: String) -> SQLFragment
  func handle(_ prefix: HandlePrefix) -> SQLFragment
}

extension FilterLeaf {
  /// The condition that folded text in a column matches folded words.
  func folded(_ column: String, _ match: TextMatch, _ words: String) -> SQLFragment {
    switch match {
    case .equals: return SQLFragment("\(column) = ?", [.text(words)])
    case .contains:
      return words.isEmpty
        ? SQLFragment("\(column) IS NOT NULL")
        : SQLFragment("instr(\(column), ?) > 0", [.text(words)])
    case .startsWith:
      guard let end = words.successor else {
        return SQLFragment("\(column) >= ?", [.text(words)])
      }
      return SQLFragment("(\(column) >= ? AND \(column) < ?)", [.text(words), .text(end)])
    }
  }
}

extension String {
  /// The least text, by bytes, that comes after every text that begins with this one; nil where
  /// there is none.
  var successor: String? {
    var scalars = Array(unicodeScalars)
    while let last = scalars.popLast() {
      // U+D800…DFFF are no scalars.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let scalar = Unicode.Scalar(next) else { continue }
      scalars.append(scalar)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    return nil
  }
}
