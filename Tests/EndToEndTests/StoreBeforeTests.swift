import ChecklistKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardSQLite
import StewardText
import Testing

/// An item as it was declared before it could repeat.
private struct PlainItem: Record {
  let id: RecordID<PlainItem>
  var text: String
  var list: RecordID<Checklist>?
  var checked: Moment?
  var due: When?

  init(
    id: RecordID<PlainItem> = RecordID(), text: String, list: RecordID<Checklist>? = nil,
    checked: Moment? = nil, due: When? = nil
  ) {
    self.id = id
    self.text = text
    self.list = list
    self.checked = checked
    self.due = due
  }

  static let schema = Schema(
    "task", PlainItem.init, Field.id(),
    Field("text", \PlainItem.text, .required, .localizedOrder, .searchable, role: .name),
    Field("list", \PlainItem.list, .onRemoval(.cascade)),
    Field("checked", \PlainItem.checked, role: .done),
    Field("due", \PlainItem.due, .indexed, role: .due), title: "item")
}

@Suite struct StoreBeforeTests {
  @Test func `a store of before gets the column, and its items can repeat`() async throws {
    let household = try Household()
    defer { household.remove() }
    let path = "\(household.home)/store.sqlite"
    let options = StoreOptions(
      author: Author(user: "anna", host: "home", program: "checklists"), locale: .english)
    let due = When(try Day(iso: "2026-12-10"))
    let item = PlainItem(text: "Bins", due: due)
    do {
      let store = try await Store(
        backend: SQLiteBackend(path: path), records: PlainItem.self, Checklist.self,
        options: options)
      try await store.transaction("add") { _ = try $0.insert(item) }
    }
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: ChecklistItem.self, Checklist.self,
      options: options)
    let id = RecordID<ChecklistItem>(item.id.identifier)
    let rule = try Repeat("FREQ=WEEKLY")
    try await store.transaction("set") { transaction in
      var found = try #require(try transaction.find(id))
      #expect(found.every == nil && found.due == due)
      found.every = rule
      _ = try transaction.update(found)
    }
    let repeating = try await store.read { snapshot in
      try snapshot.fetch(where: ChecklistItem.every.equals(rule))
    }
    #expect(repeating.map { $0.text } == ["Bins"])
  }
}
