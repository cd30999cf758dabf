import StewardModels
import StewardQuery
import StewardText
import Testing

/// Words that mean nothing: what is said, and where the caret stands.
@Suite struct FilterErrorTests {
  struct Case: Sendable {
    let words: [String]
    let id: String
    let carets: String

    init(_ words: [String], _ id: String, _ carets: String) {
      self.words = words
      self.id = id
      self.carets = carets
    }
  }

  @Test(arguments: cases)
  func caret(_ test: Case) throws {
    let language = try Reading.language()
    let error = #expect(throws: QueryError.self) { try language.parse(words: test.words) }
    #expect(error?.message.id == test.id)
    let position = try #require(error?.position)
    let diagram = CaretDiagram(words: test.words, position: position)
    #expect(diagram.words == test.words.filter { !$0.isEmpty }.joined(separator: " "))
    #expect(diagram.carets == test.carets)
  }

  static let cases: [Case] = [
    Case(["price>1oo", "tag:a"], "query.value.unreadable", "      ^^^"),
    Case(["tag:a", "prise>5"], "query.field.unknown", "      ^^^^^"),
    Case(["电脑", "价格:5"], "query.field.unknown", "     ^^^^"),
    Case(["电脑", "price:５０x元"], "query.value.unreadable", "           ^^^^^^^"),
    Case(["👨‍👩‍👧", "x:1"], "query.field.unknown", "   ^"),
    Case(["12:30"], "query.field.unknown", "^^"),
    Case(["http://a"], "query.field.unknown", "^^^^"),
    Case(["tag:a", "or"], "query.syntax.end", "        ^"),
    Case(["or", "tag:a"], "query.syntax.before", "^^"),
    Case(["tag:a", "or", "or", "tag:b"], "query.syntax.before", "         ^^"),
    Case(["not"], "query.syntax.end", "   ^"),
    Case(["(tag:a", "tag:b"], "query.syntax.open", "^"),
    Case(["tag:a)", "tag:b"], "query.syntax.close", "     ^"),
    Case(["()"], "query.syntax.before", " ^"),
    Case(["name:"], "query.value.missing", "     ^"),
    Case(["name:", "lamp"], "query.value.missing", "     ^"),
    Case([">5"], "query.syntax.noField", "^"),
    Case(["tag:a", ""], "query.syntax.emptyWord", "      ^"),
    Case(["***"], "query.search.nothing", "^^^"),
    Case(["@"], "query.tag.empty", "^"),
    Case(["tag:a,,b"], "query.tag.empty", "      ^"),
    Case(["condition:new,bad"], "query.value.choice", "              ^^^"),
    Case(["insured:maybe"], "query.value.unreadable", "        ^^^^^"),
    Case(["insured>no"], "query.operator.kind", "       ^"),
    Case(["tag>a"], "query.operator.kind", "   ^"),
    Case(["count.has:5"], "query.operator.kind", "         ^"),
    Case(["count.over>5"], "query.syntax.twoOperators", "          ^"),
    Case(["count:200..100"], "query.range.backwards", "      ^^^^^^^^"),
    Case(["count:.."], "query.range.empty", "      ^^"),
    Case(["count>1..2"], "query.range.compared", "      ^^^^"),
    Case(["amount:1 kg..2 l"], "query.range.mixed", "       ^^^^^^^^^"),
    Case(["price:.49"], "query.value.unreadable", "      ^^^"),
    Case(["price:,234.50"], "query.value.unreadable", "      ^^^^^^^"),
    Case(["due:03/04/2026"], "query.value.unreadable", "    ^^^^^^^^^^"),
    Case(["due:2026-02-30"], "query.value.unreadable", "    ^^^^^^^^^^"),
    Case(["own:red"], "query.field.ownName", "^^^"),
    Case(["place:Home//Shelf"], "query.path.gap", "           ^"),
    Case(["place>a"], "query.operator.kind", "     ^"),
    Case(["id:!!"], "query.value.handle", "   ^^"),
    Case(["-@winter"], "query.syntax.mark", "^^^^^^^^"),
    Case(["!@winter"], "query.syntax.mark", "^^^^^^^^"),
    Case(["-price:5"], "query.syntax.mark", "^^^^^^^^"),
  ]

  @Test func expressionsArePointedInto() throws {
    let expression = "price > 1oo and 'x"
    let language = try Reading.language()
    let quote = #expect(throws: QueryError.self) { try language.parse(expression: expression) }
    #expect(quote?.position == FilterPosition(word: 0, characters: 16..<17))
    let value = #expect(throws: QueryError.self) {
      try language.parse(expression: String(expression.dropLast(3)))
    }
    #expect(value?.position == FilterPosition(word: 0, characters: 8..<11))
    #expect(throws: QueryError.self) { try language.parse(expression: "  ") }
  }

  @Test func mistypedNamesAreAnsweredWithTheNearest() throws {
    let language = try Reading.language()
    let near = #expect(throws: QueryError.self) { try language.parse(words: ["prise:5"]) }
    #expect(near?.hint == Message("text.didYouMean", ["names": .list(["price"])]))
    let far = #expect(throws: QueryError.self) { try language.parse(words: ["http://x"]) }
    #expect(far?.hint == Message("query.field.quoteHint"))
  }

  @Test func marksThatLeaveOutAreAnsweredWithNot() throws {
    let language = try Reading.language()
    let error = #expect(throws: QueryError.self) { try language.parse(words: ["－@winter"]) }
    #expect(error?.hint == Message("query.syntax.mark.hint", ["condition": "@winter"]))
    // What is between quotes, and a number, is looked for.
    for word in ["\"-@winter\"", "-5", "!"] {
      do throws(QueryError) {
        _ = try language.parse(words: [word])
      } catch {
        #expect(error.message.id != "query.syntax.mark", "\(word)")
      }
    }
  }

  @Test(arguments: cases) func everythingSaidHasWords(_ test: Case) throws {
    let language = try Reading.language()
    let error = #expect(throws: QueryError.self) { try language.parse(words: test.words) }
    for message in [error?.message, error?.hint].compactMap(\.self) {
      let words = Catalogue.english.words(for: message)
      #expect(!words.contains("query.") && !words.contains("{"), "\(words)")
    }
  }
}
