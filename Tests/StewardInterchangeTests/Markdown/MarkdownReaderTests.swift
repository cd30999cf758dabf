import StewardModels
import Testing

@testable import StewardInterchange

/// The elements of a Markdown text.
func markdown(
  _ text: String, _ options: MarkdownReader.Options = MarkdownReader.Options()
) throws(InterchangeError) -> [MarkdownElement] {
  let reader = MarkdownReader(ByteSource(text: text, name: "test.md"), options: options)
  var elements: [MarkdownElement] = []
  while let element = try reader.next() { elements.append(element) }
  return elements
}

/// The elements in short: `#Name`, `-[x] text`, dots for depth, `|` before each line of a note.
func outline(_ elements: [MarkdownElement]) -> [String] {
  elements.map { element in
    switch element {
    case .heading(let heading):
      return String(repeating: "#", count: heading.level) + heading.text
    case .item(let item):
      let box = item.isChecked.map { $0 ? "[x]" : "[ ]" } ?? "-"
      let note =
        item.note.isEmpty
        ? ""
        : "|"
          + item.note.split(
            separator: "\n", omittingEmptySubsequences: false
          ).joined(separator: "|")
      return String(repeating: ".", count: item.depth) + box + item.text + note
    case .paragraph(let paragraph):
      return "\(paragraph.depth.map { "\($0)" } ?? "")P" + paragraph.text
    }
  }
}

@Suite struct MarkdownReaderTests {
  @Test("marks, boxes and numbers of every kind")
  func marks() throws {
    let text = """
      - [ ] dash
      * [x] star
      + [X] plus
      1. [ ] number
      23) [x] parenthesis
      - plain
      - [x]no box
      - [y] no box
      - []
      -no item
      - [ ]
      """
    #expect(
      outline(try markdown(text)) == [
        "[ ]dash", "[x]star", "[x]plus", "[ ]number", "[x]parenthesis", "-plain", "-[x]no box",
        "-[y] no box", "-[]|-no item", "[ ]",
      ])
  }

  @Test("items in items by two columns or more, of blanks or tabs")
  func nesting() throws {
    let text = """
      - [ ] a
        - [ ] a1
            - [x] a11
        - [ ] a2
       - [ ] b
      1. [ ] c
         - [ ] c1
      \t- [ ] c2
      \t\t- [ ] c21
      - [ ] d
        \t- [ ] d1
      """
    #expect(
      outline(try markdown(text)) == [
        "[ ]a", ".[ ]a1", "..[x]a11", ".[ ]a2", "[ ]b", "[ ]c", ".[ ]c1", ".[ ]c2", "..[ ]c21",
        "[ ]d", ".[ ]d1",
      ])
  }

  @Test("a whole list that is set in has the same depths as one that is not")
  func setIn() throws {
    #expect(
      outline(try markdown("    - [ ] a\n      - [ ] b\n    - [ ] c\n"))
        == ["[ ]a", ".[ ]b", "[ ]c"])
  }

  @Test("headings of both kinds, closed or not")
  func headings() throws {
    let text = """
      # One
      ## Two ##
      ### C#
      #no heading
      ###### Six \\#
      ####### seven
      Three
      and four
      ====
      Five
      ---
      ---
      #
      """
    #expect(
      outline(try markdown(text)) == [
        "#One", "##Two", "###C#", "P#no heading", "######Six #",
        "######## seven Three and four", "##Five", "#",
      ])
  }

  @Test("text below an item is its note; after an empty line only where it is set in")
  func notes() throws {
    let text = """
      - [ ] a
        one
      two\\

        three
      - [ ] b

      # not a list
      text
      """
    #expect(
      outline(try markdown(text))
        == ["[ ]a|one|two||three", "[ ]b", "#not a list", "Ptext"])
  }

  @Test("text below an item that others followed says how deep that item lies")
  func lateText() throws {
    let elements = try markdown("- [ ] a\n  - [ ] b\n\n  late\n  on\n  - [ ] c\n")
    #expect(outline(elements) == ["[ ]a", ".[ ]b", "0Plate\non", ".[ ]c"])
  }

  @Test("code is no list, and the code of an item is part of its note")
  func fences() throws {
    let text = """
      ```sh
      - [ ] no
      # no
      ~~~
      ```
      - [ ] a
        ~~~
        - [ ] code
          two in
        ``
        ~~~~
      - [ ] b
      ```
      - [ ] never closed
      """
    #expect(
      outline(try markdown(text)) == ["[ ]a|~~~|- [ ] code|  two in|``|~~~~", "[ ]b"])
  }

  @Test("comments, rules and settings are passed over")
  func passedOver() throws {
    let text = """
      ---
      title: - [ ] no
      ---
      <!-- - [ ] no
      - [ ] no -->
      - [ ] a
      ***
      <!-- one line -->
      - - -
      - [ ] b
      """
    #expect(outline(try markdown(text)) == ["[ ]a", "[ ]b"])
  }

  @Test("escapes and references are what they stand for; code and emphasis stay as they are")
  func escapes() throws {
    let text = """
      - [ ] \\[x\\] \\*a\\* \\# \\\\ \\a &amp; &#x41;&#66; &lt;b&gt; &copy; &#0; &#xD800; &
      - [ ] \\- *b* `c\\*` ``d`\\*`` `open\\*
      """
    #expect(
      outline(try markdown(text)) == [
        "[ ][x] *a* # \\ \\a & AB <b> &copy; &#0; &#xD800; &",
        "[ ]- *b* `c\\*` ``d`\\*`` `open*",
      ])
  }

  @Test("the line where each part begins")
  func lines() throws {
    let elements = try markdown("\n# A\r\n\r\n- [ ] a\r\n  note\r\n\r\ntext\r\n")
    #expect(
      elements == [
        .heading(MarkdownHeading("A", line: 2)),
        .item(MarkdownItem("a", note: "note", line: 4)),
        .paragraph(MarkdownParagraph("text", line: 7)),
      ])
  }

  @Test("a number within a paragraph begins no list, but one does")
  func numbersInText() throws {
    #expect(
      outline(try markdown("In the year\n1986. What a year\n1. item"))
        == ["PIn the year\n1986. What a year", "-item"])
  }

  @Test("too deep, too long, and settings without an end are named with their line")
  func limits() throws {
    func words(_ text: String, _ options: MarkdownReader.Options = .init()) -> String? {
      do throws(InterchangeError) {
        _ = try markdown(text, options)
        return nil
      } catch {
        return Catalogue.english.words(for: error.message)
      }
    }
    let deep = (0..<5).map { String(repeating: "  ", count: $0) + "- [ ] a\n" }.joined()
    #expect(
      words(deep, .init(depth: 4))
        == "test.md, line 5: items lie deeper than 4 levels in one another")
    #expect(words(deep, .init(depth: 5)) == nil)
    #expect(
      words("- [ ] a\n  1234\n  5678\n", .init(textBytes: 8))
        == "test.md, line 3: an item or paragraph is longer than 8 bytes")
    #expect(
      words("---\na: b\n") == "test.md, line 1: the settings that begin with --- do not end")
  }
}
