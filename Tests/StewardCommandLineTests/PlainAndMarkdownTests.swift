import StewardCommandLine
import StewardConformance
import Testing

@Suite struct PlainAndMarkdownTests {
  private func plain(_ fields: [String]) -> String {
    var buffer: [UInt8] = []
    PlainRow.append(fields, to: &buffer)
    return String(decoding: buffer, as: UTF8.self)
  }

  @Test(
    arguments: [
      (["a", "b"], "a\tb\n"), ([], "\n"), (["", ""], "\t\n"),
      (["a\tb", "c\nd", "e\r\nf"], "a\\tb\tc\\nd\te\\r\\nf\n"),
      ([#"C:\new"#], "C:\\\\new\n"), (["\u{1b}[2J"], "\\x1b[2J\n"),
      (["\u{7f}\u{0}"], "\\x7f\\x00\n"),
      (["\u{9b}31m", "a\u{202E}b"], "\\u009b31m\ta\\u202eb\n"),
      (["洗衣机", "Zoë", "12,50 €", "£5 – «x»", "👨‍👩‍👧"], "洗衣机\tZoë\t12,50 €\t£5 – «x»\t👨‍👩‍👧\n"),
    ] as [([String], String)])
  func plainIsOneRecordALine(fields: [String], expected: String) {
    #expect(plain(fields) == expected)
  }

  @Test func plainIsUnambiguous() {
    var generator = SeededGenerator(seed: 3)
    let alphabet = ["\t", "\n", "\\", "t", "n", "x1b", "\u{1b}", "a", "é", "\u{202E}", "\r"]
    var seen: [String: [String]] = [:]
    for _ in 0..<2000 {
      let fields = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        }.joined()
      }
      let line = plain(fields)
      // By scalars, because a line break after a return is another character, not another text.
      let scalars = fields.map { $0.unicodeScalars.map { String($0) }.joined(separator: "|") }
      #expect(seen[line, default: scalars] == scalars)
      seen[line] = scalars
      #expect(line.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    }
  }

  @Test func markdownEscapesWhatIsItsOwn() {
    var buffer: [UInt8] = []
    MarkdownTable.appendHeading(
      [TableColumn("Name"), TableColumn("Value", alignment: .trailing)], to: &buffer)
    MarkdownTable.appendRow(["a|b\\", "<b>&*_"], to: &buffer)
    MarkdownTable.appendRow(["two\nlines\r\nthree", ""], to: &buffer)
    #expect(
      String(decoding: buffer, as: UTF8.self) == #"""
        | Name | Value |
        | --- | ---: |
        | a\|b\\ | &lt;b>&amp;\*\_ |
        | two<br>lines<br>three |  |

        """#)
  }
}
