internal import StewardText

/// How help stands on a page: headings, labels, and what explains them.
struct HelpLayout {
  let width: Int
  let canvas: Canvas

  /// Where explanations begin, as in ArgumentParser.
  private static let column = 26
  /// The narrowest page with two columns.
  private static let narrowest = 60

  /// Running text from the left.
  func text(_ text: String) -> [String] { TextWrap.lines(of: text, width: width) }

  /// A heading and a text on the same line, the text's further lines indented.
  func inline(heading: String, _ text: String) -> [String] {
    let head = heading.uppercased() + ": "
    let indent = min(DisplayWidth.columns(of: head), 10)
    let lines = TextWrap.lines(of: text, width: width - indent)
    return lines.enumerated().map { index, line in
      let start = Style.bold.applied(to: String(head.dropLast()), on: canvas) + " "
      return (index == 0 ? start : String(repeating: " ", count: indent)) + line
    }
  }

  /// A heading with labels and their explanations under it; nothing where there are none.
  func section(_ heading: String, _ rows: [(label: String, text: String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let head = canvas.lines(of: heading.uppercased() + ":").map {
      Style.bold.applied(to: $0, on: canvas)
    }
    return head + rows.flatMap { row($0.label, $0.text) }
  }

  private func row(_ label: String, _ text: String) -> [String] {
    let label = "  " + label
    guard !text.isEmpty else { return canvas.lines(of: label) }
    let indent = width < Self.narrowest ? 6 : Self.column
    let blanks = String(repeating: " ", count: indent)
    let lines = TextWrap.lines(of: text, width: width - indent)
    let labelWidth = DisplayWidth.columns(of: label)
    guard width >= Self.narrowest, labelWidth < indent else {
      return canvas.lines(of: label) + lines.map { blanks + $0 }
    }
    return lines.enumerated().map { index, line in
      (index == 0 ? label + String(repeating: " ", count: indent - labelWidth) : blanks) + line
    }
  }
}
