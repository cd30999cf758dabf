import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@testable import StewardSQLite

/// What has to be done, before and after its program learned to index what stands on a list.
private enum Plain {
  struct Errand: Record {
    let id: RecordID<Errand>
    var text: String
    var shelf: RecordID<Shelf>?
    var position: String

    static let text = Field("text", \Errand.text, .required, .localizedOrder, role: .name)
    static let shelf = Field("shelf", \Errand.shelf)
    static let position = Field("position", \Errand.position, role: .position)
    static let schema = Schema("errand", Errand.init, Field.id(), text, shelf, position)
  }
}

private struct Errand: Record {
  let id: RecordID<Errand>
  var text: String
  var shelf: RecordID<Shelf>?
  var position: String

  static let text = Field("text", \Errand.text, .required, .localizedOrder, role: .name)
  static let shelf = Field("shelf", \Errand.shelf)
  static let position = Field("position", \Errand.position, role: .position)
  static let schema = Schema(
    "errand", Errand.init, Field.id(), text, shelf, position,
    indexes: [FieldIndex(shelf, position), FieldIndex(shelf, text)])
}

/// Indexes over several fields: made, found missing, and used.
@Suite struct FieldIndexTests {
  private let path = TemporaryFolder().path + "/errands.sqlite"
  private let shelves = (0..<5).map { Shelf(name: "shelf \($0)") }

  private func open() async throws -> Store {
    try await Store(
      backend: SQLiteBackend(path: path), records: Errand.self, Shelf.self, options: .fixed)
  }

  /// A store made without the indexes, that then gets them.
  private func extended() async throws -> Store {
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: Plain.Errand.self, Shelf.self, options: .fixed)
    try await store.repository(of: Shelf.self).insert(contentsOf: shelves)
    try await store.repository(of: Plain.Errand.self).insert(
      contentsOf: (0..<500).map { index in
        Plain.Errand(
          id: RecordID(), text: "errand \(index)", shelf: shelves[index % 5].id,
          position: String(index % 7))
      })
    await store.close()
    return try await open()
  }

  private func steps(
    _ sort: [SortKey], after: Cursor? = nil
  ) throws -> [[String]] {
    let session = SQLiteSession(try StoreFile.open(path, .usual))
    return try session.reading(CancellationFlag()) { session in
      let query = RecordQuery(
        "errand", filter: Errand.shelf.equals(shelves[0].id).expression, sort: sort, after: after,
        limit: 20)
      let type = try session.catalog.entry("errand").type
      return try session.statements(query, columns: Array(type.columns.indices)).map { sql in
        var steps: [String] = []
        try session.connection.rows(
          "EXPLAIN QUERY PLAN " + sql.text, sql.parameters + [.integer(20)]
        ) { row in steps.append(row.text(3)) }
        return steps
      }
    }
  }

  @Test(arguments: [("position", false), ("position", true), ("text", false), ("text", true)])
  func `what stands on a list is read in its order, and nothing is sorted`(
    field: String, isDescending: Bool
  ) async throws {
    let store = try await extended()
    let sort = [SortKey(field, descending: isDescending)]
    let order = Sort<Errand>(sort[0])
    let all = try await store.repository(of: Errand.self).fetch(
      where: Errand.shelf.equals(shelves[0].id), sort: order)
    #expect(all.count == 100)
    let key =
      field == "text"
      ? Scalar.bytes(Collation(locale: .english).sortKey(all[40].text))
      : .text(all[40].position)
    let cursor = Cursor(keys: [[key]], id: all[40].id.identifier)
    for after in [nil, cursor] {
      for steps in try steps(sort, after: after) {
        #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(steps)")
        #expect(
          steps.contains { $0.contains("SEARCH") && $0.contains("errand_fields_shelf_\(field)") },
          "\(steps)")
      }
    }
    let next = try await store.repository(of: Errand.self).fetch(
      where: Errand.shelf.equals(shelves[0].id), sort: order, after: cursor, limit: 10)
    #expect(next.map(\.id) == all[41..<51].map(\.id))
    await store.close()
  }

  @Test func `a store keeps them in its description, and doctor misses one that is gone`()
    async throws
  {
    let store = try await extended()
    let indexes = try await store.read { $0.catalog.type("errand")?.indexes }
    #expect(indexes == Errand.schema.type.indexes)
    #expect(try await store.doctor().faults == [])
    await store.close()
    // A program that does not know of them leaves them alone.
    let other = try await Store(
      backend: SQLiteBackend(path: path), records: Plain.Errand.self, Shelf.self, options: .fixed)
    #expect(try await other.read { $0.catalog.type("errand")?.indexes } == indexes)
    await other.close()
    try StoreFile.open(path, .usual).run("DROP INDEX errand_fields_shelf_position")
    let backend = SQLiteBackend(path: path)
    let report = try await backend.examine(
      repairing: true, at: Moment(microseconds: 1_790_000_000_000_000))
    #expect(report.faults.map(\.area) == [.tables] && report.remaining == [])
    #expect(try steps([SortKey("position")]).joined().joined().contains("errand_fields_shelf"))
  }
}
