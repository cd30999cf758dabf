import StewardModels
import StewardPersistence
import StewardText
import Testing

@testable import StewardSQLite

/// Each result of the database's is told as what it means to the person.
@Suite struct ErrorTests {
  /// Results by number (https://sqlite.org/rescode.html), and what they are told as.
  static let results: [(Int32, StoreError.Code)] = [
    (5, .busy), (6, .busy), (261, .busy), (517, .busy), (15, .busy), (8, .readOnly),
    (1032, .readOnly), (11, .corrupt), (267, .corrupt), (26, .corrupt), (13, .full),
    (10, .inputOutput), (266, .inputOutput), (778, .inputOutput), (14, .cannotOpen),
    (1550, .cannotOpen), (3, .notPermitted), (23, .notPermitted), (9, .cancelled),
    (1, .internalFault), (7, .internalFault), (21, .internalFault), (3091, .internalFault),
    (2067, .duplicate), (1555, .duplicate),
  ]

  @Test(arguments: results)
  func `results are told as what they mean`(result: Int32, code: StoreError.Code) {
    let error = StoreError.sqlite(result, handle: nil, path: "/a", doing: "SELECT 1")
    #expect(error.code == code)
    #expect(error.details.contains("SQLite \(result)") && error.details.contains("SELECT 1"))
    let words = Catalogue.english.words(for: error.message)
    #expect(!words.contains("{") && !words.hasPrefix("store."), "\(words)")
  }

  @Test func `a wait of any length is one`() {
    #expect(Patience(.seconds(Int64.max)).milliseconds == 1_000_000_000_000)
    #expect(Patience(.seconds(-1)).milliseconds == 0)
    #expect(Patience(.milliseconds(1500)).milliseconds == 1500)
    #expect(!Patience(.zero).wait(after: 0))
  }

  @Test func `statements that make no sense are told with their text`() async throws {
    let path = TemporaryFolder().path + "/books.sqlite"
    let store = try await makeLibrary(at: path)
    let connection = try StoreFile.open(path, .usual)
    let error = #expect(throws: StoreError.self) { try connection.run("SELECT 1 nonsense +") }
    #expect(error?.code == .internalFault && error?.details.contains("nonsense") == true)
    #expect(throws: StoreError.self) { try connection.execute("SELECT 1 nonsense +") }
    #expect(throws: StoreError.self) {
      try StoreFile.open(path + "-none", .usual)
    }
    await store.close()
  }
}
