internal import StewardText

/// Running text in lines of a width.
///
/// Lines break at blanks, and between wide characters, as Chinese and Japanese do; a closing
/// mark stays with what it closes. A word wider than the line is broken by graphemes.
enum TextWrap {
  private struct Piece {
    var text: String
    var width: Int
    var followsBlank: Bool
  }

  /// The lines of the text, at most so many columns wide; line breaks in it are kept.
  static func lines(of text: String, width: Int) -> [String] {
    let width = max(width, 2)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap(pieces(of: $0), width: width)
    }
  }

  private static func wrap(_ pieces: [Piece], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for piece in pieces {
      let blank = piece.followsBlank && columns > 0 ? 1 : 0
      if columns + blank + piece.width <= width {
        line += (blank == 1 ? " " : "") + piece.text
        columns += blank + piece.width
        continue
      }
      if columns > 0 { lines.append(line) }
      line = piece.text
      columns = piece.width
      while columns > width {
        let head = Ellipsis.prefix(of: line, columns: width)
        lines.append(head.text)
        line.removeFirst(head.text.count)
        columns -= head.columns
      }
    }
    lines.append(line)
    return lines
  }

  private static func pieces(of text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var followsBlank = false
    var canExtend = false
    for character in text {
      if character == " " {
        followsBlank = true
        canExtend = false
        continue
      }
      let width = DisplayWidth.columns(of: character)
      let isWide = width == 2
      let extends = canExtend && !isWide || !pieces.isEmpty && !followsBlank && closes(character)
      if extends {
        pieces[pieces.count - 1].text.append(character)
        pieces[pieces.count - 1].width += width
      } else {
        pieces.append(Piece(text: String(character), width: width, followsBlank: followsBlank))
      }
      followsBlank = false
      canExtend = !isWide
    }
    return pieces
  }

  /// Marks that may not begin a line in Chinese and Japanese text.
  private static func closes(_ character: Character) -> Bool {
    "，。、；：？！）」』】》〉".contains(character)
  }
}
