/// How a word of the filter language relates a field to a value.
enum FilterOperator: Equatable {
  /// `:`, the natural match of the field's kind.
  case matches
  /// `=`, `.is:`.
  case equals
  /// `!=`.
  case differs
  /// `<`, `<=`, `>`, `>=`, `.over:`, `.under:`, `.before:`, `.after:`.
  case compares(Comparison)
  /// `.has:`.
  case has
  /// `.starts:`.
  case starts

  /// The words after a point that a shell leaves alone.
  static let suffixes: [(word: String, meaning: FilterOperator)] = [
    ("over", .compares(.greater)), ("under", .compares(.less)), ("before", .compares(.less)),
    ("after", .compares(.greater)), ("is", .equals), ("has", .has), ("starts", .starts),
  ]

  /// The operator at the beginning of some characters, and how many it takes.
  static func leading(
    _ characters: ArraySlice<FilterCharacter>
  ) -> (meaning: FilterOperator, length: Int)? {
    guard let first = characters.first?.sign else { return nil }
    let isFollowedByEqual = characters.dropFirst().first?.sign == "="
    switch first {
    case ":": return (.matches, 1)
    case "=": return (.equals, isFollowedByEqual ? 2 : 1)
    case "!" where isFollowedByEqual: return (.differs, 2)
    case "<": return isFollowedByEqual ? (.compares(.atMost), 2) : (.compares(.less), 1)
    case ">": return isFollowedByEqual ? (.compares(.atLeast), 2) : (.compares(.greater), 1)
    case "≠": return (.differs, 1)
    case "≤": return (.compares(.atMost), 1)
    case "≥": return (.compares(.atLeast), 1)
    default: return nil
    }
  }
}
