import StewardModels
import Testing

@testable import StewardInterchange

@Suite struct CSVReaderTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let text: String
    let rows: [[String]]
    init(_ text: String, _ rows: [[String]]) { (self.text, self.rows) = (text, rows) }
    var testDescription: String { text.debugDescription }
  }

  static let examples = [
    Example("", []),
    Example("\n\n", []),
    Example("a", [["a"]]),
    Example("a,b", [["a", "b"]]),
    Example("a,b\n", [["a", "b"]]),
    Example("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    Example("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    Example("a,b\n\n\r\nc,d", [["a", "b"], ["c", "d"]]),
    Example("a,", [["a", ""]]),
    Example(",", [["", ""]]),
    Example(",\n,\n", [["", ""], ["", ""]]),
    Example("\"\"\n", [[""]]),
    Example("\"\"", [[""]]),
    Example("\"a\",\"b\"", [["a", "b"]]),
    Example("\"a,b\",c", [["a,b", "c"]]),
    Example("\"a\"\"b\",c", [["a\"b", "c"]]),
    Example("\"\"\"\",c", [["\"", "c"]]),
    Example("\"\"\"a\"\"\"", [["\"a\""]]),
    Example("\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]]),
    Example("\"a\r\nb\",c\r\nd,e", [["a\r\nb", "c"], ["d", "e"]]),
    Example("\"a\rb\",c\rd,e", [["a\rb", "c"], ["d", "e"]]),
    Example("a, b ,c", [["a", " b ", "c"]]),
    Example("5\" screen,x\n", [["5\" screen", "x"]]),
    Example("a\"b\"c,d", [["a\"b\"c", "d"]]),
    Example("首都,é,🛋️\n", [["首都", "é", "🛋️"]]),
    Example("sep=;\na;b\n1;2,5\n", [["a", "b"], ["1", "2,5"]]),
    Example("sep=,\r\na,b\r\n", [["a", "b"]]),
  ]

  @Test("RFC 4180 and what the world sends", arguments: examples, [1, 2, 3, 8, 1 << 16])
  func reads(example: Example, chunkSize: Int) throws {
    #expect(try rows(example.text, CSVReader.Options(chunkSize: chunkSize)) == example.rows)
  }

  @Test func quotedIsTold() throws {
    let reader = CSVReader(ByteSource(text: "\"\",,x\n"))
    let row = try #require(try reader.next())
    #expect((0..<3).map { row.isQuoted($0) } == [true, false, false])
    #expect(!row.isBlank)
  }

  @Test("an open quotation mark is named where it begins", arguments: [1, 4, 1000])
  func unterminated(chunkSize: Int) {
    let error = tableError(
      Array("a,b\n首都,\"never\nclosed\n".utf8), CSVReader.Options(chunkSize: chunkSize))
    #expect(error?.code == .malformed)
    #expect(error?.message.id == "interchange.csv.unterminatedQuote")
    #expect(error?.location == SourceLocation(offset: 11, line: 2, column: 4))
  }

  @Test("text after a closing mark is one bad row; the next is read", arguments: [1, 3, 1000])
  func textAfterQuote(chunkSize: Int) throws {
    let reader = CSVReader(
      ByteSource(text: "a,b\n\"é\"x,1\nnext,2\n"),
      options: CSVReader.Options(chunkSize: chunkSize))
    _ = try reader.next()
    let error = try #require(throws: InterchangeError.self) { try reader.next() }
    #expect(error.message.id == "interchange.csv.textAfterQuote")
    #expect(error.location.line == 2)
    #expect(error.location.column == 4)
    #expect(reader.row.texts == ["éx", "1"])
    #expect(try reader.next()?.texts == ["next", "2"])
    #expect(try reader.next() == nil)
  }

  @Test func limits() {
    let columns = CSVReader.Options(separator: .comma, limits: CSVLimits(columns: 3))
    #expect(tableError(Array("1,2,3\n1,2,3,4\n".utf8), columns)?.location.line == 2)
    #expect(tableError(Array("1,2,3\n".utf8), columns) == nil)
    let bytes = CSVReader.Options(limits: CSVLimits(rowBytes: 10))
    #expect(tableError(Array("123456,123456,1\n".utf8), bytes)?.code == .tooLarge)
    let open = CSVReader.Options(limits: CSVLimits(cellBytes: 10))
    let error = tableError(Array("a\n\"34567890\n123456\n".utf8), open)
    #expect(error?.location.line == 2)
    #expect(error?.hint?.id == "interchange.csv.openQuoteHint")
  }

  @Test("nothing follows an error that is no bad row")
  func endsAfterError() throws {
    let reader = CSVReader(ByteSource([0x61, 0x0A, 0xFF, 0x0A, 0x62]))
    #expect(try reader.next()?.texts == ["a"])
    #expect(throws: InterchangeError.self) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func headerIsMissing() {
    let empty = CSVReader(ByteSource(text: "\n"))
    #expect(throws: InterchangeError.self) { try empty.readHeader() }
    let other = CSVReader(ByteSource(text: "x,y\n1,2\n"))
    let error = #expect(throws: InterchangeError.self) { try other.readHeader { _ in false } }
    #expect(error?.code == .missingHeader)
    #expect(error?.message.arguments["titles"] == .list(["x", "y"]))
    #expect(error?.hint?.id == "interchange.csv.noHeader.hint")
  }

  @Test("the row with the most cells is told where no heading is known")
  func likeliestHeader() {
    let text = "Our things;;\nas of May;;\n;;\nWhat;How many;Where\nLamp;1;Hall\n"
    let reader = CSVReader(ByteSource(text: text))
    let error = #expect(throws: InterchangeError.self) { try reader.readHeader { _ in false } }
    #expect(error?.location.line == 4)
    #expect(error?.message.arguments["titles"] == .list(["What", "How many", "Where"]))
  }

  @Test(
    "a heading alone is not read again after going back", arguments: ["a,b", "a,b\n", "a,b\r\n"])
  func rewindsBehindHeader(text: String) throws {
    let reader = CSVReader(ByteSource(text: text))
    try reader.readHeader()
    #expect(try reader.next() == nil)
    try reader.rewind()
    #expect(try reader.next() == nil)
  }

  @Test("the apostrophe of an export for spreadsheets goes, no other does")
  func spreadsheetMarks() throws {
    let text = "'=1,''=1,'tis,'\"-5,'@x,'\n"
    #expect(try rows(text) == [["=1", "'=1", "'tis", "'\"-5", "@x", "'"]])
    let kept = CSVReader.Options(takesSpreadsheetMarksAway: false)
    #expect(try rows("'=1,2\n", kept) == [["'=1", "2"]])
  }
}
