import StewardModels
import StewardText
import Testing

@testable import StewardInterchange

@Suite struct ReportTests {
  @Test func keepsTheFirstAndCountsAll() {
    var report = ProblemReport(limit: 2)
    for line in 1...5 {
      report.add(RowProblem(file: "a.csv", line: line, message: Message("x")))
    }
    #expect(report.count == 5)
    #expect(report.omitted == 3)
    #expect(report.problems.map(\.line) == [1, 2])
    #expect(!report.isEmpty)
  }

  /// A problem may be made of what the report itself belongs to: reading the one while changing the
  /// other would end the process.
  @Test func aProblemIsMadeBeforeItIsAdded() {
    final class Owner {
      var report = (file: "a.csv", problems: ProblemReport())
    }
    let owner = Owner()
    owner.report.problems.add(
      RowProblem(file: owner.report.file, line: 1, message: Message("x")))
    #expect(owner.report.problems.problems.map(\.file) == ["a.csv"])
  }

  @Test func longValuesAreCut() {
    let problem = RowProblem(
      file: "a.csv", line: 1, value: String(repeating: "é", count: 5_000), message: Message("x"))
    #expect(problem.value?.count == RowProblem.longestValue + 1)
  }

  @Test("every error has words, and every place in them is filled")
  func words() throws {
    let folder = try TemporaryFolder()
    var errors = [
      "", "[", "[1,]", "[1 2]", "{\"a\" 1}", "{1:1}", "{\"a\":1]", "[1]x", "nul", "[01]",
      "[\"\\x\"]", "[\"a\nb\"]", "[\"\\uD800\"]", "{\"a\":1,\"a\":2}",
      String(repeating: "[", count: 600),
    ].map { jsonError(Array($0.utf8)) }
    errors += ["a\n\"b", "a\n\"b\"c\n"].map { tableError(Array($0.utf8)) }
    errors += [[0x61, 0xFF], [0xFF, 0xFE, 0, 0], [0xFF, 0xFE, 0, 0xD8]].map { tableError($0) }
    errors.append(jsonError(Array("{\"a\":\n1}".utf8), .lines))
    errors.append(
      tableError(Array("123456".utf8), CSVReader.Options(limits: CSVLimits(cellBytes: 2))))
    errors.append(
      tableError(Array("1,2,3".utf8), CSVReader.Options(limits: CSVLimits(columns: 2))))
    for path in ["\(folder.path)/none", folder.path] {
      errors.append(
        #expect(throws: InterchangeError.self) {
          _ = try FormatGuess.format(of: try ByteSource(path: path))
        })
    }
    errors.append(
      #expect(throws: InterchangeError.self) {
        try CSVReader(ByteSource(text: "a,b")).readHeader { _ in false }
      })
    for error in errors {
      let error = try #require(error)
      for message in [error.message, error.hint].compactMap(\.self) {
        #expect(Catalogue.english.template(for: message.id) != nil, "\(message.id)")
        #expect(!Catalogue.english.words(for: message).contains("{"), "\(message)")
      }
    }
  }
}
