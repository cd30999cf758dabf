import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import StewardValidation
import Testing

private struct Shelf: Record {
  let id: RecordID<Shelf>
  var name: String

  init(id: RecordID<Shelf> = RecordID(), name: String) {
    self.id = id
    self.name = name
  }

  static let name = Field("name", \Shelf.name, .required, role: .name)
  static let schema = Schema("shelf", Shelf.init, Field.id(), name)
}

private struct Book: Record {
  let id: RecordID<Book>
  var title: String
  var price: Money?
  var shelf: RecordID<Shelf>?

  init(
    id: RecordID<Book> = RecordID(), title: String, price: Money? = nil,
    shelf: RecordID<Shelf>? = nil
  ) {
    self.id = id
    self.title = title
    self.price = price
    self.shelf = shelf
  }

  static let title = Field("title", \Book.title, .required, role: .name)
  static let price = Field("price", \Book.price)
  static let shelf = Field("shelf", \Book.shelf)
  static let schema = Schema("book", Book.init, Field.id(), title, price, shelf)
}

/// What a program asks of the records of one type, in the words of its own types.
@Suite struct RepositoryTests {
  private let books: Repository<Book>
  private let shelf: Shelf
  private let dune: Book
  private let context = ReadingContext(
    locale: .english, zone: .utc, now: Moment(microseconds: 1_700_000_000_000_000))

  init() async throws {
    let store = try await Store(
      backend: MemoryBackend(), records: Book.self, Shelf.self,
      options: StoreOptions(author: Author(user: "a", host: "b", program: "c")))
    books = store.repository(of: Book.self)
    shelf = try await store.repository(of: Shelf.self).insert(Shelf(name: "Novels"))
    dune = try await books.insert(Book(title: "Dune", price: Money("9.50 EUR"), shelf: shelf.id))
    try await books.insert(contentsOf: [
      Book(title: "Emma", price: Money("3 USD"), shelf: shelf.id),
      Book(title: "Atlas", price: Money("30 EUR")),
    ])
  }

  @Test func anOrderCanBeAList() async throws {
    let sort = try books.sort("-price,title")
    #expect(sort == [Book.price.descending, Book.title.ascending])
    #expect(try await books.fetch(sort: sort).map(\.title) == ["Emma", "Atlas", "Dune"])
    #expect(try await books.page(sort: sort, limit: 2).records.map(\.title) == ["Emma", "Atlas"])
    var live = books.live(sort: sort, limit: 1).makeAsyncIterator()
    #expect(try await live.next()?.map(\.title) == ["Emma"])
    let read = try await books.store.read { try $0.fetch(Book.self, sort: sort, limit: 1) }
    #expect(read.map(\.title) == ["Emma"])
  }

  @Test func theFirstOfAnOrder() async throws {
    #expect(try await books.first(sort: Book.title.ascending)?.title == "Atlas")
    #expect(try await books.first(where: Book.title.equals("Ulysses")) == nil)
  }

  @Test(arguments: [
    ("price.over:'9 EUR'", ["Atlas", "Dune"]), ("shelf:novels", ["Dune", "Emma"]),
    ("shelf:none or title=Emma", ["Atlas", "Emma"]),
  ])
  func aFilterCanBeTyped(_ text: String, _ titles: [String]) async throws {
    let filter = try books.filter(text, in: context)
    #expect(
      try await books.fetch(where: filter, sort: Book.title.ascending).map(\.title) == titles)
  }

  @Test func aFilterCanBeWords() async throws {
    #expect(try books.filter(words: [], in: context) == .always)
    let filter = try books.filter(words: ["title:dune", "price:any"], in: context)
    #expect(try await books.fetch(where: filter) == [dune])
    let error = #expect(throws: QueryError.self) {
      try books.filter(words: ["titel:dune"], in: context)
    }
    #expect(error?.code == .unknownField)
    #expect(throws: QueryError.self) { try books.sort("titel") }
  }

  @Test func aRecordIsChangedInPlace() async throws {
    let changed = try await books.update(dune.id) { $0.price = nil }
    #expect(changed.price == nil)
    #expect(changed.title == "Dune")
    #expect(try await books.find(dune.id) == changed)

    let error = await #expect(throws: StoreError.self) {
      try await books.update(RecordID()) { $0.title = "Nowhere" }
    }
    #expect(error?.code == .notFound)
    await #expect(throws: ValidationError.self) {
      try await books.update(dune.id) { $0.title = "" }
    }
  }

  @Test func theRecordsOfAFilterAreChangedTogether() async throws {
    let count = try await books.update(where: Book.shelf.isAny) { $0.title += "!" }
    #expect(count == 2)
    let titles = try await books.fetch(sort: Book.title.ascending).map(\.title)
    #expect(titles == ["Atlas", "Dune!", "Emma!"])
    _ = try await books.store.undo()
    #expect(try await books.find(dune.id) == dune)
  }

  @Test func totalsByTheTypesOfFields() async throws {
    let total = try await books.total(of: Book.price)
    #expect("\(total)" == "39.50 EUR + 3.00 USD")
    #expect(total.money?[try Currency("EUR")] == (try Money("39.50 EUR")))
    #expect(
      try await books.total(of: Book.price, where: Book.shelf.isAny).description
        == "9.50 EUR + 3.00 USD")

    let groups = try await books.groups(by: Book.shelf, sums: Book.price)
    #expect(groups.map(\.key) == [.none, .reference(shelf.id.identifier)])
    #expect(groups.map(\.totals[0].description) == ["30.00 EUR", "9.50 EUR + 3.00 USD"])
    #expect(try await books.groups(by: Book.shelf).map(\.count) == [1, 2])
    await #expect(throws: QueryError.self) { try await books.total(of: Book.title) }
  }

  @Test func aRecordHasAHistory() async throws {
    let cheaper = try await books.update(dune.id) { $0.price = try Money("2 EUR") }
    let renamed = try await books.update(dune.id) { $0.title = "Dune I" }
    let steps = try await books.history(of: dune.id)
    #expect(steps.map(\.after) == [renamed, cheaper, dune])
    #expect(steps.map(\.before) == [cheaper, dune, nil])
    #expect(steps.map(\.entry.command) == ["update book", "update book", "insert book"])
    #expect(try await books.history(of: dune.id, limit: 1).map(\.after) == [renamed])
    #expect(try await books.history(of: RecordID()).isEmpty)
  }

  @Test func aBrokenRuleIsSaidWithThePlaceInAListOnly() async throws {
    let one = await #expect(throws: ValidationError.self) {
      try await books.insert(Book(title: ""))
    }
    #expect(one.map { "\($0)" } == "title: must not be empty")
    let many = await #expect(throws: ValidationError.self) {
      try await books.insert(contentsOf: [Book(title: "Iliad"), Book(title: "")])
    }
    #expect(many.map { "\($0)" } == "record 2: title: must not be empty")
    #expect(try await books.count() == 3)
  }
}
