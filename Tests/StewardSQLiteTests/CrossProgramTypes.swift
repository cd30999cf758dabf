import StewardModels
import StewardPersistence
import StewardSQLite
import StewardText

/// A program that knows one field more than the first one, one record type more, and more words.
enum Newer {
  enum Condition: String, Choice { case good, poor, mint }

  struct Author: Record {
    let id: RecordID<Author>
    var name: String

    init(id: RecordID<Author> = RecordID(), name: String) {
      self.id = id
      self.name = name
    }

    static let name = Field("name", \Author.name, .required, role: .name)
    static let schema = Schema("author", Author.init, Field.id(), name)
  }

  struct Book: Record {
    let id: RecordID<Book>
    var title: String
    var condition: Condition
    var author: RecordID<Author>?
    var pages: Int?
    var weight: Quantity?

    init(
      id: RecordID<Book> = RecordID(), title: String, condition: Condition = .mint,
      author: RecordID<Author>? = nil, pages: Int? = nil, weight: Quantity? = nil
    ) {
      self.id = id
      self.title = title
      self.condition = condition
      self.author = author
      self.pages = pages
      self.weight = weight
    }

    static let title = Field(
      "title", \Book.title, .required, .searchable, .localizedOrder, .indexed, role: .name)
    static let condition = Field("condition", \Book.condition, .default(.mint), .indexed)
    static let author = Field("author", \Book.author, .onRemoval(.clear))
    static let pages = Field("pages", \Book.pages, .default(100), .indexed)
    static let weight = Field("weight", \Book.weight)
    static let schema = Schema(
      "book", Book.init, Field.id(), title, condition, author, pages, weight)
  }

  static func open(_ path: String) async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: Author.self, Book.self,
      options: CrossProgram.options("newer"))
  }
}

/// The first program.
enum Older {
  enum Condition: String, Choice { case good, poor }

  struct Book: Record {
    let id: RecordID<Book>
    var title: String
    var pages: Int?

    init(id: RecordID<Book> = RecordID(), title: String, pages: Int? = nil) {
      self.id = id
      self.title = title
      self.pages = pages
    }

    static let title = Field("title", \Book.title, .required, .indexed, role: .name)
    static let pages = Field("pages", \Book.pages)
    static let schema = Schema("book", Book.init, Field.id(), title, pages)
  }

  static func open(_ path: String) async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: Book.self,
      options: CrossProgram.options("older"))
  }
}

/// A program that brings books to a second version: `title` is now `name`.
enum Latest {
  struct Book: Record {
    let id: RecordID<Book>
    var name: String
    var pages: Int?

    init(id: RecordID<Book> = RecordID(), name: String, pages: Int? = nil) {
      self.id = id
      self.name = name
      self.pages = pages
    }

    static let name = Field("name", \Book.name, .required, .searchable, role: .name)
    static let pages = Field("pages", \Book.pages)
    static let schema = Schema("book", Book.init, Field.id(), name, pages, version: 2)
  }

  static let step = MigrationStep("book", to: 2) { $0.rename("title", to: "name") }

  static func open(_ path: String) async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: Book.self, migrations: [step],
      options: CrossProgram.options("latest"))
  }
}

/// A program of another domain.
enum Garden {
  struct Plant: Record {
    let id: RecordID<Plant>
    var name: String
    var tags: Tags

    init(id: RecordID<Plant> = RecordID(), name: String, tags: Tags = []) {
      self.id = id
      self.name = name
      self.tags = tags
    }

    static let name = Field("name", \Plant.name, .required, .searchable, role: .name)
    static let tags = Field("tags", \Plant.tags)
    static let schema = Schema("plant", Plant.init, Field.id(), name, tags)
  }

  static func open(_ path: String) async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: Plant.self,
      options: CrossProgram.options("garden"))
  }
}

enum CrossProgram {
  static func options(_ program: String) -> StoreOptions {
    StoreOptions(
      author: Author(user: "ada", host: "desk", program: program), locale: .english,
      now: { Moment(microseconds: 1_790_000_000_000_000) })
  }
}
