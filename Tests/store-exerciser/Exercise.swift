import StewardExercise
import StewardModels
import StewardPersistence
import StewardQuery

/// What the program can be asked to do to a store, each until it is done or killed.
struct Exercise {
  let path: String

  /// Adds entries, each by a transaction of its own.
  func add(_ count: Int, mark: String) async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    for index in 0..<count {
      try await entries.insert(Entry(title: "\(mark) number \(index)", tags: ["t\(index % 7)"]))
    }
    await store.close()
    report("added \(count)")
  }

  /// Adds, changes and removes without end, and says after each transaction what it did.
  func churn() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    var round = 0
    while true {
      round += 1
      var outer = Entry(title: "outer \(round) 三体", tags: ["even", "Größe"])
      let inner = (0..<(round % 20)).map {
        Entry(title: "inner \($0) of \(round)", tags: ["t\($0)"], parent: outer.id)
      }
      try await entries.insert(contentsOf: [outer] + inner)
      report(
        ([outer] + inner).map { "put \($0.id.identifier) \($0.version)" }
          .joined(separator: "\n"))
      outer.title = "changed \(round)"
      outer.tags = ["odd"]
      outer.version += 1
      try await entries.update(outer)
      report("put \(outer.id.identifier) \(outer.version)")
      if round.isMultiple(of: 3) {
        try await entries.remove(outer.id)
        report(([outer] + inner).map { "gone \($0.id.identifier)" }.joined(separator: "\n"))
      }
      if round.isMultiple(of: 5) {
        _ = try await store.undo()
        _ = try await store.redo()
        report("turned")
      }
    }
  }

  /// Tells the number of each transaction after one, as it comes, until some have come.
  func watch(after transaction: Int64, count: Int) async throws {
    let store = try await EntryStore.open(path)
    var left = count
    for try await batch in store.changes(after: transaction) {
      report("\(batch.transaction) \(batch.changes.count)")
      left -= 1
      if left == 0 { break }
    }
    await store.close()
  }

  /// Reads pages of entries until it is killed.
  func read() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    while true {
      let page = try await entries.page(sort: Entry.title.ascending, limit: 50)
      report("read \(page.records.count)")
    }
  }

  /// Opens a store, and closes it.
  func open(wider: Bool) async throws {
    let store = try await wider ? EntryStore.openWider(path) : EntryStore.open(path)
    await store.close()
    report("opened")
  }
}
