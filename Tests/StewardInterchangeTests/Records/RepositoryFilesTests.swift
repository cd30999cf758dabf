import StewardKit
import Testing

private struct Shelf: Record {
  var id = RecordID<Shelf>()
  var name: String

  static let name = Field("name", \Shelf.name, .required, role: .name)
  static let schema = Schema("shelf", Shelf.init, Field.id(), name)
}

private struct Book: Record {
  var id = RecordID<Book>()
  var title: String
  var price: Money?
  var shelf: RecordID<Shelf>?

  static let title = Field("title", \Book.title, .required, role: .name)
  static let price = Field("price", \Book.price)
  static let shelf = Field("shelf", \Book.shelf)
  static let schema = Schema("book", Book.init, Field.id(), title, price, shelf)
}

/// The files of a program that has declared its records and nothing else.
@Suite struct RepositoryFilesTests {
  private let folder: TemporaryFolder
  private let context = ReadingContext(
    locale: .english, zone: .utc, now: Moment(microseconds: 1_700_000_000_000_000))

  init() throws { folder = try TemporaryFolder() }

  private func store() async throws -> Store {
    try await Store.open("memory:", records: Book.self, Shelf.self)
  }

  @Test(arguments: ["books.csv", "books.tsv", "books.json", "books.ndjson", "books"])
  func whatIsExportedComesBack(_ name: String) async throws {
    let first = try await store().repository(of: Book.self)
    let dune = try await first.insert(Book(title: "Dune; a novel", price: Money("9.50 EUR")))
    let path = "\(folder.path)/\(name)"
    let exported = try await first.export(to: path)
    #expect(exported.total == 1)
    await #expect(throws: InterchangeError.self) { try await first.export(to: path) }

    let second = try await store().repository(of: Book.self)
    let report = try await second.import(path, in: context)
    #expect(report.outcome == .written)
    #expect(try await second.fetch() == [dune])
    let undone = try await second.store.undo()
    #expect(undone.commands.map(\.command) == ["import book"])
  }

  @Test func whatARowNamesIsMade() async throws {
    let books = try await store().repository(of: Book.self)
    let path = try folder.write("books.csv", "title,shelf\nDune,Novels\nEmma,Novels\n")
    let report = try await books.import(path, in: context)
    #expect(report.made == 2)
    #expect(report.madeByName == ["shelf": 1])
    #expect(
      try await books.count(where: Book.shelf.refers(to: Shelf.name.equals("Novels"))) == 2)
  }

  @Test func aFileWithAFaultIsRefusedWhole() async throws {
    let books = try await store().repository(of: Book.self)
    let path = try folder.write("books.csv", "title,price\nDune,9 EUR\nEmma,much\n")
    let report = try await books.import(path, in: context)
    #expect(report.outcome == .refused)
    #expect(report.problems.problems.map(\.line) == [3])
    #expect(try await books.count() == 0)
  }
}
