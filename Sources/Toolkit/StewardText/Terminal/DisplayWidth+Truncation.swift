extension DisplayWidth {
  /// The text where it fits the columns, else its beginning with `…` in the last column used.
  ///
  /// It is cut between characters as readers see them, so that no accent, joiner or half of a flag
  /// is left over. Where a wide character does not fit, the result is a column shorter.
  public static func truncate(_ text: String, toColumns limit: Int) -> String {
    if text.utf8.count <= limit, columns(of: text) <= limit { return text }
    guard limit > 0 else { return "" }
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += columns(of: text[index])
      if used > limit { return text[..<end] + "…" }
      if used < limit { end = text.index(after: index) }
    }
    return text
  }
}
