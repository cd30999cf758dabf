import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@testable import StewardSQLite

/// Something that is due on a day, or at a time.
private struct Deadline: Record {
  let id: RecordID<Deadline>
  var due: When?

  static let due = Field("due", \Deadline.due, .indexed, role: .due)
  static let schema = Schema("deadline", Deadline.init, Field.id(), due)
}

/// What the database does to answer questions about days and times.
@Suite struct WhenPlanTests {
  @Test func `a day is a range of the index, and the order needs no sorting`() async throws {
    let path = TemporaryFolder().path + "/deadlines.sqlite"
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: Deadline.self, options: .fixed)
    try await store.repository(of: Deadline.self).insert(
      contentsOf: (0..<500).map { Deadline(id: RecordID(), due: When(Day(unchecked: $0))) })
    await store.close()
    let day = When(Day(unchecked: 7))
    let filters = [
      Deadline.due.equals(day), Deadline.due.atMost(day), Deadline.due.isGreater(than: day),
      Deadline.due.isOne(of: [day, When(Day(unchecked: 9))]),
    ]
    let place = Cursor(
      keys: [[.integer(day.wall), .null]], id: Identifier(high: 1, low: 0x8000_0000_0000_0001))
    let session = SQLiteSession(try StoreFile.open(path, .usual))
    try session.reading(CancellationFlag()) { session in
      for filter in filters + [.always] {
        for (isDescending, after) in [(false, nil), (true, nil), (false, place), (true, place)] {
          let query = RecordQuery(
            "deadline", filter: filter.expression,
            sort: [SortKey("due", descending: isDescending)], after: after, limit: 20)
          for sql in try session.statements(query, columns: [0, 1, 2, 3]) {
            var steps: [String] = []
            try session.connection.rows(
              "EXPLAIN QUERY PLAN " + sql.text, sql.parameters + [.integer(20)]
            ) { row in steps.append(row.text(3)) }
            let plan = steps.joined(separator: " | ")
            #expect(plan.contains("deadline_order_due"), "\(filter.expression): \(plan)")
            // Two days apart are two ranges, put in order behind each other.
            if case .oneOf = filter.expression { continue }
            #expect(!plan.contains("TEMP B-TREE"), "\(filter.expression): \(plan)")
          }
        }
      }
    }
  }

  @Test func `values of other kinds are no larger for it`() {
    #expect(MemoryLayout<Value>.size <= MemoryLayout<Quantity>.size + 1)
  }
}
