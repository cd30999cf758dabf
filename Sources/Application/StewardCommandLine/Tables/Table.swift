/// Rows under headings, fitted to the terminal.
///
/// On a canvas with a width, long cells are cut with `…`; in a file or a pipe nothing is. Cells
/// are held until the table is written, because their widths decide the layout; for streams of
/// any length there are `PlainRow` and `MarkdownTable`.
public struct Table: Sendable {
  /// Rows that belong together, under a heading of their own where they have one.
  public struct Section: Sendable {
    /// The heading.
    public var title: StyledText?
    /// The rows; each has as many cells as the table has columns.
    public var rows: [[StyledText]]

    /// Makes a section.
    public init(_ title: StyledText? = nil, rows: [[StyledText]] = []) {
      self.title = title
      self.rows = rows
    }
  }

  /// The columns from left to right.
  public var columns: [TableColumn]
  /// The rows, in sections.
  public var sections: [Section]
  /// Lines under the table: how many are shown, whether more follow, sums.
  public var foot: [StyledText]
  /// Whether the headings are shown.
  public var hasHeading: Bool

  /// Makes a table of one section without a heading of its own.
  public init(
    columns: [TableColumn], rows: [[StyledText]] = [], foot: [StyledText] = [],
    hasHeading: Bool = true
  ) {
    self.columns = columns
    self.sections = [Section(rows: rows)]
    self.foot = foot
    self.hasHeading = hasHeading
  }

  /// Appends a row to the last section.
  public mutating func append(_ row: [StyledText]) {
    if sections.isEmpty { sections.append(Section()) }
    sections[sections.count - 1].rows.append(row)
  }

  /// Writes the table.
  public func write(to output: OutputWriter, on canvas: Canvas) throws(CommandLineError) {
    for line in lines(on: canvas) { try output.writeLine(line) }
  }

  /// The titles of the columns that do not fit the canvas.
  public func hiddenColumns(on canvas: Canvas) -> [String] {
    let drawing = TableDrawing(self, canvas: canvas)
    return zip(columns, drawing.layout.widths).filter { $0.1 == nil }.map(\.0.title)
  }

  /// The table as lines, each without its line break.
  public func lines(on canvas: Canvas) -> [String] { TableDrawing(self, canvas: canvas).lines }
}
