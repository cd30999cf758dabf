import StewardModels
import StewardText
import StewardValidation
import Testing

@Suite struct ReportTests {
  static func violation(_ field: String) -> Violation {
    Violation(
      field: field, value: .integer(1), code: "test",
      message: Message("validation.words", ["words": "must be right"]))
  }

  @Test func `a report keeps the first records and counts all`() {
    var report = ValidationReport(limit: 2)
    #expect(report.isEmpty)
    for line in 1...5 {
      report.add([Self.violation("a"), Self.violation("b")], at: RecordPlace(line: line))
    }
    report.add([])
    #expect(report.entries.map(\.place.line) == [1, 2])
    #expect(report.recordCount == 5)
    #expect(report.violationCount == 10)
    #expect(!report.isComplete)
    #expect(report.violations.count == 4)
  }

  @Test func `merging keeps the order, the limit and the counts`() {
    var first = ValidationReport(limit: 3)
    first.add([Self.violation("a")], at: RecordPlace(line: 1))
    var second = ValidationReport()
    for line in 2...9 { second.add([Self.violation("b")], at: RecordPlace(line: line)) }
    first.merge(second)
    #expect(first.entries.map(\.place.line) == [1, 2, 3])
    #expect(first.recordCount == 9)
    let merged = ValidationError([Self.violation("a")], at: RecordPlace(line: 1))
      .merged(with: ValidationError([Self.violation("b")]))
    #expect(merged.report.recordCount == 2)
    #expect(merged.details.split(separator: "\n").count == 2)
  }

  @Test func `places are said by line, index or handle`() {
    func words(_ place: RecordPlace) -> String {
      Catalogue.english.words(for: ValidationError([Self.violation("a")], at: place).message)
    }
    let identifier = Identifier(high: 7, low: 9)
    #expect(words(RecordPlace()) == "a: must be right")
    #expect(words(RecordPlace(index: 0, line: 7)) == "line 7: a: must be right")
    #expect(words(RecordPlace(index: 0)) == "record 1: a: must be right")
    #expect(words(RecordPlace(index: .max)) == "record \(Int.max): a: must be right")
    #expect(
      words(RecordPlace(identifier: identifier))
        == "\(Handle(identifier).listed()): a: must be right")
  }

  @Test func `an empty report says so`() {
    #expect(Catalogue.english.words(for: ValidationReport().summary) == "nothing is wrong")
    #expect(ValidationReport(limit: -1).limit == 1)
  }

  @Test func `what a record holds cannot act on a terminal`() {
    let rule: Rule<[String]> = Rule<String>.matches("never") { _ in false }.each()
    let said = words(rule, ["\u{1b}[2J\u{202E}x\n"])
    #expect(said?.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E } == true)
  }
}
