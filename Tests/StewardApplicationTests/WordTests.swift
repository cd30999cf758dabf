import StewardCommandLine
import StewardModels
import Testing

@testable import StewardApplication

/// How words of a command line and of standard input are taken apart.
struct WordTests {
  @Test(
    "Lines are parted into words, quotes hold them together",
    arguments: [
      ("a b", ["a", "b"]), ("place:'Home / Garage' x", ["place:Home / Garage", "x"]),
      ("\"two words\" it's", ["two words", "it's"]), ("#old", ["@old"]), ("  ", []),
      ("5\" nail", ["5\"", "nail"]), ("note:\"a b\"c", ["note:a bc"]), ("'open", ["'open"]),
    ])
  func lines(_ line: String, _ words: [String]) {
    #expect(LineWords.split(line) == words)
  }

  @Test("A mark is put where the word is found, case and accents not counting")
  func marks() {
    let marked = SearchMarks("brulee tor").marking("Crème BRÛLÉE torch")
    #expect(marked.spans.map(\.text) == ["Crème ", "BRÛLÉE", " ", "tor", "ch"])
    #expect(SearchMarks("相机").marking("富士相机 X").spans.map(\.text) == ["富士", "相机", " X"])
    #expect(SearchMarks("").marking("a").spans.map(\.text) == ["a"])
  }

  @Test("A field is found by name or title, in any case and width")
  func fields() throws {
    var tags = FieldDescription(name: "tags", kind: .tags, isOptional: false)
    tags.aliases = ["label"]
    let type = RecordType(
      name: "thing", title: "thing", plural: "things", version: 1,
      fields: [
        FieldDescription(name: "id", kind: .identifier, isOptional: false),
        FieldDescription(name: "name", kind: .text, isOptional: false),
        FieldDescription(name: "bought", kind: .day, isOptional: true, title: "Purchase day"),
        tags, FieldDescription(name: "own", kind: .own, isOptional: false),
      ])
    let lookup = FieldLookup(type)
    #expect(lookup.index("NAME") == 1)
    #expect(lookup.index("purchase day") == 2)
    #expect(lookup.index("tag") == 3)
    #expect(lookup.index("Label") == 3)
    #expect(lookup.index("x") == nil)
    #expect(FieldOptions.all(of: type).first { $0.name == "tags" }?.isCalled("label") == true)
    #expect(try lookup.column("own.colour").own == "colour")
    #expect(throws: ApplicationError.self) { try lookup.column("nmae") }
    #expect(lookup.unknown("nmae").hint?.arguments["choices"] == .list(["\"name\""]))
  }
}
