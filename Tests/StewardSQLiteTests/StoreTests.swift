import StewardModels
import StewardPersistence
import StewardQuery
import StewardSQLite
import Testing

@Suite struct StoreTests {
  @Test func `what is inserted is fetched, filtered, ordered and found`() async throws {
    let store = try await makeLibrary()
    let books = store.repository(of: Book.self)
    let shelves = store.repository(of: Shelf.self)
    let hall = try await shelves.insert(Shelf(name: "Hall"))
    let top = try await shelves.insert(Shelf(name: "Top", parent: hall.id))
    try await books.insert(contentsOf: [
      Book(title: "Zebra", price: try Money("5 EUR"), shelf: top.id, tags: ["animal"]),
      Book(title: "apple", price: try Money("9.50 EUR"), read: try Day(iso: "2026-01-02")),
      Book(title: "Item 10", price: try Money("500 JPY"), tags: ["Größe"]),
      Book(title: "Item 2"),
      Book(title: "三体", shelf: hall.id),
    ])
    let order = try await books.fetch(sort: Book.title.ascending).map(\.title)
    #expect(order == ["apple", "Item 2", "Item 10", "Zebra", "三体"])
    let dear = try await books.fetch(where: Book.price.atLeast(try Money("5 EUR")))
    #expect(dear.map(\.title) == ["Zebra", "apple"])
    #expect(try await books.fetch(where: Book.tags.contains("GROSSE")).map(\.title) == ["Item 10"])
    let inHall = Book.shelf.lies(in: Shelf.name.matches("hall"))
    #expect(try await books.fetch(where: inHall).map(\.title) == ["Zebra", "三体"])
    #expect(try await books.fetch(where: inHall.negated).count == 3)
    #expect(try await books.search("item").map(\.title) == ["Item 2", "Item 10"])
    #expect(try await books.search("体").map(\.title) == ["三体"])
    #expect(try await books.count(where: Book.price.isNone) == 2)
    var titles: [String] = []
    var cursor: Cursor?
    repeat {
      let page = try await books.page(sort: Book.price.descending, after: cursor, limit: 2)
      titles += page.records.map(\.title)
      cursor = page.next
    } while cursor != nil
    #expect(titles == ["Item 10", "apple", "Zebra", "三体", "Item 2"])
  }

  @Test func `undo and redo give back what was there`() async throws {
    let store = try await makeLibrary()
    let books = store.repository(of: Book.self)
    var dune = try await books.insert(Book(title: "Dune"))
    dune.title = "Dune Messiah"
    try await books.update(dune)
    try await books.remove(dune.id)
    #expect(try await books.count() == 0)
    _ = try await store.undo()
    #expect(try await books.find(dune.id) == dune)
    #expect(try await books.search("messiah").count == 1)
    _ = try await store.undo()
    #expect(try await books.find(dune.id)?.title == "Dune")
    #expect(try await books.search("messiah").isEmpty)
    _ = try await store.redo()
    #expect(try await books.find(dune.id) == dune)
    _ = try await store.undo(2)
    #expect(try await books.count() == 0)
    await #expect(throws: StoreError.self) { try await store.undo() }
    _ = try await store.redo(2)
    #expect(try await books.find(dune.id) == dune)
  }

  @Test func `a removal takes along what is declared to go, and undo brings all back`() async throws
  {
    let store = try await makeLibrary()
    let shelves = store.repository(of: Shelf.self)
    let books = store.repository(of: Book.self)
    let hall = try await shelves.insert(Shelf(name: "Hall"))
    let top = try await shelves.insert(Shelf(name: "Top", parent: hall.id))
    let book = try await books.insert(Book(title: "Dune", shelf: top.id))
    await #expect(throws: StoreError.self) { try await shelves.remove(hall.id) }
    #expect(try await shelves.count() == 2)
    try await books.remove(book.id)
    try await shelves.remove(hall.id)
    #expect(try await shelves.count() == 0)
    _ = try await store.undo(2)
    #expect(try await shelves.count() == 2)
    #expect(try await books.find(book.id) == book)
    await #expect(throws: StoreError.self) {
      try await books.insert(Book(title: "Lost", shelf: RecordID()))
    }
    #expect(try await books.count() == 1)
  }

  @Test func `changes are told in order, also those of another process`() async throws {
    let path = TemporaryFolder().path + "/books.sqlite"
    let store = try await makeLibrary(at: path)
    let other = try await makeLibrary(at: path)
    let books = other.repository(of: Book.self)
    let head = try await store.head()
    let listener = Task {
      var kinds: [JournalChange.Kind] = []
      for try await batch in store.changes(after: head) {
        kinds += batch.changes.map(\.kind)
        if kinds.count == 3 { break }
      }
      return kinds
    }
    var dune = try await books.insert(Book(title: "Dune"))
    dune.title = "Arrakis"
    try await books.update(dune)
    try await books.remove(dune.id)
    #expect(try await listener.value == [.insert, .update, .remove])
  }
}
