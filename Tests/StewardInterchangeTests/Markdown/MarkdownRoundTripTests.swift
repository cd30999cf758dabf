import StewardConformance
import StewardModels
import Testing

@testable import StewardInterchange

@Suite struct MarkdownRoundTripTests {
  static func write(_ elements: [MarkdownElement]) throws -> String {
    let output = ByteOutput()
    var writer = MarkdownWriter(output)
    for element in elements { try writer.write(element) }
    return output.text
  }

  static let pieces = [
    "[", "]", "[ ]", "[x] ", "*", "**a**", "#", " #", "##", "\\", "-", "- ", "+ ", "1. ", "23) ",
    "_", "a_b", "`", "``", "```", "~~~", "<", "<!--", "-->", "<!-- -->", "&", "&amp;", "&#65;",
    "&copy;", ">", "=", "===", "---", "|", ":", " ", "  ", "\t", "首都", "é", "e\u{301}", "🛋️",
    "\u{1b}[2J", "\u{202E}", "\u{2028}", "\r", "\u{301}", "\u{FEFF}", "a", "Milk", "!", ".", "$",
  ]

  static func text(_ generator: inout SeededGenerator, lines: Bool = false) -> String {
    let count = Int.random(in: 0...5, using: &generator)
    let pieces = lines ? pieces + ["\n", "\n", "\n\n"] : pieces
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  static func elements(seed: UInt64) -> [MarkdownElement] {
    var generator = SeededGenerator(seed: seed)
    var depth = -1
    return (0..<20).map { _ in
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        depth = -1
        let level = Int.random(in: 1...6, using: &generator)
        return .heading(MarkdownHeading(text(&generator), level: level))
      default:
        depth = Int.random(in: 0...depth + 1, using: &generator)
        return .item(
          MarkdownItem(
            text(&generator), isChecked: Bool.random(using: &generator), depth: depth,
            note: text(&generator, lines: true)))
      }
    }
  }

  static func withoutLines(_ elements: [MarkdownElement]) -> [MarkdownElement] {
    elements.map { element in
      switch element {
      case .heading(var heading):
        heading.line = 0
        return .heading(heading)
      case .item(var item):
        item.line = 0
        return .item(item)
      case .paragraph(var paragraph):
        paragraph.line = 0
        return .paragraph(paragraph)
      }
    }
  }

  @Test("whatever is written reads back as the same", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    let elements = Self.elements(seed: seed)
    let text = try Self.write(elements)
    let read = Self.withoutLines(try markdown(text))
    let isEqual = read == elements
    #expect(isEqual, "seed \(seed): \(outline(elements)) became \(outline(read))")
    for scalar in text.unicodeScalars {
      let isHarmful =
        scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || scalar.value == 0x202E
      #expect(!isHarmful)
    }
  }

  @Test("the form of what is written")
  func form() throws {
    let text = try Self.write([
      .heading(MarkdownHeading("Home")), .paragraph(MarkdownParagraph("1. text\nand more")),
      .item(MarkdownItem("a [b] *c* #d", note: "- one\n\n two")),
      .item(MarkdownItem("snake_case 2 < 3", isChecked: true, depth: 1)),
      .item(MarkdownItem("<script>", isChecked: nil)),
      .heading(MarkdownHeading("Empty", level: 2)),
    ])
    let expected = """
      # Home

      1\\. text
      and more

      - [ ] a \\[b] \\*c\\* #d
        \\- one

        &#32;two
        - [x] snake_case 2 \\< 3
      - \\<script>

      ## Empty

      """
    #expect(text == expected)
  }

  @Test("random bytes and files cut anywhere end in a result or an error", arguments: 0..<200)
  func fuzz(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 1_000)
    var bytes: [UInt8] = []
    if seed % 2 == 0 {
      bytes = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    } else {
      let pieces = Self.pieces + ["\n", "\r\n", "\n  ", "\n\t", "\n- [ ] "]
      for _ in 0..<400 { bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8) }
      bytes.removeLast(min(bytes.count, Int.random(in: 0...400, using: &generator)))
    }
    let options = MarkdownReader.Options(
      lines: LineReader.Options(isLenient: seed % 3 == 0, chunkSize: 1 + Int(seed % 60)))
    let reader = MarkdownReader(ByteSource(bytes, name: "fuzz.md"), options: options)
    do throws(InterchangeError) {
      var count = 0
      while try reader.next() != nil { count += 1 }
      #expect(count <= bytes.count + 1)
    } catch {
      #expect(error.location.line != nil || error.location.offset != nil)
      let next: MarkdownElement? = try? reader.next()  // An error again, or the end.
      #expect(next == nil)
    }
  }

  @Test(
    "half a million backticks, brackets and blanks take no time worth telling",
    arguments: [
      "`", "`a", "``a`", "[", "&", "\\", "*", "_", "> ", "- ", "#",
    ])
  func hostile(piece: String) throws {
    let line = String(repeating: piece, count: 500_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try markdown("- [ ] " + line + "\n" + line) }
    #expect(time < .seconds(5))
  }
}
