internal import StewardText

extension Canvas {
  /// What is told, in lines that fit.
  ///
  /// Where the canvas has a width, a line that is wider is broken at its blanks, and goes on under
  /// its own beginning; a word that is wider than the canvas is broken as well. What is set apart by
  /// two blanks then has a line of its own, and by more, under what it explains. Words that run from
  /// right to left are isolated. Elsewhere the text is as it is.
  public func lines(of text: String) -> [String] {
    let given = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let width else { return given }
    return given.flatMap { line in
      DisplayWidth.columns(of: line) <= width ? [line] : Self.broken(line, width: width)
    }.map(TerminalSafe.isolatingRuns)
  }

  private static func broken(_ line: String, width: Int) -> [String] {
    let words = line.drop { $0 == " " }
    let indent = min(line.count - words.count, width / 4)
    return parts(of: words).flatMap { part in
      wrapped(
        part.text, indent: part.isExplanation ? min(indent + 4, width / 4) : indent, width: width)
    }
  }

  /// What is set apart in a line by two blanks, and by more where it explains what is before it.
  private static func parts(of line: Substring) -> [(text: String, isExplanation: Bool)] {
    var parts: [(text: String, isExplanation: Bool)] = []
    var rest = line
    var blanks = 0
    while let gap = rest.firstRange(of: "  ") {
      parts.append((String(rest[..<gap.lowerBound]), blanks > 2))
      let next = rest[gap.lowerBound...].drop { $0 == " " }
      blanks = rest[gap.lowerBound..<next.startIndex].count
      rest = next
    }
    return parts + [(String(rest), blanks > 2)]
  }

  private static func wrapped(_ text: String, indent: Int, width: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    return TextWrap.lines(of: text, width: width - indent).map { $0.isEmpty ? "" : blanks + $0 }
  }
}
