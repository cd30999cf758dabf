import StewardModels
import Testing

@testable import StewardInterchange

@Suite struct LineReaderTests {
  static func lines(
    _ text: String, _ options: LineReader.Options = LineReader.Options()
  ) throws(InterchangeError) -> [TextLine] {
    let reader = LineReader(ByteSource(text: text, name: "test.txt"), options: options)
    var lines: [TextLine] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test("every kind of line break, cut anywhere", arguments: 1...9)
  func lineBreaks(chunkSize: Int) throws {
    let lines = try Self.lines(
      "a\nbé\r\n\rc\r\r\n首", LineReader.Options(chunkSize: chunkSize))
    #expect(lines.map(\.text) == ["a", "bé", "", "c", "", "首"])
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(
      lines.map(\.lineBreak)
        == [.lineFeed, .pair, .carriageReturn, .carriageReturn, .pair, nil])
  }

  @Test("an empty file has no lines, and a byte order mark is no text")
  func beginnings() throws {
    #expect(try Self.lines("").isEmpty)
    #expect(try Self.lines("\u{FEFF}a\n").map(\.text) == ["a"])
    #expect(try Self.lines("\n").map(\.text) == [""])
  }

  @Test("a line past the limit is named, and nothing follows it")
  func limit() {
    let reader = LineReader(
      ByteSource(text: "ab\nabcdef\nab\n", name: "test.txt"),
      options: LineReader.Options(lineBytes: 4, chunkSize: 3))
    #expect(throws: Never.self) { try reader.next() }
    for _ in 0..<2 {
      do throws(InterchangeError) {
        _ = try reader.next()
        Issue.record("no error")
      } catch {
        #expect(error.code == .tooLarge)
        #expect(error.location.line == 2)
        #expect(
          Catalogue.english.words(for: error.message)
            == "test.txt, line 2: the line is longer than 4 bytes")
      }
    }
  }

  @Test("a bad byte is reported with its line once the lines before it were read")
  func badByte() throws {
    let reader = LineReader(ByteSource(Array("a\r\nb\r".utf8) + [0xFF], name: "test.txt"))
    #expect(try reader.next()?.text == "a")
    #expect(try reader.next()?.text == "b")
    do throws(InterchangeError) {
      _ = try reader.next()
      Issue.record("no error")
    } catch {
      #expect(error.code == .invalidEncoding)
      #expect(error.location.line == 3)
      #expect(error.location.offset == 5)
    }
    let lenient = LineReader(
      ByteSource([0x61, 0xFF, 0x0A], name: "test.txt"), options: .init(isLenient: true))
    #expect(try lenient.next()?.text == "a\u{FFFD}")
    #expect(lenient.replacements.count == 1)
  }

  @Test func rewind() throws {
    let reader = LineReader(ByteSource(text: "a\nb"))
    #expect(try reader.next()?.text == "a")
    try reader.rewind()
    #expect(try reader.next()?.number == 1)
    #expect(try reader.next()?.text == "b")
    #expect(try reader.next() == nil)
  }
}
