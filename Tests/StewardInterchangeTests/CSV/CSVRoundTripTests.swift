import StewardConformance
import StewardModels
import Testing

@testable import StewardInterchange

@Suite struct CSVRoundTripTests {
  static func table(seed: UInt64) -> [[String]] {
    var generator = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...5, using: &generator)
    return (0..<Int.random(in: 1...20, using: &generator)).map { _ in
      (0..<columns).map { _ in TrickyText.random(using: &generator) }
    }
  }

  static func write(_ table: [[String]], _ options: CSVWriter.Options) throws -> [UInt8] {
    let output = ByteOutput()
    var writer = CSVWriter(output, options: options)
    for row in table { try writer.write(row: row) }
    return output.bytes
  }

  static let layouts: [CSVWriter.Options] =
    [.init(), .spreadsheet] + CSVSeparator.known.map { .init(separator: $0) }

  @Test("what was written reads back equal, cut anywhere", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    let table = Self.table(seed: seed)
    for layout in Self.layouts {
      let bytes = try Self.write(table, layout)
      for chunkSize in [1, 2, 3, 5, 7, 16, 1 << 16] {
        let options = CSVReader.Options(separator: layout.separator, chunkSize: chunkSize)
        let read = try rows(bytes: bytes, options)
        #expect(read.map { $0.map { Array($0.utf8) } } == table.map { $0.map { Array($0.utf8) } })
      }
    }
  }

  @Test("the separator of what was written is found", arguments: 0..<60)
  func roundTripWithoutSeparator(seed: UInt64) throws {
    // Two columns or more with text in them: a table of one column has no separator to find.
    let table = Self.table(seed: seed).map { ["name", "place"] + $0 }
    for layout in Self.layouts {
      #expect(try rows(bytes: Self.write(table, layout)) == table)
    }
  }

  @Test("random bytes give the same result however they are cut", arguments: 0..<200)
  func chunksDoNotMatter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("a,;\"\"\"\r\n\n'= é首".utf8) + [0xFF]
    let count = Int.random(in: 1...60, using: &generator)
    let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    for isLenient in [false, true] {
      let results = (1...(count + 1)).map { chunkSize in
        Self.outcome(bytes, CSVReader.Options(isLenient: isLenient, chunkSize: chunkSize))
      }
      #expect(results.allSatisfy { $0 == results[0] })
    }
  }

  /// Rows with their lines, and errors, as text.
  private static func outcome(_ bytes: [UInt8], _ options: CSVReader.Options) -> [String] {
    let reader = CSVReader(ByteSource(bytes), options: options)
    var result: [String] = []
    while true {
      do throws(InterchangeError) {
        guard let row = try reader.next() else { break }
        result.append("\(row.line): \(row.texts)")
      } catch {
        result.append("\(error.message) \(error.location)")
      }
    }
    return result + ["\(reader.replacements)"]
  }

  @Test func quotesOnlyWhereNeeded() throws {
    let bytes = try Self.write([["plain", "5\" wide", "a;b", "", " x", "-5"]], .init())
    #expect(String(decoding: bytes, as: UTF8.self) == "plain,\"5\"\" wide\",\"a;b\",,\" x\",-5\n")
  }

  @Test func spreadsheetLayout() throws {
    let bytes = try Self.write([["=HYPERLINK(1)", "-5", "x"]], .spreadsheet)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{FEFF}'=HYPERLINK(1),'-5,x\r\n")
  }

  @Test func emptyCellAlone() throws {
    #expect(try Self.write([[""], ["a"]], .init()) == Array("\"\"\na\n".utf8))
  }
}
