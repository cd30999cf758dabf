import StewardModels
import StewardPersistence
import StewardSQLite
import StewardText

struct Shelf: Record {
  let id: RecordID<Shelf>
  var name: String
  var parent: RecordID<Shelf>?

  static let name = Field("name", \Shelf.name, .required, role: .name)
  static let parent = Field("parent", \Shelf.parent, .onRemoval(.cascade), role: .parent)
  static let schema = Schema("shelf", Shelf.init, Field.id(), name, parent, plural: "shelves")

  init(id: RecordID<Shelf> = RecordID(), name: String, parent: RecordID<Shelf>? = nil) {
    self.id = id
    self.name = name
    self.parent = parent
  }
}

struct Book: Record {
  let id: RecordID<Book>
  var title: String
  var price: Money?
  var read: Day?
  var shelf: RecordID<Shelf>?
  var tags: Tags

  init(
    id: RecordID<Book> = RecordID(), title: String, price: Money? = nil, read: Day? = nil,
    shelf: RecordID<Shelf>? = nil, tags: Tags = []
  ) {
    self.id = id
    self.title = title
    self.price = price
    self.read = read
    self.shelf = shelf
    self.tags = tags
  }

  static let title = Field(
    "title", \Book.title, .required, .localizedOrder, .searchable, role: .name)
  static let price = Field("price", \Book.price)
  static let read = Field("read", \Book.read, .indexed)
  static let shelf = Field("shelf", \Book.shelf)
  static let tags = Field("tags", \Book.tags, .searchable)
  static let schema = Schema("book", Book.init, Field.id(), title, price, read, shelf, tags)
}

extension Author {
  static let tester = Author(user: "ada", host: "desk", program: "tests")
}

extension StoreOptions {
  static let fixed = StoreOptions(
    author: .tester, locale: .english, now: { Moment(microseconds: 1_790_000_000_000_000) })
}

/// A store of books in a file of its own.
func makeLibrary(
  at path: String = TemporaryFolder().path + "/books.sqlite", options: StoreOptions = .fixed
) async throws -> Store {
  try await Store(
    backend: SQLiteBackend(path: path), records: Book.self, Shelf.self, options: options)
}
