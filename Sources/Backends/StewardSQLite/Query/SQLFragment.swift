import StewardModels

/// A piece of SQL and the values of its parameters.
///
/// Values never become part of the text.
struct SQLFragment {
  var text: String
  var parameters: [Scalar]

  init(_ text: String, _ parameters: [Scalar] = []) {
    self.text = text
    self.parameters = parameters
  }

  static let always = SQLFragment("1")
  static let never = SQLFragment("0")

  /// How many conditions stand side by side at the most.
  private static let width = 16

  /// Conditions joined by `AND` or `OR`.
  ///
  /// They stand in a tree of little depth: SQLite bounds both the depth of an expression (1,000,
  /// where each `AND` in a row is one deeper) and that of parentheses (about 30).
  static func joined(_ fragments: [SQLFragment], by word: String) -> SQLFragment {
    var fragments = fragments
    while fragments.count > width {
      fragments = stride(from: 0, to: fragments.count, by: width).map {
        row(fragments[$0..<min($0 + width, fragments.count)], by: word)
      }
    }
    return row(fragments[...], by: word)
  }

  /// How many parentheses deep `joined` puts a number of conditions.
  static func depth(of count: Int) -> Int {
    var (depth, left) = (1, count)
    while left > width {
      left = (left + width - 1) / width
      depth += 1
    }
    return depth
  }

  private static func row(_ fragments: ArraySlice<SQLFragment>, by word: String) -> SQLFragment {
    SQLFragment(
      "(" + fragments.map(\.text).joined(separator: " \(word) ") + ")",
      fragments.flatMap(\.parameters))
  }

  /// A list of as many parameters as there are values: `(?, ?, ?)`.
  static func list(_ values: [Scalar]) -> SQLFragment {
    SQLFragment(
      "(" + Array(repeating: "?", count: values.count).joined(separator: ", ") + ")", values)
  }
}
