import StewardText
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("漢字", 4), ("ｶﾞ", 2), ("ＡＢ", 4), ("é", 1), ("e\u{301}", 1), ("👍", 2),
    ("👍🏽", 2),
    ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("🇩🇪", 2), ("1️⃣", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{1B}", 1),
    ("a\u{202E}b", 8), ("a\nb", 3), ("\u{200B}", 0), ("☕", 2), ("½", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("हि", 2),
    ("\u{85}", 6), ("→", 1),
  ])
  func columns(_ text: String, _ expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
    #expect(DisplayWidth.columns(of: TerminalSafe.text(text)) == expected)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("漢字典", 6, "漢字典"),
    ("漢字典", 5, "漢字…"), ("漢字典", 4, "漢…"), ("e\u{301}xyz", 3, "e\u{301}x…"), ("👨‍👩‍👧abc", 3, "👨‍👩‍👧…"),
    ("🇩🇪🇫🇷", 3, "🇩🇪…"),
    ("漢", 1, "…"), ("e\u{301}", 1, "e\u{301}"),
  ])
  func truncates(_ text: String, _ limit: Int, _ expected: String) {
    #expect(DisplayWidth.truncate(text, toColumns: limit) == expected)
  }

  @Test func whatIsCutFits() {
    for text in Samples.texts + Samples.random(count: 2000, seed: 8) {
      for limit in 0..<12 {
        let cut = DisplayWidth.truncate(TerminalSafe.text(text), toColumns: limit)
        #expect(DisplayWidth.columns(of: cut) <= limit)
      }
    }
  }
}

@Suite struct TerminalSafeTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[2J", "␛[2J"), ("a\r\nb\nc", "a⏎b⏎c"), ("\u{202E}abc", "‹202E›abc"),
    ("\u{7F}\t", "␡␉"),
    ("\u{9B}31m", "‹009B›31m"), ("\u{2066}x\u{2069}", "‹2066›x‹2069›"), ("漢字 👨‍👩‍👧", "漢字 👨‍👩‍👧"),
    ("a\u{2028}b", "a‹2028›b"), ("\u{0}", "␀"),
  ])
  func shows(_ text: String, _ expected: String) {
    #expect(TerminalSafe.text(text) == expected)
  }

  @Test func keepsLinesWhereAsked() {
    #expect(TerminalSafe.lines("a\r\nb\tc\u{1B}") == "a\nb\tc␛")
  }

  @Test(
    "Runs of right-to-left words are isolated, and nothing beside them",
    arguments: [
      ("plain 椅子", "plain 椅子"), ("added שלום עולם (k3vq)", "added ⁨שלום עולם⁩ (k3vq)"),
      ("שָׁלוֹם", "⁨שָׁלוֹם⁩"), ("מצלמה Nikon", "⁨מצלמה⁩ Nikon"),
      ("a שלום, b مصباح.", "a ⁨שלום⁩, b ⁨مصباح⁩."),
    ])
  func isolatesRuns(_ text: String, _ expected: String) {
    let isolated = TerminalSafe.isolatingRuns(text)
    #expect(Array(isolated.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func isolatesRightToLeft() {
    #expect(TerminalSafe.cell("שלום", columns: 3) == "\u{2068}של…\u{2069}")
    #expect(TerminalSafe.cell("abc") == "abc")
    #expect(DisplayWidth.columns(of: TerminalSafe.isolated("שלום")) >= 4)
  }

  @Test func leavesNothingThatActs() {
    for text in Samples.random(count: 3000, seed: 9)
      + (0..<0xA0).compactMap({ Unicode.Scalar($0).map { String(Character($0)) } })
    {
      let shown = TerminalSafe.text(text)
      #expect(shown.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
