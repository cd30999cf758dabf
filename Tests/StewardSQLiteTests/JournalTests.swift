import StewardExercise
import StewardModels
import StewardPersistence
import StewardQuery
import StewardSQLite
import Testing

/// The journal at size, and at its end.
@Suite(.serialized) struct JournalTests {
  private let path = TemporaryFolder().path + "/entries.sqlite"

  @Test func `an import of many records is taken back and done again`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    let count = 20_000
    let many = (0..<count).map { Entry(title: "entry number \($0)", tags: ["t\($0 % 9)"]) }
    let clock = ContinuousClock()
    let inserting = try await clock.measure { try await entries.insert(contentsOf: many) }
    let undoing = try await clock.measure { _ = try await store.undo() }
    #expect(try await entries.count() == 0)
    #expect(try await entries.search("number").isEmpty)
    let redoing = try await clock.measure { _ = try await store.redo() }
    #expect(try await entries.count() == count)
    #expect(try await entries.find(many[77].id) == many[77])
    #expect(try await entries.search("entry number 19977", limit: 3).first == many[19_977])
    print("\(count) records: insert \(inserting), undo \(undoing), redo \(redoing)")
    // As much is written as by the insert, and the journal's images besides.
    #expect(undoing < inserting * 3 && redoing < inserting * 3)
    await store.close()
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `a journal that is cut short says where it begins`() async throws {
    var options = EntryStore.options()
    options.retention = JournalRetention(days: 0, commands: 20)
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: Entry.self, options: options)
    let entries = store.repository(of: Entry.self)
    let first = try await entries.insert(Entry(title: "first"))
    for index in 0..<300 { try await entries.insert(Entry(title: "entry \(index)")) }
    let kept = try await store.read { try $0.journal(JournalQuery(limit: 1000)).map(\.number) }
    #expect(kept.last == 237 && kept.first == 301 && kept.count == 65)
    let error = await #expect(throws: StoreError.self) {
      for try await _ in store.changes(after: 3) {}
    }
    #expect(error?.code == .expired)
    let history = try await store.read {
      try $0.history(of: RecordReference(type: "entry", id: first.id.identifier), limit: 10)
    }
    #expect(history.isEmpty)
    // What is kept can be taken back, and no more.
    let reversal = try await store.undo(1000)
    #expect(reversal.commands.count == 65)
    #expect(try await entries.count() == 236)
    await #expect(throws: StoreError.self) { try await store.undo() }
    _ = try await store.redo(1000)
    #expect(try await entries.count() == 301)
    var numbers: [Int64] = []
    for try await batch in store.changes(after: 236) {
      numbers.append(batch.transaction)
      if batch.transaction == 301 { break }
    }
    #expect(numbers == Array(237...301))
    #expect(try StoreCheck.faults(in: path) == [])
    await store.close()
  }

  @Test func `the history of a record goes back step by step`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    var entry = try await entries.insert(Entry(title: "0"))
    for version in 1...50 {
      entry.title = "\(version)"
      try await entries.update(entry)
      try await entries.insert(Entry(title: "other"))
    }
    let reference = RecordReference(type: "entry", id: entry.id.identifier)
    let steps = try await store.read { try $0.history(of: reference, limit: 100) }
    #expect(steps.count == 51)
    #expect(
      steps.dropLast().map { $0.changes[0].before?.columns["title"] }
        == (0..<50).reversed().map { .text("\($0)") })
    await store.close()
  }
}
