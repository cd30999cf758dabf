import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Testing

@testable import StewardSQLite

private struct Person: Record {
  var id = RecordID<Person>()
  var name: String

  static let name = Field("name", \Person.name, .required, .localizedOrder, role: .name)
  static let schema = Schema("person", Person.init, Field.id(), name)
}

private struct Chore: Record {
  var id = RecordID<Chore>()
  var text: String
  var person: RecordID<Person>?
  var position: Int

  static let text = Field("text", \Chore.text, .required, role: .name)
  static let person = Field("person", \Chore.person)
  static let position = Field("position", \Chore.position, .indexed)
  static let schema = Schema(
    "chore", Chore.init, Field.id(), text, person, position,
    indexes: [FieldIndex(person, position)])
}

/// What the database does to put records in the order of what those are called that they refer to.
@Suite struct NamePlanTests {
  private let path = TemporaryFolder().path + "/chores.sqlite"
  private let people = (0..<10).map { Person(name: "Person \($0)") }

  private func session() async throws -> SQLiteSession {
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: Chore.self, Person.self, options: .fixed)
    try await store.repository(of: Person.self).insert(contentsOf: people)
    try await store.repository(of: Chore.self).insert(
      contentsOf: (0..<2000).map { index in
        Chore(
          text: "chore \(index)", person: index % 11 == 10 ? nil : people[index % 11].id,
          position: index)
      })
    await store.close()
    return SQLiteSession(try StoreFile.open(path, .usual))
  }

  private func plans(_ session: SQLiteSession, _ query: RecordQuery) throws -> [[String]] {
    try session.reading(CancellationFlag()) { session in
      try session.statements(query, columns: [0, 1, 2, 3]).map { sql in
        var steps: [String] = []
        try session.connection.rows("EXPLAIN QUERY PLAN " + sql.text, sql.parameters + [.null]) {
          steps.append($0.text(3))
        }
        return steps
      }
    }
  }

  @Test(arguments: [false, true])
  func `a page sorts what is of one name, and no more`(isDescending: Bool) async throws {
    let session = try await session()
    let sort = [
      SortKey("person", descending: isDescending), SortKey("position", descending: isDescending),
    ]
    let id = people[7].id.identifier
    let key = Scalar.bytes(Collation(locale: .english).sortKey(people[7].name))
    let places = [
      nil, Cursor(keys: [[key, .identifier(id)], [.integer(40)]], id: id),
      Cursor(keys: [[.null], [.integer(40)]], id: id),
    ]
    for after in places {
      let query = RecordQuery("chore", sort: sort, after: after, limit: 20)
      for steps in try plans(session, query) {
        #expect(!steps.contains("USE TEMP B-TREE FOR ORDER BY"), "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN t") && !$0.contains("USING") }, "\(steps)")
      }
    }
  }

  @Test func `few records are found first, and those of one record need no name`() async throws {
    let session = try await session()
    let sort = [SortKey("person"), SortKey("position")]
    let few = RecordQuery(
      "chore", filter: Chore.position.equals(7).expression, sort: sort, limit: 20)
    for steps in try plans(session, few) {
      #expect(steps.contains { $0.contains("SEARCH t") && $0.contains("order_position") })
    }
    let one = RecordQuery(
      "chore", filter: Chore.person.equals(people[3].id).expression, sort: sort, limit: 20)
    for steps in try plans(session, one) {
      #expect(steps.contains { $0.contains("chore_fields_person_position") }, "\(steps)")
      #expect(!steps.contains { $0.contains("TEMP B-TREE") || $0.contains("order_0") }, "\(steps)")
    }
  }
}
