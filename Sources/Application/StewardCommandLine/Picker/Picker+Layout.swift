internal import StewardModels
internal import StewardText

extension Picker {
  /// The narrowest window that is drawn on.
  static let least = (columns: 20, rows: 5)

  /// One line of the list.
  enum ListLine: Hashable {
    case heading(String)
    /// A row, as its place among those shown.
    case row(Int)
  }

  /// How many lines there are for the list, or for the help.
  var height: Int { max(lines - 1 - footLines.count, 1) }

  /// How far a page goes.
  var page: Int { max(height - 1, 1) }

  /// The lines of what is said in the foot; one without a remark.
  var footLines: [String] {
    guard let remark else { return [""] }
    var text = words(remark.message)
    if let hint = remark.hint { text += "; " + words(hint) }
    let lines = TextWrap.lines(of: TerminalSafe.text(text), width: max(columns, 2))
    let most = max(min(3, lines.count, self.lines / 2 - (isTyping ? 1 : 0)), 1)
    var kept = Array(lines.prefix(most))
    if most < lines.count {
      kept[most - 1] = DisplayWidth.truncate(kept[most - 1], toColumns: columns - 2) + " …"
    }
    return isTyping ? kept + [""] : kept
  }

  /// Whether the last line of the window is one that is typed on.
  var isTyping: Bool {
    switch mode {
    case .filtering, .adding, .editing, .asking: true
    case .browsing, .help: false
    }
  }

  /// The lines of the whole list above the cursor, with the headings.
  var lineOfCursor: Int { line(of: cursor) }

  /// The lines of the whole list above a shown row.
  private func line(of place: Int) -> Int { place + headings(upTo: place) }

  /// How many headings stand above a shown row, its own among them.
  private func headings(upTo place: Int) -> Int {
    var low = 0
    var high = headed.count
    while low < high {
      let middle = (low + high) / 2
      if headed[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a heading stands above a shown row.
  private func hasHeading(_ place: Int) -> Bool {
    let count = headings(upTo: place)
    return count > 0 && headed[count - 1] == place
  }

  /// Scrolls so that the cursor is seen, with the heading above it where there is room.
  mutating func settle() {
    if mode == .help { helpTop = max(min(helpTop, helpLines.count - height), 0) }
    let line = lineOfCursor
    top = min(top, hasHeading(cursor) && height > 1 ? line - 1 : line)
    top = max(top, line - height + 1)
    top = max(min(top, shown.count + headed.count - height), 0)
  }

  /// The lines of the list that are seen.
  var seen: [ListLine] {
    // The first row at or below the top.
    var low = 0
    var high = shown.count
    while low < high {
      let middle = (low + high) / 2
      if line(of: middle) < top { low = middle + 1 } else { high = middle }
    }
    var result: [ListLine] = []
    for place in low..<min(low + height, shown.count) {
      if hasHeading(place), line(of: place) > top {
        result.append(.heading(content.rows[shown[place]].section))
      }
      result.append(.row(place))
    }
    return Array(result.prefix(height))
  }
}
