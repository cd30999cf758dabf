import StewardCommandLine
import Testing

/// Lines that fit the terminal.
struct CanvasTextTests {
  @Test(
    "What is wider than the terminal goes on under its own beginning",
    arguments: [
      ("short", ["short"]), ("a line\nanother", ["a line", "another"]),
      ("one two three four five six", ["one two three four", "five six"]),
      ("  one two three four five", ["  one two three four", "  five"]),
      ("  tag:winter      those with a tag", ["  tag:winter", "     those with a", "     tag"]),
      ("today  tomorrow  yesterday", ["today", "tomorrow", "yesterday"]),
      ("https://example.org/a/b", ["https://example.org/", "a/b"]),
      ("富士相机富士相机富士相机", ["富士相机富士相机富士", "相机"]), ("", [""]),
      ("שלום עולם", ["\u{2068}שלום עולם\u{2069}"]),
    ])
  func lines(_ text: String, _ lines: [String]) {
    #expect(Canvas(width: 20).lines(of: text) == lines)
  }

  @Test("Elsewhere than on a terminal nothing is broken")
  func pipe() {
    let long = String(repeating: "word ", count: 100)
    #expect(Canvas.pipe.lines(of: long + "\n  x") == [long, "  x"])
  }
}
