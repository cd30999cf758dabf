import StewardQuery
import StewardText
import Testing

@Suite struct CaretDiagramTests {
  @Test func harmfulCharactersKeepTheirPlace() {
    let diagram = CaretDiagram(
      words: ["a\u{1B}[2J", "bad"], position: FilterPosition(word: 1, characters: 0..<3))
    #expect(diagram.words == "a␛[2J bad")
    #expect(diagram.carets == "      ^^^")
  }

  @Test func longLinesAreCutAroundThePlace() {
    let words = Array(repeating: "word", count: 50) + ["bad!"] + Array(repeating: "more", count: 50)
    let diagram = CaretDiagram(
      words: words, position: FilterPosition(word: 50, characters: 3..<4), columns: 40)
    #expect(DisplayWidth.columns(of: diagram.words) <= 40)
    #expect(diagram.words.hasPrefix("…") && diagram.words.hasSuffix("…"))
    let caret = diagram.carets.count - 1
    #expect(Array(diagram.words)[caret] == "!")
  }

  @Test func somethingMissingIsPointedAt() {
    let diagram = CaretDiagram(words: [], position: FilterPosition(word: 0, characters: 0..<0))
    #expect(diagram.carets == "^")
    let end = CaretDiagram(words: ["not"], position: FilterPosition(word: 0, characters: 3..<4))
    #expect(end.carets == "   ^")
  }
}
