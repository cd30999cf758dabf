internal import StewardText

/// Cutting by whole graphemes.
enum Ellipsis {
  /// The longest beginning of the text that fits the columns, how many it takes, and whether
  /// anything is left out.
  static func prefix(
    of text: String, columns limit: Int
  ) -> (text: String, columns: Int, isCut: Bool) {
    var columns = 0
    var end = text.startIndex
    while end < text.endIndex {
      let width = DisplayWidth.columns(of: text[end])
      if columns + width > limit { return (String(text[..<end]), columns, true) }
      columns += width
      end = text.index(after: end)
    }
    return (text, columns, false)
  }

  /// The longest end of the text that fits the columns, without white space in front, how many it
  /// takes, and whether anything is left out.
  static func suffix(
    of text: String, columns limit: Int
  ) -> (text: String, columns: Int, isCut: Bool) {
    var columns = 0
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      let width = DisplayWidth.columns(of: text[before])
      if columns + width > limit { break }
      columns += width
      start = before
    }
    guard start > text.startIndex else { return (text, columns, false) }
    let kept = text[start...].drop(while: \.isWhitespace)
    return (String(kept), DisplayWidth.columns(of: String(kept)), true)
  }
}
