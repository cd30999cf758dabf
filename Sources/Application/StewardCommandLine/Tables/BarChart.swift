internal import StewardText

/// Amounts with bars beside them, fitted to the terminal; without bars in a file or a pipe.
///
/// All amounts are on one scale: a chart for each currency.
public struct BarChart: Sendable {
  /// One amount.
  public struct Row: Sendable {
    /// What it is the amount of.
    public var label: StyledText
    /// The amount as people read it.
    public var value: StyledText
    /// The amount as the bar shows it; what is not above zero has no bar.
    public var amount: Double

    /// Makes a row.
    public init(_ label: StyledText, value: StyledText, amount: Double) {
      self.label = label
      self.value = value
      self.amount = amount
    }
  }

  /// The rows from top to bottom.
  public var rows: [Row]
  /// Lines under the chart.
  public var foot: [StyledText]

  /// Makes a chart.
  public init(_ rows: [Row], foot: [StyledText] = []) {
    self.rows = rows
    self.foot = foot
  }

  /// Writes the chart.
  public func write(to output: OutputWriter, on canvas: Canvas) throws(CommandLineError) {
    for line in lines(on: canvas) { try output.writeLine(line) }
  }

  /// The chart as lines, each without its line break.
  public func lines(on canvas: Canvas) -> [String] {
    let barWidth = barWidth(on: canvas)
    let largest = rows.map(\.amount).filter(\.isFinite).max() ?? 0
    var columns = [
      TableColumn("", minimumWidth: 8, shrinkPriority: 1), TableColumn("", alignment: .trailing),
    ]
    if barWidth > 0 { columns.append(TableColumn("", style: .color(.cyan))) }
    let cells = rows.map { row in
      let bar = StyledText(Self.bar(row.amount, of: largest, width: barWidth))
      return barWidth > 0 ? [row.label, row.value, bar] : [row.label, row.value]
    }
    return Table(columns: columns, rows: cells, foot: foot, hasHeading: false).lines(on: canvas)
  }

  /// The columns left beside labels of up to half the window and the values, at most 40; none
  /// where fewer than 6 are left.
  private func barWidth(on canvas: Canvas) -> Int {
    guard let width = canvas.width else { return 0 }
    let label = rows.map(\.label.safe.width).max() ?? 0
    let value = rows.map(\.value.safe.width).max() ?? 0
    let left = width - min(label, width / 2) - value - 2 * TableLayout.gap
    return left < 6 ? 0 : min(left, 40)
  }

  /// A bar in eighths of a column; anything above zero is seen.
  public static func bar(_ amount: Double, of largest: Double, width: Int) -> String {
    guard amount > 0, largest > 0, amount.isFinite, width > 0 else { return "" }
    let share = min(amount / largest, 1)
    let eighths = max(1, Int((share * Double(width * 8)).rounded()))
    let full = String(repeating: "█", count: eighths / 8)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return full + parts[eighths % 8]
  }
}
