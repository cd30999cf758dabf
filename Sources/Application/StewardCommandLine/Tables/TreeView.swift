/// A tree with columns beside it, drawn with lines: places with their counts and values.
public struct TreeView: Sendable {
  /// One node, in the order of reading: each parent before its children.
  public struct Row: Sendable {
    /// How many parents it has; at most one more than the row before it.
    public var depth: Int
    /// The node's own text.
    public var label: StyledText
    /// What stands beside it, one for each further column.
    public var cells: [StyledText]

    /// Makes a row.
    public init(depth: Int, _ label: StyledText, cells: [StyledText] = []) {
      self.depth = depth
      self.label = label
      self.cells = cells
    }
  }

  /// The column of the tree itself.
  public var column: TableColumn
  /// The columns beside it.
  public var columns: [TableColumn]
  /// The rows from top to bottom.
  public var rows: [Row]
  /// Lines under the tree.
  public var foot: [StyledText]
  /// Whether the headings are shown.
  public var hasHeading: Bool

  /// Makes a tree.
  public init(
    column: TableColumn = TableColumn("", minimumWidth: 12, shrinkPriority: 1),
    columns: [TableColumn] = [], rows: [Row], foot: [StyledText] = [], hasHeading: Bool = false
  ) {
    self.column = column
    self.columns = columns
    self.rows = rows
    self.foot = foot
    self.hasHeading = hasHeading
  }

  /// Writes the tree.
  public func write(to output: OutputWriter, on canvas: Canvas) throws(CommandLineError) {
    for line in lines(on: canvas) { try output.writeLine(line) }
  }

  /// The tree as lines, each without its line break.
  public func lines(on canvas: Canvas) -> [String] {
    let cells = zip(rows, branches).map { row, branch in
      var label = StyledText(branch, .dim)
      label.spans += row.label.spans
      return [label] + row.cells
    }
    return Table(columns: [column] + columns, rows: cells, foot: foot, hasHeading: hasHeading)
      .lines(on: canvas)
  }

  /// The lines before each label, from the last row up, because whether a node has a sibling
  /// below it is seen there.
  private var branches: [String] {
    var result = [String](repeating: "", count: rows.count)
    // At each depth, whether a node of that depth follows before one above it does.
    var follows: [Bool] = []
    for index in rows.indices.reversed() {
      let depth = max(0, rows[index].depth)
      while follows.count <= depth { follows.append(false) }
      follows.removeLast(follows.count - depth - 1)
      if depth > 0 {
        let lines = (1..<depth).map { follows[$0] ? "│   " : "    " }.joined()
        result[index] = lines + (follows[depth] ? "├── " : "└── ")
      }
      follows[depth] = true
    }
    return result
  }
}
