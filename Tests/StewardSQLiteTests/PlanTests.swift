import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@testable import StewardSQLite

/// What the database does to answer: seeks in an index, and no sorting where an order has one.
@Suite struct PlanTests {
  struct Plan: CustomStringConvertible {
    let steps: [String]

    var sorts: Bool { steps.contains { $0.contains("TEMP B-TREE") } }
    /// Reads a table from end to end by no index.
    var scans: Bool {
      steps.contains { $0.hasPrefix("SCAN t") && !$0.contains("USING") }
    }
    func seeks(_ index: String) -> Bool {
      steps.contains { $0.contains("SEARCH") && $0.contains(index) }
    }
    func uses(_ index: String) -> Bool { steps.contains { $0.contains(index) } }
    var description: String { steps.joined(separator: " | ") }
  }

  /// The plan of each statement of a query, over a store of some thousand books.
  private func plans(
    _ filter: Filter<Book> = .always, _ sort: [SortKey] = [], after: Cursor? = nil,
    limit: Int? = 20
  ) async throws -> [Plan] {
    let session = try await Self.library()
    return try session.reading(CancellationFlag()) { session in
      let type = try session.catalog.entry("book").type
      let query = RecordQuery(
        "book", filter: try filter.expression.checked(against: type) { session.catalog.type($0) },
        sort: sort, after: after, limit: limit)
      return try session.statements(query, columns: Array(type.columns.indices)).map { sql in
        var steps: [String] = []
        let parameters = sql.parameters + [.integer(Int64(limit ?? -1))]
        try session.connection.rows("EXPLAIN QUERY PLAN " + sql.text, parameters) { row in
          steps.append(row.text(3))
        }
        return Plan(steps: steps)
      }
    }
  }

  private static func library() async throws -> SQLiteSession {
    let path = TemporaryFolder().path + "/books.sqlite"
    let store = try await makeLibrary(at: path)
    let shelves = (0..<10).map { Shelf(name: "shelf \($0)") }
    try await store.repository(of: Shelf.self).insert(contentsOf: shelves)
    try await store.repository(of: Book.self).insert(
      contentsOf: (0..<2000).map { index in
        Book(
          title: "book \(index)", read: index % 3 == 0 ? nil : Day(unchecked: index),
          shelf: shelves[index % 10].id, tags: ["t\(index % 50)"])
      })
    await store.close()
    return SQLiteSession(try StoreFile.open(path, .usual))
  }

  private static let id = Identifier(high: 1, low: 0x8000_0000_0000_0001)

  static let pages: [(SortKey, Cursor?)] = [false, true].flatMap { isDescending in
    [
      (SortKey("title", descending: isDescending), nil),
      (
        SortKey("title", descending: isDescending),
        Cursor(keys: [[.bytes(Collation(locale: .english).sortKey("book 7"))]], id: id)
      ),
      (SortKey("read", descending: isDescending), nil),
      (SortKey("read", descending: isDescending), Cursor(keys: [[.integer(70)]], id: id)),
      (SortKey("read", descending: isDescending), Cursor(keys: [[.null]], id: id)),
    ]
  }

  @Test(arguments: pages)
  func `a page of an indexed order sorts nothing`(sort: SortKey, after: Cursor?) async throws {
    let plans = try await plans(.always, [sort], after: after)
    for plan in plans {
      #expect(!plan.sorts && !plan.scans, "\(plan)")
      #expect(after == nil || plan.seeks("book_"), "\(plan)")
    }
    #expect(!plans.isEmpty)
  }

  @Test func `records by identity are sought`() async throws {
    let id = Field<Book, RecordID<Book>>.id()
    let one = try await plans(id.equals(RecordID(Self.id)))
    #expect(one.allSatisfy { $0.seeks("sqlite_autoindex_book_1") }, "\(one)")
    let many = try await plans(id.isOne(of: [RecordID(Self.id), RecordID()]))
    #expect(many.allSatisfy { $0.seeks("sqlite_autoindex_book_1") && !$0.sorts }, "\(many)")
    let all = try await plans()
    #expect(all.allSatisfy { $0.uses("sqlite_autoindex_book_1") && !$0.sorts }, "\(all)")
    let prefix = try #require(HandlePrefix("k3vq"))
    let handle = try await plans(Filter(.handle(FieldPath("id"), prefix)))
    #expect(handle.allSatisfy { $0.seeks("book_handle") }, "\(handle)")
  }

  @Test func `what has an index is sought in it`() async throws {
    let cases: [(Filter<Book>, String)] = [
      (Book.read.equals(Day(unchecked: 7)), "book_order_read"),
      (Book.title.matches("BOOK 7"), "book_fold_title"),
      (Book.title.starts(with: "book 77"), "book_fold_title"),
      (Book.tags.contains("t7"), "book_tag_tags"),
      (Book.shelf.equals(RecordID(Self.id)), "book_reference_shelf"),
      (Book.shelf.lies(in: Shelf.name.matches("shelf 7")), "book_reference_shelf"),
      (.search("book"), "VIRTUAL TABLE"),
    ]
    for (filter, index) in cases {
      for plan in try await plans(filter) {
        #expect(
          plan.steps.contains { $0.contains(index) } && !plan.scans, "\(filter.expression): \(plan)"
        )
      }
    }
  }

  @Test func `a range is sought where it has the order's index`() async throws {
    let range = Book.read.atLeast(Day(unchecked: 1990))
    for descending in [false, true] {
      for plan in try await plans(range, [SortKey("read", descending: descending)]) {
        #expect(plan.seeks("book_order_read") && !plan.sorts, "\(plan)")
      }
    }
  }

  @Test func `several keys are put in order behind the first one's index`() async throws {
    let keys = [SortKey("read", descending: true), SortKey("title", descending: false)]
    for plan in try await plans(.always, keys) {
      #expect(plan.uses("book_order_read"), "\(plan)")
      #expect(!plan.steps.contains("USE TEMP B-TREE FOR ORDER BY"), "\(plan)")
    }
  }

  @Test func `the newest hits are led by the full text`() async throws {
    let session = try await Self.library()
    try session.reading(CancellationFlag()) { session in
      let type = try session.catalog.entry("book").type
      let filter = Book.read.isAny.and(.search("book"))
      let checked = try filter.expression.checked(against: type) { session.catalog.type($0) }
      let sql = try session.newestStatement("book", where: checked, limit: 1000)
      var steps: [String] = []
      try session.connection.rows("EXPLAIN QUERY PLAN " + sql.text, sql.parameters) { row in
        steps.append(row.text(3))
      }
      let plan = Plan(steps: steps)
      #expect(steps.first?.contains("SCAN s VIRTUAL TABLE") == true && !plan.sorts, "\(plan)")
    }
  }
}
