import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@testable import StewardSQLite

/// One store, opened in turn by programs that know more or less of it.
@Suite struct CrossProgramTests {
  private let path = TemporaryFolder().path + "/books.sqlite"

  @Test func `what an older program does not know survives what it does`() async throws {
    let newer = try await Newer.open(path)
    let books = newer.repository(of: Newer.Book.self)
    let author = try await newer.repository(of: Newer.Author.self).insert(Newer.Author(name: "Le"))
    let weight = try Quantity("500 g")
    let dune = try await books.insert(
      Newer.Book(title: "Dune", condition: .poor, author: author.id, pages: 7, weight: weight))

    let older = try await Older.open(path)
    let known = older.repository(of: Older.Book.self)
    var changed = try #require(try await known.find(RecordID(dune.id.identifier)))
    changed.title = "Dune Messiah"
    try await known.update(changed)
    var found = try #require(try await books.find(dune.id))
    #expect(found.title == "Dune Messiah")
    #expect(found.condition == .poor && found.author == author.id && found.weight == weight)
    #expect(try await books.search("messiah").count == 1)

    try await known.remove(changed.id)
    _ = try await older.undo()
    found = try #require(try await books.find(dune.id))
    #expect(found.condition == .poor && found.author == author.id && found.weight == weight)
    _ = try await older.undo()
    #expect(try await books.find(dune.id) == dune)
    #expect(try await books.search("messiah").isEmpty)
    await #expect(throws: StoreError.self) { try await older.undo() }
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `undo of a user reaches what other programs did`() async throws {
    let newer = try await Newer.open(path)
    let author = try await newer.repository(of: Newer.Author.self).insert(Newer.Author(name: "Le"))
    let book = try await newer.repository(of: Newer.Book.self).insert(
      Newer.Book(title: "Dune", author: author.id))
    try await newer.repository(of: Newer.Author.self).remove(author.id)
    #expect(try await newer.repository(of: Newer.Book.self).find(book.id)?.author == nil)

    let garden = try await Garden.open(path)
    await #expect(throws: StoreError.self) { try await garden.undo() }
    let reversal = try await garden.undo(scope: .user)
    #expect(Set(reversal.changes.map(\.record.type)) == ["book", "author"])
    #expect(try await newer.repository(of: Newer.Book.self).find(book.id) == book)
    _ = try await garden.redo(scope: .user)
    #expect(try await newer.repository(of: Newer.Author.self).count() == 0)
    _ = try await garden.undo(3, scope: .user)
    #expect(try await newer.repository(of: Newer.Book.self).count() == 0)
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `what an older program adds holds the defaults of a newer one`() async throws {
    let older = try await Older.open(path)
    let known = older.repository(of: Older.Book.self)
    try await known.insert(Older.Book(title: "before"))
    // The program goes on running while another adds fields.
    let newer = try await Newer.open(path)
    var after = try await known.insert(Older.Book(title: "after"))
    try await known.insert(contentsOf: [Older.Book(title: "imported", pages: 3)])
    after.title = "afterwards"
    try await known.update(after)
    let books = newer.repository(of: Newer.Book.self)
    let found = try await books.fetch(sort: Newer.Book.title.ascending)
    #expect(found.map(\.title) == ["afterwards", "before", "imported"])
    #expect(found.map(\.condition) == [.mint, .mint, .mint])
    // Filters say what the records do.
    #expect(try await books.count(where: Newer.Book.condition.equals(.mint)) == 3)
    #expect(try await books.count(where: Newer.Book.condition.isNone) == 0)
    #expect(try await books.search("afterwards").count == 1)
    _ = try await older.undo(4)
    #expect(try await books.count() == 0)
    _ = try await older.redo(4)
    #expect(try await books.count(where: Newer.Book.condition.equals(.mint)) == 3)
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `a word that an older program does not know is told, and not lost`() async throws {
    let newer = try await Newer.open(path)
    let book = try await newer.repository(of: Newer.Book.self).insert(
      Newer.Book(title: "Dune", condition: .mint))
    struct Lean: Record {
      let id: RecordID<Lean>
      var title: String
      var condition: Older.Condition
      static let schema = Schema(
        "book", Lean.init, Field.id(), Field("title", \Lean.title, .required, role: .name),
        Field("condition", \Lean.condition))
    }
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: Lean.self,
      options: CrossProgram.options("lean"))
    await #expect(throws: ModelError.self) { try await store.repository(of: Lean.self).fetch() }
    #expect(try await newer.repository(of: Newer.Book.self).find(book.id) == book)
  }

  @Test func `a later version bars only the programs that declare the type`() async throws {
    let older = try await Older.open(path)
    let known = older.repository(of: Older.Book.self)
    let dune = try await known.insert(Older.Book(title: "Dune", pages: 7))
    let garden = try await Garden.open(path)
    try await garden.repository(of: Garden.Plant.self).insert(Garden.Plant(name: "Fern"))

    let latest = try await Latest.open(path)
    let books = latest.repository(of: Latest.Book.self)
    #expect(try await books.fetch().map(\.name) == ["Dune"])
    // One that is still running, and one that starts.
    await #expect { try await known.fetch() } throws: { ($0 as? StoreError)?.code == .newerSchema }
    await #expect {
      try await known.insert(Older.Book(title: "x"))
    } throws: { ($0 as? StoreError)?.code == .newerSchema }
    await #expect { try await Older.open(path) } throws: {
      ($0 as? StoreError)?.code == .newerSchema
    }
    #expect(try await garden.repository(of: Garden.Plant.self).count() == 1)
    #expect(try await Garden.open(path).repository(of: Garden.Plant.self).count() == 1)
    // Undo reaches across the migration.
    _ = try await garden.undo(2, scope: .user)
    #expect(try await books.count() == 0)
    _ = try await garden.redo(2, scope: .user)
    let again = try #require(try await books.find(RecordID(dune.id.identifier)))
    #expect(again.name == "Dune" && again.pages == 7)
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `a migration leaves fields of other programs alone`() async throws {
    let newer = try await Newer.open(path)
    let weight = try Quantity("500 g")
    var dune = try await newer.repository(of: Newer.Book.self).insert(
      Newer.Book(title: "Dune", condition: .poor, pages: 7, weight: weight))
    dune.title = "Dune Messiah"
    try await newer.repository(of: Newer.Book.self).update(dune)
    let reference = RecordReference(type: "book", id: dune.id.identifier)
    let latest = try await Latest.open(path)
    let type = try #require(try await latest.read { $0.catalog.type("book") })
    #expect(type.fields.map(\.name) == ["id", "name", "pages", "condition", "weight"])
    let row = try await latest.read { try $0.record(reference) }
    #expect(row?.row[3] == .text("poor") && row?.row[4] == .integer(500_000_000))
    _ = try await latest.undo(scope: .user)
    let before = try await latest.read { try $0.record(reference) }
    #expect(before?.row[1] == .text("Dune") && before?.row[3] == .text("poor"))
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `what others refer to can be migrated`() async throws {
    let store = try await makeLibrary(at: path)
    let shelf = try await store.repository(of: Shelf.self).insert(Shelf(name: "Hall"))
    let gone = try await store.repository(of: Shelf.self).insert(Shelf(name: "Attic"))
    try await store.repository(of: Book.self).insert(Book(title: "Dune", shelf: shelf.id))
    try await store.repository(of: Shelf.self).remove(gone.id)
    struct Rack: Record {
      let id: RecordID<Rack>
      var label: String
      static let label = Field("label", \Rack.label, .required, role: .name)
      static let schema = Schema("shelf", Rack.init, Field.id(), label, version: 2)
    }
    let later = try await Store(
      backend: SQLiteBackend(path: path), records: Rack.self,
      migrations: [MigrationStep("shelf", to: 2) { $0.rename("name", to: "label") }],
      options: .fixed)
    let racks = later.repository(of: Rack.self)
    #expect(try await racks.fetch().map(\.label) == ["Hall"])
    let dangling = await #expect(throws: StoreError.self) {
      try await later.read { _ in }
      try await racks.remove(RecordID(shelf.id.identifier))
    }
    #expect(dangling?.code == .referenced)
    // A place in the order of records is not given twice: undo gives it back.
    try await racks.insert(Rack(id: RecordID(), label: "Cellar"))
    _ = try await later.undo(2)
    #expect(Set(try await racks.fetch().map(\.label)) == ["Hall", "Attic"])
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `a backup lies beside the store, for its user alone`() async throws {
    let older = try await Older.open(path)
    try await older.repository(of: Older.Book.self).insert(Older.Book(title: "Dune"))
    await older.close()
    await (try Newer.open(path)).close()
    await (try Older.open(path)).close()
    await (try Newer.open(path)).close()
    let folder = TemporaryFolder.parent(of: path)
    let copies = try FolderListing(folder).names.filter { $0.contains("before-migration") }
    #expect(copies == ["books.sqlite.before-migration-1"])
    let copy = folder + "/" + (copies.first ?? "")
    #expect(try permissions(of: copy) == 0o600)
    #expect(try permissions(of: path) == 0o600)
    let store = try await Older.open(copy)
    #expect(try await store.repository(of: Older.Book.self).fetch().map(\.title) == ["Dune"])
    #expect(try StoreCheck.faults(in: copy) == [])
  }

  @Test func `programs that differ in what is said alone make no backup`() async throws {
    struct Firm: Record {
      let id: RecordID<Firm>
      var name: String
      var parent: RecordID<Firm>?
      static let schema = Schema(
        "shelf", Firm.init, Field.id(), Field("name", \Firm.name, .required, role: .name),
        Field("parent", \Firm.parent, .onRemoval(.refuse), role: .parent))
    }
    for _ in 0..<3 {
      await (try makeLibrary(at: path)).close()
      let store = try await Store(
        backend: SQLiteBackend(path: path), records: Firm.self, options: .fixed)
      await store.close()
    }
    #expect(try FolderListing(TemporaryFolder.parent(of: path)).names == ["books.sqlite"])
  }

  @Test func `a field of a kind that only a later version knows is not lost`() async throws {
    let older = try await Older.open(path)
    let known = older.repository(of: Older.Book.self)
    try await known.insert(Older.Book(title: "Dune"))
    let connection = try StoreFile.open(path, .usual)
    try connection.execute(
      """
      ALTER TABLE book ADD COLUMN sound BLOB; \
      INSERT INTO steward_field VALUES(1, 9, 'sound', 'sound', 'optional', NULL, 'Sound', NULL); \
      UPDATE book SET sound = x'01'; \
      UPDATE steward_field SET role = 'voice' WHERE name = 'pages'; \
      PRAGMA user_version=77
      """)
    await #expect { try await Older.open(path) } throws: {
      ($0 as? StoreError)?.code == .newerSchema
    }
    await #expect { try await Newer.open(path) } throws: {
      ($0 as? StoreError)?.code == .newerSchema
    }
    await #expect(throws: StoreError.self) { try await known.insert(Older.Book(title: "x")) }
    let garden = try await Garden.open(path)
    try await garden.repository(of: Garden.Plant.self).insert(Garden.Plant(name: "Fern"))
    await #expect { try await garden.undo(2, scope: .user) } throws: {
      ($0 as? StoreError)?.code == .newerSchema
    }
    #expect(try await garden.repository(of: Garden.Plant.self).count() == 1)
    var kinds: [JournalChange.Kind] = []
    for try await batch in garden.changes(after: 0) {
      kinds += batch.changes.map(\.kind)
      if batch.transaction == 2 { break }
    }
    #expect(kinds == [.insert, .insert])
    let count = try connection.value("SELECT count(*) FROM book WHERE sound = x'01'")
    #expect(count == .integer(1))
    try connection.execute(
      "DELETE FROM steward_field WHERE name = 'sound'; PRAGMA user_version=78")
    await (try Newer.open(path)).close()
    let role = try connection.value(
      "SELECT role FROM steward_field WHERE type = 1 AND name = 'pages'", as: .text)
    #expect(role == .text("voice"))
  }

  @Test func `what a record type refers to has to be there`() async throws {
    let error = await #expect(throws: StoreError.self) {
      try await Store(backend: SQLiteBackend(path: path), records: Book.self, options: .fixed)
    }
    #expect(error?.code == .unknownType && error?.field == "shelf")
    let memory = await #expect(throws: StoreError.self) {
      try await Store(backend: MemoryBackend(), records: Book.self, options: .fixed)
    }
    #expect(memory?.code == .unknownType)
    _ = try await makeLibrary(at: path)
    let books = try await Store(
      backend: SQLiteBackend(path: path), records: Book.self, options: .fixed)
    try await books.repository(of: Book.self).insert(Book(title: "Dune"))
  }
}
