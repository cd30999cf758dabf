import StewardExercise
import StewardModels
import StewardPersistence
import StewardQuery
import Synchronization
import Testing

@testable import StewardSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Calls in ways that nobody planned.
@Suite(.serialized) struct CallTests {
  private let path = TemporaryFolder().path + "/entries.sqlite"

  private struct Whim: Error {}

  @Test func `a body that throws leaves no trace`() async throws {
    let store = try await EntryStore.open(path)
    for _ in 0..<3 {
      await #expect(throws: Whim.self) {
        try await store.transaction("try") { transaction in
          try transaction.insert(Entry(title: "x"))
          try transaction.set("currency", to: "EUR")
          throw Whim()
        }
      }
      await #expect(throws: Whim.self) { try await store.read { _ in throw Whim() } }
    }
    #expect(try await store.repository(of: Entry.self).count() == 0)
    #expect(try await store.head() == 0)
    #expect(try await store.read { try $0.setting("currency") } == nil)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    #expect(try await store.head() == 1)
    await store.close()
  }

  @Test func `a failed call within a transaction that goes on is not half done`() async throws {
    let store = try await EntryStore.open(path)
    let first = Entry(title: "first")
    try await store.transaction("both") { transaction in
      try transaction.insert(first)
      #expect(throws: StoreError.self) { try transaction.insert(first) }
      #expect(throws: (any Error).self) { try transaction.insert(Entry(title: "")) }
      try transaction.insert(Entry(title: "second"))
    }
    #expect(try await store.repository(of: Entry.self).count() == 2)
    #expect(try StoreCheck.faults(in: path) == [])
    _ = try await store.undo()
    #expect(try await store.repository(of: Entry.self).count() == 0)
    await store.close()
  }

  @Test(arguments: [
    "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE other(a)", "BEGIN IMMEDIATE",
  ])
  func `waiting for another process ends where nobody waits for the work`(
    lock: String
  ) async throws {
    let first = try await EntryStore.open(path)
    await first.close()
    let other = try Connection(path: path, mode: .readWrite, patience: .usual)
    try other.execute(lock)
    let path = path
    let work = Task {
      let store = try await EntryStore.open(path)
      try await store.repository(of: Entry.self).insert(Entry(title: "late"))
    }
    try await Task.sleep(for: .milliseconds(200))
    let clock = ContinuousClock()
    let began = clock.now
    work.cancel()
    let error = await #expect(throws: StoreError.self) { try await work.value }
    #expect(error?.code == .cancelled)
    #expect(clock.now - began < .seconds(5))
    try other.execute("ROLLBACK")
  }

  @Test func `calls from within a transaction's body come after it`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    let tasks = Mutex<[Task<Void, any Error>]>([])
    try await store.transaction("outer") { transaction in
      try transaction.insert(Entry(title: "outer"))
      let task = Task { _ = try await entries.insert(Entry(title: "inner")) }
      tasks.withLock { $0.append(task) }
    }
    for task in tasks.withLock({ $0 }) { try await task.value }
    #expect(try await entries.count() == 2)
    await store.close()
  }

  @Test func `a thousand reads and writes at once all end`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<1000 {
        group.addTask {
          if index.isMultiple(of: 4) {
            try await entries.insert(Entry(title: "entry \(index)", version: index))
          } else {
            let page = try await entries.page(sort: Entry.version.descending, limit: 5)
            let versions = page.records.map(\.version)
            #expect(versions == versions.sorted(by: >))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await entries.count() == 250)
    #expect(try StoreCheck.faults(in: path) == [])
    await store.close()
  }

  @Test func `cancelling ends the work soon and changes nothing`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    try await entries.insert(contentsOf: (0..<20_000).map { Entry(title: "entry \($0)") })
    let head = try await store.head()
    func cancelled(
      _ name: String, after time: Duration, _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
      let task = Task(operation: work)
      try await Task.sleep(for: time)
      let start = ContinuousClock.now
      task.cancel()
      let error = await #expect(throws: StoreError.self) { try await task.value }
      #expect(error?.code == .cancelled, "\(name)")
      #expect(ContinuousClock.now - start < .milliseconds(500), "\(name)")
    }
    let many = (0..<60_000).map { Entry(title: "other \($0)") }
    try await cancelled("insert", after: .milliseconds(300)) {
      try await entries.insert(contentsOf: many)
    }
    try await cancelled("fetch", after: .milliseconds(10)) {
      while true { _ = try await entries.fetch(sort: Entry.title.ascending) }
    }
    // Statements that look at every record and give none.
    try await cancelled("count", after: .milliseconds(50)) {
      while true { _ = try await entries.count(where: Entry.title.contains("nowhere")) }
    }
    try await cancelled("undo", after: .milliseconds(100)) { _ = try await store.undo() }
    try await cancelled("at once", after: .zero) {
      while !Task.isCancelled { await Task.yield() }
      try await entries.insert(Entry(title: "x"))
    }
    #expect(try await store.head() == head)
    #expect(try await entries.count() == 20_000)
    await store.close()
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `closing lets work end, and later calls fail`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    let many = (0..<3000).map { Entry(title: "entry \($0)") }
    let writing = Task { try await entries.insert(contentsOf: many) }
    let listening = Task { for try await _ in store.changes() {} }
    try await Task.sleep(for: .milliseconds(50))
    await store.close()
    try await writing.value
    try await listening.value
    await #expect(throws: StoreError.self) { try await entries.count() }
    await #expect(throws: StoreError.self) { try await entries.insert(Entry(title: "x")) }
    for try await _ in store.changes() { Issue.record("a closed store has no changes") }
    await store.close()
    // The last to close it has taken the log away.
    #expect(try FolderListing(TemporaryFolder.parent(of: path)).names == ["entries.sqlite"])
    let again = try await EntryStore.open(path)
    #expect(try await again.repository(of: Entry.self).count() == 3000)
    await again.close()
  }

  @Test func `stores that are let go of leave nothing open`() async throws {
    func use(_ path: String, closing: Bool) async throws {
      let store = try await EntryStore.open(path)
      let entries = store.repository(of: Entry.self)
      try await entries.insert(Entry(title: "x"))
      _ = try await entries.count()
      let listening = Task {
        for try await _ in entries.live(sort: Entry.title.ascending) {}
      }
      _ = try await entries.fetch()
      try await Task.sleep(for: .milliseconds(2))
      listening.cancel()
      try await listening.value
      if closing { await store.close() }
    }
    func settled(_ limit: Int) async throws -> Int {
      for _ in 0..<200 where try openDescriptors() > limit {
        try await Task.sleep(for: .milliseconds(10))
      }
      return try openDescriptors()
    }
    for _ in 0..<5 { try await use(path, closing: true) }
    let before = try openDescriptors()
    let memory = residentBytes()
    for round in 0..<200 { try await use(path, closing: round.isMultiple(of: 2)) }
    // Tests of other suites open files meanwhile; a leak would be one for each of 200 rounds.
    #expect(try await settled(before) <= before + 100)
    #expect(residentBytes() - memory < 30_000_000)
    for _ in 0..<100 where try FolderListing(TemporaryFolder.parent(of: path)).names.count > 1 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try FolderListing(TemporaryFolder.parent(of: path)).names == ["entries.sqlite"])
  }

  @Test func `a listener that has gone lets the clock rest`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    try await entries.insert(Entry(title: "x"))
    let before = try openDescriptors()
    for _ in 0..<50 {
      var iterator = entries.live().makeAsyncIterator()
      #expect(try await iterator.next()?.count == 1)
    }
    for _ in 0..<100 where try openDescriptors() > before {
      try await Task.sleep(for: .milliseconds(10))
    }
    // Tests of other suites open files meanwhile; a leak would be one for each of 50 listeners.
    #expect(try openDescriptors() <= before + 25)
    await store.close()
  }

  @Test func `a cursor of another store is expired`() async throws {
    let store = try await EntryStore.open(path)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    let error = await #expect(throws: StoreError.self) {
      for try await _ in store.changes(after: 99) {}
    }
    #expect(error?.code == .expired)
    await store.close()
  }

  @Test func `odd limits ask for nothing`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    try await entries.insert(Entry(title: "x"))
    #expect(try await entries.fetch(limit: 0).isEmpty)
    #expect(try await entries.fetch(limit: -1).isEmpty)
    #expect(try await entries.fetch(limit: .max).count == 1)
    #expect(try await entries.page(limit: -3).records.isEmpty)
    #expect(try await entries.page(limit: .max).records.count == 1)
    #expect(try await entries.search("x", limit: 0).isEmpty)
    #expect(try await store.read { try $0.newest("entry", limit: -1) }.isEmpty)
    await store.close()
  }

  private func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    guard fgets(&line, 200, file) != nil else { return 0 }
    let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    return (words.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}
