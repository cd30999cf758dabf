import Testing

@testable import StewardInterchange

@Suite struct SeparatorTests {
  @Test(arguments: [
    ("a,b,c\n1,2,3\n", CSVSeparator.comma),
    ("a;b;c\n1,5;2,5;3,5\n", .semicolon),
    ("a\tb\n1,5\tx, y, z\n", .tab),
    ("a|b\n1;2|3,4\n", .bar),
    ("Name;Note\n\"a,b,c,d\";\"e,f,g\"\n", .semicolon),
    ("name,tags\nLamp,\"nuts; bolts; screws\"\nDesk,x\n", .comma),
    ("name\nLamp\n", .comma),
    ("", .comma),
    ("Title; with, both\n\na;b\n1;2\n3;4\n", .semicolon),
  ])
  func finds(text: String, separator: CSVSeparator) throws {
    let reader = CSVReader(ByteSource(text: text))
    _ = try reader.next()
    #expect(reader.separator == separator)
  }

  @Test("a known heading decides")
  func headingDecides() throws {
    let text = "Name,Price\n1;2\n3;4\n5;6\n7;8\n"
    let reader = CSVReader(ByteSource(text: text))
    try reader.readHeader { $0.texts.contains("Name") }
    #expect(reader.separator == .comma)
  }

  @Test func ownSeparator() {
    #expect(CSVSeparator(":")?.byte == 0x3A)
    for character: Character in ["\"", "\n", "\r", "\r\n", "é", "\0"] {
      #expect(CSVSeparator(character) == nil)
    }
  }
}
