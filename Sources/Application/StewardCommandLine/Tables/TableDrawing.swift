internal import StewardText

/// One table on one canvas: cells made safe and measured once, then laid out and drawn.
struct TableDrawing {
  private struct Cell {
    let text: StyledText
    let width: Int
  }

  let layout: TableLayout
  private let table: Table
  private let canvas: Canvas
  private let rows: [[[Cell]]]

  init(_ table: Table, canvas: Canvas) {
    self.table = table
    self.canvas = canvas
    var natural = table.columns.map { column in
      max(column.reservedWidth, table.hasHeading ? DisplayWidth.columns(of: column.title) : 0)
    }
    var short = natural
    rows = table.sections.map { section in
      section.rows.map { row in
        zip(row, table.columns.indices).map { text, index in
          let safe = text.safe
          let width = safe.width
          if width > natural[index] { natural[index] = width }
          if width > short[index] { short[index] = max(short[index], safe.leastWidth) }
          return Cell(text: safe, width: width)
        }
      }
    }
    layout = TableLayout(
      columns: table.columns, natural: natural, short: short, available: canvas.width)
  }

  var lines: [String] {
    var lines: [String] = []
    let hasRows = table.sections.contains { !$0.rows.isEmpty }
    if hasRows, table.hasHeading { lines.append(heading) }
    for (section, rows) in zip(table.sections, rows) {
      if let title = section.title {
        if lines.count > 1 { lines.append("") }
        lines.append(fit(title, base: .bold))
      }
      for row in rows { lines.append(line(row)) }
    }
    for text in table.foot { lines.append(fit(text, base: .dim)) }
    return lines
  }

  private var heading: String {
    let cells = table.columns.map { column in
      let text = StyledText(TerminalSafe.text(column.title))
      return Cell(text: text, width: text.width)
    }
    return line(cells, style: .bold)
  }

  private func line(_ cells: [Cell], style: Style? = nil) -> String {
    var line = ""
    // Blanks are owed, not written, so that no line ends in them.
    var owed = 0
    var isFirst = true
    for (index, cell) in cells.enumerated() {
      guard let width = layout.widths[index] else { continue }
      if !isFirst { owed += TableLayout.gap }
      isFirst = false
      let isCut = cell.width > width
      let text = isCut ? cell.text.cut(to: width, at: table.columns[index].cut) : cell.text
      let blanks = width - (isCut ? text.width : cell.width)
      let isTrailing = table.columns[index].alignment == .trailing
      if isTrailing { owed += blanks }
      if !text.spans.isEmpty {
        for _ in 0..<owed { line.append(" ") }
        owed = 0
        line += text.drawn(on: canvas, base: style ?? table.columns[index].style)
      }
      if !isTrailing { owed += blanks }
    }
    return line
  }

  private func fit(_ text: StyledText, base: Style) -> String {
    let safe = text.safe
    return (canvas.width.map { safe.cut(to: $0) } ?? safe).drawn(on: canvas, base: base)
  }
}
