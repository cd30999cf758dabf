import StewardModels
import Testing

@testable import StewardInterchange

/// The cases of the specification that concern tables, at the level of the format.
@Suite struct TableCasesTests {
  @Test("T1: a cell of 532 characters is kept whole", arguments: [1, 7, 64, 128 * 1024])
  func longCell(chunkSize: Int) throws {
    let serial = String(repeating: "SN-0123456789", count: 41).prefix(532)
    let text = "name,serial\nLamp,1\nDesk,\(serial)\nChair,3\n"
    let rows = try rows(text, CSVReader.Options(chunkSize: chunkSize))
    #expect(rows.count == 4)
    #expect(rows[2] == ["Desk", String(serial)])
  }

  @Test("T1: past the limit one error names the line")
  func cellPastTheLimit() {
    let text = "name,serial\nLamp,1\nDesk,\(String(repeating: "x", count: 532))\n"
    let options = CSVReader.Options(limits: CSVLimits(cellBytes: 500))
    let error = tableError(Array(text.utf8), options)
    #expect(error?.code == .tooLarge)
    #expect(error?.location.line == 3)
  }

  @Test("T2: a short row is named, and filled where lenient")
  func raggedRow() throws {
    let header = (1...20).map { "c\($0)" }.joined(separator: ",")
    let short = (1...19).map { "\($0)" }.joined(separator: ",")
    let strict = CSVReader(ByteSource(text: "\(header)\n\(short)\n", name: "t.csv"))
    try strict.readHeader()
    #expect(try strict.next()?.count == 19)
    let problem = try #require(strict.raggedRowProblem)
    #expect(problem.line == 2)
    #expect(problem.message.arguments["expected"] == .number(20))
    #expect(problem.message.arguments["found"] == .number(19))

    let lenient = CSVReader(
      ByteSource(text: "\(header)\n\(short)\n"), options: CSVReader.Options(isLenient: true))
    try lenient.readHeader()
    let row = try #require(try lenient.next())
    #expect(row.count == 20)
    #expect(row.text(19) == "")
    #expect(lenient.raggedRowProblem == nil)
  }

  @Test("a long row stays a problem even where lenient, unless the rest is empty")
  func longRow() throws {
    let reader = CSVReader(
      ByteSource(text: "a,b\n1,2,,\n1,2,3\n"), options: CSVReader.Options(isLenient: true))
    try reader.readHeader()
    #expect(try reader.next()?.texts == ["1", "2"])
    _ = try reader.next()
    #expect(reader.raggedRowProblem?.line == 3)
  }

  @Test("T6: a byte order mark is no part of the first heading")
  func byteOrderMark() throws {
    let reader = CSVReader(ByteSource(Array("\u{FEFF}Name,Place\nLamp,Hall\n".utf8)))
    #expect(try reader.readHeader().titles == ["Name", "Place"])
  }

  static let preamble =
    "\u{FEFF}Household export\r\n"
    + "\"Made by hand,\r\nchecked twice,\r\nlines counted\",x,y\r\n"
    + "\r\n2026;really\r\n"
    + "Title,Body,Tag\r\n"
    + "\"A title\r\nof two lines\",\"above\r\n\r\nbelow\",one\r\n"
    + "Second,plain,two\r\n"

  @Test("T7: a heading below a preamble, and physical lines", arguments: [1, 2, 3, 5, 1000])
  func preambleAboveHeading(chunkSize: Int) throws {
    let reader = CSVReader(
      ByteSource(text: Self.preamble), options: CSVReader.Options(chunkSize: chunkSize))
    let header = try reader.readHeader { $0.texts.contains("Title") }
    #expect(header.titles == ["Title", "Body", "Tag"])
    #expect(header.line == 7)
    let first = try #require(try reader.next())
    #expect(first.line == 8)
    #expect(first.texts == ["A title\r\nof two lines", "above\r\n\r\nbelow", "one"])
    let second = try #require(try reader.next())
    #expect(second.line == 12)
    #expect(second.texts == ["Second", "plain", "two"])
    #expect(try reader.next() == nil)

    try reader.rewind()
    #expect(try reader.next()?.line == 8)
  }

  @Test("T10: a bad byte is refused with its offset", arguments: [1, 2, 3, 10, 100_000])
  func badByte(chunkSize: Int) throws {
    var bytes = Array("name,description\nLamp,a ".utf8)
    let offset = bytes.count
    bytes += [0xFF] + Array(" b\nDesk,fine\n".utf8)
    var options = CSVReader.Options(chunkSize: chunkSize)
    let error = try #require(tableError(bytes, options))
    #expect(error.code == .invalidEncoding)
    #expect(error.location.offset == offset)
    #expect(error.location.line == 2)

    options.isLenient = true
    let reader = CSVReader(ByteSource(bytes), options: options)
    _ = try reader.next()
    #expect(try reader.next()?.texts == ["Lamp", "a \u{FFFD} b"])
    #expect(try reader.next()?.texts == ["Desk", "fine"])
    #expect(try reader.next() == nil)
    #expect(reader.replacements.count == 1)
    #expect(reader.replacements.firstOffsets == [offset])
  }

  @Test("T10: the offset counts the byte order mark")
  func badByteAfterMark() {
    let error = tableError([0xEF, 0xBB, 0xBF, 0x61, 0xFF])
    #expect(error?.location.offset == 4)
  }
}
