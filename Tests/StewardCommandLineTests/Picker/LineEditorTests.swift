import StewardCommandLine
import StewardText
import Testing

@Suite struct LineEditorTests {
  private func typed(_ keys: String, into text: String = "") -> LineEditor {
    var line = LineEditor(text)
    var decoder = KeyDecoder()
    for key in decoder.feed(Array(keys.utf8)) { _ = line.press(key) }
    return line
  }

  @Test("Keys do to a line what they do in a shell")
  func keys() {
    let outcomes: [(String, String, String, Int)] = [
      ("", "ab", "ab", 2), ("ab", "\u{1B}[Dx", "axb", 2), ("ab", "\u{7F}", "a", 1),
      ("ab", "\u{1}\u{7F}x", "xab", 1), ("ab", "\u{1}\u{1B}[3~", "b", 0),
      ("ab", "\u{1B}[3~", "ab", 2),
      ("one two", "\u{17}", "one ", 4), ("one two  ", "\u{17}", "one ", 4),
      ("one two", "\u{1B}\u{7F}\u{1B}\u{7F}x", "x", 1), ("one two", "\u{1B}[1;5Dx", "one xtwo", 5),
      ("one two", "\u{1B}[H\u{1B}[1;5Cx", "onex two", 4), ("one two", "\u{15}", "", 0),
      ("one two", "\u{1B}[H\u{1B}[C\u{B}", "o", 1), ("ab", "\u{1}x\u{5}y", "xaby", 4),
      ("ab", "\u{1B}[D\u{4}", "a", 1), ("ab", "\u{2}\u{2}\u{2}\u{6}x", "axb", 2),
    ]
    for (text, keys, result, cursor) in outcomes {
      let line = typed(keys, into: text)
      #expect(line.text == result, "\(text) \(keys.debugDescription)")
      #expect(line.cursor == cursor, "\(text) \(keys.debugDescription)")
    }
  }

  @Test("Characters as readers see them are one step and one deletion")
  func graphemes() {
    for cluster in ["é", "e\u{301}", "牛", "👩‍💻", "🇨🇳", "👍🏽", "각"] {
      var line = typed("a" + cluster)
      #expect(line.cursor == 2, "\(cluster)")
      line = typed("\u{1B}[D\u{1B}[Dx", into: "a" + cluster)
      #expect(line.text == "xa" + cluster, "\(cluster)")
      #expect(typed("\u{7F}", into: "a" + cluster).text == "a", "\(cluster)")
    }
    // What is left joins, and the cursor stays within the line.
    let joined = typed("\u{1B}[D\u{7F}", into: "e-\u{301}")
    #expect(joined.cursor <= joined.text.count)
  }

  @Test("Line breaks become blanks, control characters are left out, what is too long is not taken")
  func insertion() {
    var line = LineEditor()
    line.insert("a\r\nb\tc\u{1B}[31m\u{9B}d\u{2028}e")
    #expect(line.text == "a b c[31md e")
    line.insert(String(repeating: "x", count: 70_000))
    #expect(line.text == "a b c[31md e")
  }

  @Test("The part that is seen holds the cursor and is never too wide", arguments: 1...30)
  func window(columns: Int) {
    let text = "日本語 text ümlaut 👩‍💻 عربى " + String(repeating: "长", count: 20)
    var line = LineEditor(text)
    for _ in 0...text.count {
      let window = line.window(columns: columns)
      #expect(DisplayWidth.columns(of: window.text) < max(columns, 1) || columns == 0)
      #expect((0..<columns).contains(window.cursor))
      _ = line.press(Key(.left))
    }
    #expect(line.window(columns: columns).cursor == 0)
  }
}
