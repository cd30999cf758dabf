import StewardConformance
import StewardModels
import StewardQuery
import StewardText
import Testing

/// Words that nobody types: they are read or refused, and nothing else happens.
@Suite struct HostileTests {
  @Test(arguments: ["(", "not ", "((not ", "not("])
  func deepNesting(piece: String) throws {
    let language = try Reading.language()
    let text = String(repeating: piece, count: 20_000) + "lamp"
    let error = #expect(throws: QueryError.self) { try language.parse(expression: text) }
    #expect(error?.code == .tooComplex || error?.code == .syntax)
  }

  @Test func longInput() throws {
    let language = try Reading.language()
    let words = Array(repeating: "tag:a", count: 50_000)
    #expect(
      try language.parse(words: words) == .all(Array(repeating: Reading.tag("a"), count: 50_000)))
    let path = "place:" + String(repeating: "a/", count: 50_000) + "a"
    #expect(throws: QueryError.self) { try language.parse(words: [path]) }
    let digits = "price:" + String(repeating: "9", count: 100_000)
    #expect(throws: QueryError.self) { try language.parse(words: [digits]) }
  }

  /// Random bytes, and random pieces of the grammar, are read or refused; what is read makes sense.
  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func anythingIsReadOrRefused(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let language = try Reading.language()
    var read = 0
    for round in 0..<2_000 {
      let words = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        round % 4 == 0 ? Self.bytes(using: &generator) : Self.pieces(using: &generator)
      }
      let parsed = Self.outcome(words) { words throws(QueryError) in
        try language.parse(words: words)
      }
      let line = words.joined(separator: " ")
      _ = Self.outcome([line]) { words throws(QueryError) in
        try language.parse(expression: line)
      }
      guard let parsed else { continue }
      read += 1
      #expect(throws: Never.self) { try parsed.checked() }
    }
    #expect(read > 100)
  }

  /// What was read; nil for an error, whose position is drawn.
  private static func outcome(
    _ words: [String], _ parse: ([String]) throws(QueryError) -> FilterExpression
  ) -> FilterExpression? {
    do throws(QueryError) {
      return try parse(words)
    } catch {
      if let position = error.position {
        let diagram = CaretDiagram(words: words, position: position, columns: 40)
        #expect(diagram.carets.contains("^"))
        #expect(DisplayWidth.columns(of: diagram.words) <= 40)
      }
      return nil
    }
  }

  private static func bytes(using generator: inout SeededGenerator) -> String {
    let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      // An argument cannot hold a zero byte.
      UInt8.random(in: 1...255, using: &generator)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func pieces(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &generator))
      .compactMap { _ in grammar.randomElement(using: &generator) }.joined()
  }

  private static let grammar = [
    "name", "note", "count", "price", "amount", "due", "made", "tag", "own", "own.size", "place",
    "id", "icon", "condition", "insured", ":", "=", "!=", "<", ">=", ".over:", ".is:", ".", "..",
    "@", "(", ")", "not", "or", "and", " ", "\"", "'", ",", "/", "none", "any", "5", "-5", "1.5",
    "2 kg", "9 USD", "today", "+7d", "2026", "2026-12", "yes", "new", "a", "lamp", "Home", "k3vq",
    "：", "，", "（", "）", "＠", "５", "电脑", "😀", "e\u{301}", "\u{202E}", "\u{1B}",
  ]
}
