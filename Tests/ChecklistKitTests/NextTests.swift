import ChecklistKit
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@Suite struct NextTests {
  private let today = Day(unchecked: 20_000)

  /// A store with some items on a list, and one on a list that was put away.
  private func store() async throws -> Store {
    let store = try await Store(
      backend: MemoryBackend(), records: Checklist.self, ChecklistItem.self,
      options: StoreOptions(author: Author(user: "ann", host: "home", program: "checklists")))
    let today = today
    try await store.transaction("fill") { transaction in
      let list = try transaction.insert(Checklist(name: "Home"))
      let old = try transaction.insert(
        Checklist(name: "Old", archived: Moment(microseconds: 0)))
      func add(_ text: String, _ due: Int?, _ priority: String?, age: Int64) throws {
        try transaction.insert(
          ChecklistItem(
            text: text, list: list.id, due: try due.map { When(try today.adding(days: $0)) },
            priority: try priority.map { try Priority($0) },
            created: Moment(microseconds: 1000 - age)))
      }
      try add("plain old", nil, nil, age: 9)
      try add("plain", nil, nil, age: 1)
      try add("b", nil, "b", age: 1)
      try add("a", nil, "A", age: 1)
      try add("later", 3, nil, age: 5)
      try add("today", 0, nil, age: 1)
      try add("today c", 0, "C", age: 1)
      try add("late", -2, nil, age: 1)
      try add("late z", -1, "Z", age: 1)
      try transaction.insert(
        ChecklistItem(text: "not yet", list: list.id, start: When(try today.adding(days: 1))))
      try transaction.insert(
        ChecklistItem(text: "done", list: list.id, checked: Moment(microseconds: 0)))
      try transaction.insert(ChecklistItem(text: "away", list: old.id))
    }
    return store
  }

  @Test func whatPressesComesFirst() async throws {
    let (store, today) = (try await store(), today)
    let all = try await store.read { try Checklists($0).next(100, today: today).map(\.text) }
    let expected = [
      "late z", "late", "today c", "today", "a", "b", "plain old", "later", "plain",
    ]
    #expect(all == expected)
    for count in 1..<expected.count {
      let some = try await store.read { try Checklists($0).next(count, today: today).map(\.text) }
      #expect(some == Array(expected.prefix(count)))
    }
  }

  @Test func dueIsByDay() async throws {
    let (store, today) = (try await store(), today)
    let due = try await store.read {
      try Checklists($0).due(.always, today: today).map(\.text)
    }
    #expect(due == ["late", "late z", "today c", "today", "later"])
  }

  @Test(arguments: ["a", "A", "ａ"]) func prioritiesAreReadInEveryForm(_ text: String) throws {
    #expect(try Priority(text).letter == "A")
  }

  @Test(arguments: ["", "AA", "1", "ä", "!"]) func whatIsNoPriorityIsRefused(_ text: String) {
    #expect(throws: ChecklistError.self) { try Priority(text) }
  }
}
