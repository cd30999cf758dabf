internal import StewardModels
internal import StewardText

/// One drawing of a progress line, fitted to a width by leaving out what matters less.
struct ProgressLine {
  let label: Message
  let completed: Int
  let count: Int
  let total: Int?
  let elapsed: Duration
  let words: Wording

  /// The line, at most so many columns wide.
  func text(width: Int) -> String {
    var parts = [TerminalSafe.text(words(label))]
    var optional: [String] = []
    if let share { parts.append("\(Int(share * 100))%") }
    optional.append(words(Message("cli.progress.count", ["count": .number(count)])))
    if let rate { optional.append(words(Message("cli.progress.rate", ["rate": .number(rate)]))) }
    if let timeLeft { optional.append(words(timeLeft)) }

    var line = parts.joined(separator: "  ")
    for part in optional where columns(line) + 2 + columns(part) <= width {
      line += "  " + part
    }
    let room = width - columns(line) - 2
    if let share, room >= 8 {
      let barWidth = min(room, 30)
      let bar = BarChart.bar(share, of: 1, width: barWidth)
      let blanks = String(repeating: " ", count: barWidth - columns(bar))
      let head = parts.joined(separator: "  ")
      line = head + "  " + bar + blanks + line.dropFirst(head.count)
    }
    return DisplayWidth.truncate(line, toColumns: width)
  }

  /// What part of the total is done, from 0 to 1.
  private var share: Double? {
    guard let total, total > 0 else { return nil }
    return min(max(Double(completed) / Double(total), 0), 1)
  }

  private var seconds: Double {
    Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }

  /// Things a second, over all of the time so far.
  private var rate: Int? {
    seconds > 0 ? Int(exactly: (Double(count) / seconds).rounded()) : nil
  }

  private var timeLeft: Message? {
    guard let share, share > 0, let left = Int(exactly: (seconds / share * (1 - share)).rounded())
    else { return nil }
    if left < 60 { return Message("cli.progress.seconds", ["seconds": .number(left)]) }
    if left < 3600 { return Message("cli.progress.minutes", ["minutes": .number(left / 60)]) }
    return Message(
      "cli.progress.hours", ["hours": .number(left / 3600), "minutes": .number(left / 60 % 60)])
  }

  private func columns(_ text: String) -> Int { DisplayWidth.columns(of: text) }
}
