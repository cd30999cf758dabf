import StewardConformance
import StewardModels
import Testing

@Suite("Paths")
struct RecordPathTests {
  @Test(
    "are read",
    arguments: [
      ("Home", ["Home"]),
      ("Home / Garage/Shelf 2", ["Home", "Garage", "Shelf 2"]),
      ("  Home  /\tGarage  ", ["Home", "Garage"]),
      ("Home / \"AC/DC shelf\"", ["Home", "AC/DC shelf"]),
      ("\"a \"\"b\"\" / c\"/d", ["a \"b\" / c", "d"]),
      ("\" padded \"", [" padded "]),
      ("Rack 19\" / top", ["Rack 19\"", "top"]),
      ("家 / 车库 / \"上/下\"", ["家", "车库", "上/下"]),
      ("a／b", ["a／b"]),
    ])
  func reading(text: String, parts: [String]) throws {
    #expect(try RecordPath(text).parts == parts)
  }

  @Test(
    "are refused where a name is missing or a quote left open",
    arguments: [
      ("", RecordPath.Problem.Kind.missingName, 0), ("  ", .missingName, 2),
      ("/", .missingName, 0), ("a/", .missingName, 2), ("a//b", .missingName, 2),
      ("a / \"\"", .missingName, 4), ("a / \"b", .openQuote, 4), ("\"a\" b", .afterQuote, 4),
      ("\"a\"\"", .openQuote, 0),
    ])
  func problems(text: String, kind: RecordPath.Problem.Kind, offset: Int) {
    let problem = #expect(throws: RecordPath.Problem.self) { try RecordPath.parts(of: text) }
    #expect(problem?.kind == kind)
    #expect(problem.map { text.distance(from: text.startIndex, to: $0.index) } == offset)
    let error = #expect(throws: ModelError.self) { try RecordPath(text) }
    #expect(error?.code == .invalidValue)
    #expect(error?.hint != nil)
  }

  @Test("are written with quotes only where they must be")
  func writing() {
    #expect(
      RecordPath(parts: ["Home", "AC/DC", "19\" rack"]).description
        == "Home / \"AC/DC\" / 19\" rack")
    #expect(RecordPath(parts: ["\"x"]).description == "\"\"\"x\"")
    #expect(RecordPath(parts: ["a", "", "b"]).parts == ["a", "b"])
  }

  @Test("have a name, a parent and children")
  func parts() throws {
    let path = try RecordPath("a / b")
    #expect(path.name == "b")
    #expect(path.parent == RecordPath(parts: ["a"]))
    #expect(path.parent?.parent == nil)
    #expect(path.appending("c/d").parts == ["a", "b", "c/d"])
  }

  @Test("read what they write, whatever the names hold", arguments: 0..<500)
  func roundTrip(seed: UInt64) throws {
    let scalars: [Unicode.Scalar] = [
      "/", "\"", " ", "\t", "\n", "a", "Z", "é", "\u{301}", "家", "\u{3000}", "🔧", "\u{200D}", "／",
      "\u{202E}", "\u{1B}", "'", "\\", "ß",
    ]
    var generator = SeededGenerator(seed: seed)
    let parts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      var name = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        name.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
      }
      return String(name)
    }
    let path = RecordPath(parts: parts)
    let read = try RecordPath.parts(of: path.description)
    #expect(read.map { Array($0.unicodeScalars) } == parts.map { Array($0.unicodeScalars) })
  }
}
