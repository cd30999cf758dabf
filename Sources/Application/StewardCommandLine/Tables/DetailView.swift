internal import StewardText

/// One record whole: a label and its value a line, long values wrapped beside their labels.
public struct DetailView: Sendable {
  /// A label and what it says.
  public struct Row: Sendable {
    /// The name of the field.
    public var label: String
    /// Its value as people read it; line breaks in it are kept.
    public var value: String
    /// How the value looks.
    public var style: Style

    /// Makes a row.
    public init(_ label: String, _ value: String, _ style: Style = .plain) {
      self.label = label
      self.value = value
      self.style = style
    }
  }

  /// The rows from top to bottom.
  public var rows: [Row]

  /// Makes a view.
  public init(_ rows: [Row]) { self.rows = rows }

  /// Writes the view.
  public func write(to output: OutputWriter, on canvas: Canvas) throws(CommandLineError) {
    for line in lines(on: canvas) { try output.writeLine(line) }
  }

  /// The view as lines, each without its line break.
  public func lines(on canvas: Canvas) -> [String] {
    let labels = rows.map { TerminalSafe.text($0.label) }
    let widest = labels.map { DisplayWidth.columns(of: $0) }.max() ?? 0
    let indent = min(widest, canvas.width.map { $0 / 3 } ?? widest) + TableLayout.gap
    return zip(rows, labels).flatMap { row, label in
      let label = DisplayWidth.truncate(label, toColumns: indent - TableLayout.gap)
      let blanks = indent - DisplayWidth.columns(of: label)
      let head = Style.dim.applied(to: label, on: canvas) + String(repeating: " ", count: blanks)
      return values(of: row, indent: indent, canvas: canvas).enumerated().map { index, line in
        let start = index == 0 ? head : String(repeating: " ", count: indent)
        return start + row.style.applied(to: line, on: canvas)
      }
    }
  }

  private func values(of row: Row, indent: Int, canvas: Canvas) -> [String] {
    row.value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      let safe = TerminalSafe.text(String(line))
      guard let width = canvas.width else { return [safe] }
      return TextWrap.lines(of: safe, width: width - indent).map(TerminalSafe.isolatingRuns)
    }
  }
}
