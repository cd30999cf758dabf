internal import StewardText

/// The words of a filter with a caret under the place of an error.
///
/// ```
/// price>1oo tag:a
///       ^^^
/// ```
public struct CaretDiagram: Sendable, Hashable {
  /// The words, parted by single spaces, harmless for a terminal.
  public let words: String
  /// Spaces, and a caret under each column of the place.
  public let carets: String

  /// Draws the words as they were given, on one line.
  ///
  /// - Parameters:
  ///   - words: The words that were parsed; an expression is the only one.
  ///   - position: The place of the error.
  ///   - columns: How wide the line may be. A longer one is cut so that the place is seen.
  public init(words: [String], position: FilterPosition, columns: Int = .max) {
    let shown = Self.window(Self.cells(words, position), columns: max(columns, 8))
    var words = ""
    var carets = ""
    for cell in shown {
      words += cell.text
      carets += String(repeating: cell.isMarked ? "^" : " ", count: cell.width)
      // What has no width is pointed at before what follows it.
      if cell.isMarked, cell.width == 0, carets.last != "^" { carets += "^" }
    }
    self.words = Self.withoutTrailingSpaces(words)
    self.carets = Self.withoutTrailingSpaces(carets)
  }

  /// The characters with their widths, and whether they are pointed at.
  private static func cells(
    _ words: [String], _ position: FilterPosition
  ) -> [(text: String, width: Int, isMarked: Bool)] {
    let start = position.characters.lowerBound
    let marked = start..<max(position.characters.upperBound, start + 1)
    var cells: [(text: String, width: Int, isMarked: Bool)] = []
    for (number, word) in words.enumerated() {
      let isMeant = number == position.word
      for (index, character) in word.enumerated() {
        cells.append(
          (
            TerminalSafe.text(String(character)), DisplayWidth.columns(of: character),
            isMeant && marked.contains(index)
          ))
      }
      // A place past the end of a word: something is missing there.
      cells.append((" ", 1, isMeant && start >= word.count))
    }
    if !cells.contains(where: \.isMarked) { cells.append((" ", 1, true)) }
    return cells
  }

  /// The cells that fit, with the first that is marked among them, `…` where some were left out.
  private static func window(
    _ cells: [(text: String, width: Int, isMarked: Bool)], columns: Int
  ) -> [(text: String, width: Int, isMarked: Bool)] {
    let widths = cells.reduce(0) { $0 + $1.width }
    guard widths > columns, let mark = cells.firstIndex(where: \.isMarked) else { return cells }
    // Two thirds of the room stand before the place, the rest after it.
    var start = mark
    var before = 0
    while start > 0, before + cells[start - 1].width <= columns * 2 / 3 - 1 {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var used = start > 0 ? 1 : 0
    while end < cells.count, used + cells[end].width <= columns - 1 {
      used += cells[end].width
      end += 1
    }
    let ellipsis = (text: "…", width: 1, isMarked: false)
    return (start > 0 ? [ellipsis] : []) + cells[start..<end]
      + (end < cells.count ? [ellipsis] : [])
  }

  private static func withoutTrailingSpaces(_ text: String) -> String {
    text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }
}
