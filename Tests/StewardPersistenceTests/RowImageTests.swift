import StewardConformance
import StewardModels
import StewardPersistence
import Testing

@Suite struct RowImageTests {
  static let type = RecordType(
    name: "all", title: "all", plural: "alls", version: 1,
    fields: [
      FieldDescription(name: "id", kind: .identifier, isOptional: false),
      FieldDescription(name: "text", kind: .text, isOptional: true),
      FieldDescription(name: "integer", kind: .integer, isOptional: true),
      FieldDescription(name: "number", kind: .number, isOptional: true),
      FieldDescription(name: "flag", kind: .flag, isOptional: true),
      FieldDescription(name: "day", kind: .day, isOptional: true),
      FieldDescription(name: "moment", kind: .moment, isOptional: true),
      FieldDescription(name: "when", kind: .when, isOptional: true),
      FieldDescription(name: "money", kind: .money, isOptional: true),
      FieldDescription(name: "quantity", kind: .quantity, isOptional: true),
      FieldDescription(name: "tags", kind: .tags, isOptional: true),
      FieldDescription(name: "own", kind: .own, isOptional: true),
      FieldDescription(name: "icon", kind: .icon, isOptional: true),
      FieldDescription(name: "choice", kind: .choice(["a", "b"]), isOptional: true),
      FieldDescription(name: "other", kind: .reference("all"), isOptional: true),
    ])

  /// The text of an image gives the image, and that the record, whatever it holds.
  @Test func anyRecordComesBackFromItsText() throws {
    var generator = SeededGenerator(seed: 3)
    var rows = RandomRows(Self.type)
    for step in 1...2000 {
      let record = StoredRecord(
        sequence: Int64(step), revision: 7, row: rows.row(using: &generator))
      let image = RowImage(record, of: Self.type)
      let read = try RowImage(text: image.text, type: Self.type)
      #expect(read == image)
      #expect(read.record(of: Self.type, revision: 7) == record)
      #expect(read.text == image.text)
    }
  }

  @Test(arguments: [
    "\u{1}\u{1F}\u{7F}", "\"\\", "\\u0041", "{\"a\":1}", "null", "12", "é\u{10FFFF}",
  ])
  func anyTextComesBack(_ text: String) throws {
    let image = RowImage(columns: ["text": .text(text)], sequence: 1)
    let read = try RowImage(text: image.text, type: Self.type)
    #expect(read.columns["text"]?.text?.utf8.elementsEqual(text.utf8) == true)
  }

  @Test(arguments: [
    0.1, -1e300, .leastNonzeroMagnitude, 9_007_199_254_740_992, 1e15, 1, -0.5,
    .greatestFiniteMagnitude,
  ])
  func anyNumberComesBack(_ number: Double) throws {
    let image = RowImage(columns: ["number": .real(number)], sequence: 1)
    #expect(try RowImage(text: image.text, type: Self.type) == image)
  }

  @Test func columnsMayBeAddedAndMoved() throws {
    let row = RowImage(columns: ["integer": .integer(3), "gone": .text("x")], sequence: 9)
    let record = row.record(of: Self.type, revision: 2)
    #expect(record.row.count == Self.type.columns.count)
    #expect(record.row[2] == .integer(3))
    #expect(record.sequence == 9)
    // What the type has no column for is kept as it reads.
    let read = try RowImage(text: row.text, type: Self.type)
    #expect(read == row)
  }

  @Test func isWrittenInAStableOrder() {
    let image = RowImage(
      columns: ["b": .integer(1), "a": .text("x\n"), "c": .real(1)], sequence: 4)
    #expect(image.text == "{\"_sequence\":4,\"a\":\"x\\u000a\",\"b\":1,\"c\":1.0}")
  }

  @Test(arguments: [
    "", "{", "{}", "null", "{\"_sequence\":1", "{\"_sequence\":1}x", "{\"_sequence\":}",
    "{\"text\":\"\\u00\"}", "{\"text\":\"a}", "{\"integer\":1,}", "{\"other\":\"zz\"}",
    "{\"other\":\"00\"}", "{1:2}", "{\"text\" \"a\"}",
  ])
  func refusesWhatIsNoImage(_ text: String) {
    let error = #expect(throws: StoreError.self) { try RowImage(text: text, type: Self.type) }
    #expect(error?.code == .corrupt)
  }
}
