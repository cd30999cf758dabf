internal import StewardModels
internal import StewardText

extension Picker {
  /// What is seen: as many lines as the window has, none wider than it.
  ///
  /// The cursor's row is reversed where colours are seen, and marked by `>` where not.
  public func frame(on canvas: Canvas) -> ScreenFrame {
    guard columns >= Self.least.columns, lines >= Self.least.rows else { return tooSmall }
    var drawn = [head(on: canvas)]
    drawn += mode == .help ? help(on: canvas) : list(on: canvas)
    while drawn.count < lines - footLines.count { drawn.append("") }
    let style = remark?.isFailure == true ? Style.color(.red) : .plain
    let remarks = isTyping ? footLines.dropLast() : footLines[...]
    if remark != nil {
      drawn += remarks.map { StyledText($0, style).drawn(on: canvas) }
    } else if !isTyping {
      drawn.append(StyledText(keys, .dim).cut(to: columns).drawn(on: canvas))
    }
    guard isTyping else { return ScreenFrame(lines: drawn) }
    let typed = typedLine(on: canvas)
    drawn.append(typed.text)
    return ScreenFrame(lines: drawn, cursor: .init(line: lines - 1, column: typed.cursor))
  }

  /// What is said where the window has no room for a list.
  private var tooSmall: ScreenFrame {
    let text = words(
      Message(
        "cli.picker.small",
        ["columns": .number(Self.least.columns), "lines": .number(Self.least.rows)]))
    let wrapped = TextWrap.lines(of: text, width: columns)
    return ScreenFrame(
      lines: wrapped.prefix(max(lines, 1)).map { DisplayWidth.truncate($0, toColumns: columns) })
  }

  // MARK: The head

  private func head(on canvas: Canvas) -> String {
    let title = StyledText(TerminalSafe.text(content.title), .bold)
    let room = columns - min(title.width, columns / 2) - 2
    var facts = content.facts.map(TerminalSafe.text)
    if shown.count + headed.count > height, mode != .help {
      facts.append("\(cursor + 1)/\(shown.count)")
    }
    var right = facts.joined(separator: "  ")
    while !facts.isEmpty, DisplayWidth.columns(of: right) > room {
      // The place goes first, then what matters least; of the last one a part is better than none.
      if facts.count == 1 {
        right = DisplayWidth.truncate(facts[0], toColumns: room)
        break
      }
      facts.removeLast()
      right = facts.joined(separator: "  ")
    }
    let width = DisplayWidth.columns(of: right)
    let left = title.cut(to: columns - width - (width > 0 ? 2 : 0))
    let gap = String(repeating: " ", count: max(columns - left.width - width, 0))
    return left.drawn(on: canvas)
      + (right.isEmpty ? "" : gap + StyledText(right).drawn(on: canvas))
  }

  // MARK: The list

  private func list(on canvas: Canvas) -> [String] {
    guard !shown.isEmpty else {
      let none =
        content.rows.isEmpty
        ? content.empty ?? words(Message("cli.picker.empty"))
        : words(Message("cli.picker.nothing", ["filter": .text(filterText)]))
      let text = StyledText("  " + TerminalSafe.text(none), .dim)
      return [text.cut(to: columns).drawn(on: canvas)]
    }
    return seen.map { line in
      switch line {
      case .heading(let text):
        StyledText(TerminalSafe.text(text), Style(isBold: true, isUnderlined: true))
          .cut(to: columns).drawn(on: canvas)
      case .row(let place): drawn(place, markWidth: markWidth, on: canvas)
      }
    }
  }

  private func drawn(_ place: Int, markWidth: Int, on canvas: Canvas) -> String {
    let row = content.rows[shown[place]]
    let isHere = place == cursor
    let base: Style = isHere && canvas.hasColor ? .reversed : .plain
    var text = StyledText("")
    // Without colours the cursor has a column of its own.
    if !canvas.hasColor { text.append(isHere ? "> " : "  ") }
    let indent = min(max(row.depth, 0) * 2, max(columns / 4, 2))
    text.append(String(repeating: " ", count: row.depth > 0 ? indent : 0))
    if markWidth > 0 {
      text.append(row.mark.sign, row.mark == .present ? .color(.green) : .plain)
      let gap = markWidth - DisplayWidth.columns(of: row.mark.sign) + 1
      text.append(String(repeating: " ", count: gap))
    }
    let room = columns - text.width
    let name = StyledText(TerminalSafe.text(row.text), style(of: row, place))
    let detail = StyledText(TerminalSafe.text(row.detail), isHere ? .plain : .dim)
    // The detail has what the text leaves, and half of the line where that is little.
    var detailRoom = min(detail.width, max(room / 2 - 1, room - name.width - 2))
    if detailRoom < min(detail.width, 4) { detailRoom = 0 }
    let right = detail.cut(to: detailRoom)
    let left = name.cut(to: room - (right.width > 0 ? right.width + 2 : 0))
    let gap = room - left.width - right.width
    let needsGap = right.width > 0 || base != .plain
    return text.drawn(on: canvas, base: base) + left.drawn(on: canvas, base: base)
      + (needsGap ? base.applied(to: String(repeating: " ", count: max(gap, 0)), on: canvas) : "")
      + right.drawn(on: canvas, base: base)
  }

  /// What is done, and what is there only for what lies below it, steps back.
  private func style(of row: PickerRow, _ place: Int) -> Style {
    guard place != cursor else { return .plain }
    return row.mark == .checked || isOnlyParent(shown[place]) ? .dim : .plain
  }

  // MARK: What is typed

  private func typedLine(on canvas: Canvas) -> (text: String, cursor: Int) {
    if case .asking(let id) = mode {
      let name = content.rows.first { $0.id == id }?.text ?? ""
      let label = words(Message("cli.picker.remove.ask", ["name": .text("")]))
      let room = columns - DisplayWidth.columns(of: label) - 2
      let kept = DisplayWidth.truncate(TerminalSafe.text(name), toColumns: max(room, 1))
      let text = words(Message("cli.picker.remove.ask", ["name": .text(kept)])) + " "
      let shown = StyledText(text).cut(to: columns)
      return (shown.drawn(on: canvas), min(shown.width, columns - 1))
    }
    let label = StyledText(promptText, .bold).cut(to: columns / 2)
    let window = line.window(columns: columns - label.width)
    return (
      label.drawn(on: canvas) + StyledText(window.text).drawn(on: canvas),
      label.width + window.cursor
    )
  }

  private var promptText: String {
    switch mode {
    case .filtering: "/"
    case .adding: words(Message("cli.picker.add.prompt")) + " "
    case .editing: words(Message("cli.picker.edit.prompt")) + " "
    case .browsing, .asking, .help: ""
    }
  }

  // MARK: The help

  private func help(on canvas: Canvas) -> [String] {
    helpLines.dropFirst(helpTop).prefix(height).map { line in
      var text = StyledText(line.keys, .bold)
      let gap = max(keysWidth - DisplayWidth.columns(of: line.keys), 0) + 2
      text.append(String(repeating: " ", count: gap))
      text.append(line.text)
      return text.cut(to: columns).drawn(on: canvas)
    }
  }

  private var keysWidth: Int { helpLines.map { DisplayWidth.columns(of: $0.keys) }.max() ?? 0 }
}
