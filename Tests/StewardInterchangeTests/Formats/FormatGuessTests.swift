import Testing

@testable import StewardInterchange

@Suite struct FormatGuessTests {
  @Test(arguments: [
    ("a.csv", "a,b\n1,2\n", InterchangeFormat.csv),
    ("-", "a,b\n1,2\n", .csv),
    ("-", "a;b\n1;2\n", .csv),
    ("-", "a\tb\n1\t2\n", .tsv),
    ("a.tsv", "a\n1\n", .tsv),
    ("A.CSV", "a\tb\n1\t2\n", .csv),
    ("-", " [\n {\"a\":1}]", .json),
    ("-", "{\"a\":1}", .json),
    ("-", "{\n \"a\":1}\n", .json),
    ("-", "{\"a\":1}\n{\"a\":2}\n", .ndjson),
    ("-", "{\"a\":1}\r\n{\"a\":2}", .ndjson),
    ("a.ndjson", "{\"a\":1}", .ndjson),
    ("a.jsonl", "", .ndjson),
    ("a.json", "", .json),
    ("a.csv", "[{\"a\":1}]", .json),
    ("-", "[ID],Name\n1,x\n", .csv),
    ("-", "\u{FEFF}{\"a\":1}", .json),
    ("-", "Name\nLamp\n", .csv),
  ])
  func guesses(name: String, text: String, format: InterchangeFormat) throws {
    let source = ByteSource(text: text, name: name)
    #expect(try FormatGuess.format(of: source) == format)
    #expect(source.position == 0)
  }

  @Test func utf16() throws {
    let bytes = TextSourceTests.utf16("a\tb\r\n", bigEndian: false, mark: true)
    #expect(try FormatGuess.format(of: ByteSource(bytes)) == .tsv)
  }

  @Test(arguments: ["PK\u{3}\u{4}rest", "SQLite format 3\0", "%PDF-1.7", "\0\0\0\0", ""])
  func unknown(text: String) {
    let error = #expect(throws: InterchangeError.self) {
      try FormatGuess.format(of: ByteSource(text: text))
    }
    #expect(error?.code == .unknownFormat)
  }

  @Test func names() {
    #expect(InterchangeFormat(name: "NDJSON") == .ndjson)
    #expect(InterchangeFormat(name: "xml") == nil)
    #expect(InterchangeFormat(fileName: "x/list.tab") == .tsv)
    #expect(InterchangeFormat(fileName: "csv") == nil)
  }
}
