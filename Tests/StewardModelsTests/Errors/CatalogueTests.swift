import Testing

@testable import StewardModels

@Suite struct CatalogueTests {
  @Test func everyTemplateCanBeRead() {
    let catalogue = Catalogue.english
    for id in catalogue.ids {
      #expect(throws: Never.self, "\(id)") { try Template(catalogue.template(for: id) ?? "{") }
    }
  }

  @Test func everyTemplateIsFound() {
    // A table is asked for ids of its own areas alone.
    #expect(Catalogue.english.misplaced == [])
  }

  private let catalogue = Catalogue(tables: [
    [
      "a": "old", "hello": "hello {name}", "count": "{count|one item|# items} in {place}",
      "braces": "{{{name}}}", "outer": "so: {inner}",
    ]
  ]).adding(["a": "new", "bad": "{oops"])

  @Test(arguments: [
    (Message("a"), "new"), (Message("hello", ["name": "\u{1B}[2J"]), "hello ␛[2J"),
    (Message("hello"), "hello {name}"),
    (Message("count", ["count": 1, "place": "box"]), "one item in box"),
    (Message("count", ["count": 5, "place": "box"]), "5 items in box"),
    (Message("count", ["place": "box"]), "{count} in box"),
    (Message("braces", ["name": "x"]), "{x}"),
    (Message("outer", ["inner": .message(Message("a"))]), "so: new"),
    (Message("hello", ["name": .list(["a", "b"])]), "hello a, b"),
    (Message("nothing", ["x": 1]), "nothing (x: 1)"),
    (Message("own", ["x": 1], words: "{x|one|#} left"), "one left"),
    (Message("a", words: "own"), "new"), (Message("b", words: "{oops"), "b"),
    (Message("bad"), "bad"),
  ])
  func words(_ message: Message, _ expected: String) {
    #expect(catalogue.words(for: message) == expected)
  }

  @Test(arguments: ["{", "}", "{a", "{a|b}", "{a|b|c", "{}", "{a b}"])
  func refusesMalformedTemplates(_ source: String) {
    #expect(throws: Template.Malformed.self) { try Template(source) }
  }

  @Test func templatesSayTheirArguments() throws {
    #expect(try Template("{a} {b|{c}|# d}").argumentNames == ["a", "b", "c"])
  }
}
