internal import StewardModels

extension Picker {
  /// Does what a key means at the moment, and says what is to be done beside that.
  public mutating func press(_ key: Key) -> PickerEffect {
    switch (key.code, key.modifiers) {
    case (.character("c"), .control): return .interrupt
    case (.character("z"), .control): return .suspend
    case (.character("l"), .control): return .redraw
    default: break
    }
    remark = nil
    defer { settle() }
    switch mode {
    case .browsing: return browse(key)
    case .filtering: return filter(key)
    case .adding, .editing: return type(key)
    case .asking(let id): return decide(key, id)
    case .help: return read(key)
    }
  }

  // MARK: Browsing

  private mutating func browse(_ key: Key) -> PickerEffect {
    if case .paste = key.code {
      say("cli.picker.paste")
      return .none
    }
    if let direction = direction(of: key) { return move(direction) }
    if go(key) { return .none }
    guard let command = Self.command(key) else { return .none }
    return obey(command)
  }

  private mutating func obey(_ command: Character) -> PickerEffect {
    switch command {
    case "q": return .leave
    case "?":
      mode = .help
      helpTop = 0
    case "/":
      mode = .filtering
      line = LineEditor(filterText)
    case "\u{1B}": setFilter("")
    case " ":
      guard content.offers.contains(.toggle), let row else { return .none }
      return .carryOut(.toggle(row.id))
    case "a":
      guard content.offers.contains(.add) else { return .none }
      mode = .adding
      line = LineEditor()
    case "e":
      guard content.offers.contains(.edit), let row else { return .none }
      mode = .editing(row.id)
      line = LineEditor(row.draft ?? row.text)
    case "d":
      guard content.offers.contains(.remove), let row else { return .none }
      mode = .asking(row.id)
    case "u":
      guard content.offers.contains(.undo) else { return .none }
      return .carryOut(.undo)
    case "r":
      guard content.offers.contains(.redo) else { return .none }
      return .carryOut(.redo)
    default: break
    }
    return .none
  }

  private mutating func move(_ direction: PickerIntent.Direction) -> PickerEffect {
    guard content.offers.contains(.move), let row else { return .none }
    // Where rows are hidden, nobody sees what it would be moved past.
    guard filterText.isEmpty else {
      say("cli.picker.move.filtered")
      return .none
    }
    return .carryOut(.move(row.id, direction))
  }

  private func direction(of key: Key) -> PickerIntent.Direction? {
    switch (key.code, key.modifiers) {
    case (.character("J"), []), (.character("J"), .shift), (.down, .shift), (.down, .alt),
      (.character("j"), .alt):
      .down
    case (.character("K"), []), (.character("K"), .shift), (.up, .shift), (.up, .alt),
      (.character("k"), .alt):
      .up
    default: nil
    }
  }

  /// Moves the cursor; false for keys that do not.
  private mutating func go(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.character("j"), []), (.character("n"), .control): cursor += 1
    case (.character("k"), []), (.character("p"), .control): cursor -= 1
    case (.character("g"), []): cursor = 0
    case (.character("G"), _): cursor = shown.count
    case (.character("f"), .control): cursor += page
    case (.character("b"), .control): cursor -= page
    case (.character, _): return false
    default: return step(key)
    }
    cursor = min(max(cursor, 0), max(shown.count - 1, 0))
    return true
  }

  /// Moves the cursor by a key that writes nothing; false for keys that do not move it.
  private mutating func step(_ key: Key) -> Bool {
    switch key.code {
    case .down: cursor += 1
    case .up: cursor -= 1
    case .pageDown: cursor += page
    case .pageUp: cursor -= page
    case .home: cursor = 0
    case .end: cursor = shown.count
    default: return false
    }
    cursor = min(max(cursor, 0), max(shown.count - 1, 0))
    return true
  }

  /// What a key commands, as the letter for it; also where a Chinese keyboard writes it wide.
  private static func command(_ key: Key) -> Character? {
    switch (key.code, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift): narrow(character)
    case (.enter, _): " "
    case (.escape, _): "\u{1B}"
    case (.delete, []): "d"
    case (.insert, []): "a"
    case (.function(1), _): "?"
    default: nil
    }
  }

  private static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first else { return character }
    switch scalar.value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? character
    default: return character
    }
  }

  // MARK: Typing

  private mutating func filter(_ key: Key) -> PickerEffect {
    switch key.code {
    case .enter: mode = .browsing
    case .escape:
      mode = .browsing
      setFilter("")
    case .home, .end: _ = line.press(key)
    case .tab: break
    default:
      if !step(key), line.press(key), line.text != filterText { setFilter(line.text) }
    }
    return .none
  }

  private mutating func type(_ key: Key) -> PickerEffect {
    switch key.code {
    case .escape: mode = .browsing
    case .enter: return enter()
    default: _ = line.press(key)
    }
    return .none
  }

  /// What was typed is done; a blank line, and one that is as it was, changes nothing.
  private mutating func enter() -> PickerEffect {
    let typed = mode
    let text = line.text
    mode = .browsing
    guard text.contains(where: { !$0.isWhitespace }) else { return .none }
    switch typed {
    case .adding: return .carryOut(.add(text))
    case .editing(let id):
      let row = content.rows.first { $0.id == id }
      return row.map { $0.draft ?? $0.text } == text ? .none : .carryOut(.edit(id, text))
    case .browsing, .filtering, .asking, .help: return .none
    }
  }

  // MARK: Asking and reading

  private mutating func decide(_ key: Key, _ id: String) -> PickerEffect {
    guard let answer = Self.command(key) else { return .none }
    mode = .browsing
    let yes = words(Message("cli.confirm.words.yes")).split(separator: " ")
    // A whole word is not typed here: its first letter is.
    let isYes = yes.contains { $0.first == answer.lowercased().first }
    return isYes ? .carryOut(.remove(id)) : .none
  }

  private mutating func read(_ key: Key) -> PickerEffect {
    switch (key.code, key.modifiers) {
    case (.down, _), (.character("j"), _): helpTop += 1
    case (.up, _), (.character("k"), _): helpTop -= 1
    case (.pageDown, _): helpTop += page
    case (.pageUp, _): helpTop -= page
    case (.paste, _): break
    default: mode = .browsing
    }
    return .none
  }
}
