import StewardExercise
import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@testable import StewardSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What stands where a store is looked for is not always one.
@Suite struct OddFileTests {
  private let folder = TemporaryFolder().path
  private var path: String { folder + "/entries.sqlite" }

  private func put(_ bytes: some Collection<UInt8>, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let bytes = Array(bytes)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  private func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(descriptor, &bytes, bytes.count)
    close(descriptor)
    return Array(bytes.prefix(max(count, 0)))
  }

  private func failure(_ path: String) async -> StoreError.Code? {
    do {
      let store = try await EntryStore.open(path, waiting: .milliseconds(50))
      await store.close()
      return nil
    } catch {
      return (error as? StoreError)?.code ?? .internalFault
    }
  }

  @Test(arguments: [true, false])
  func `listening ends where the store's file is taken away or replaced`(_ isGone: Bool)
    async throws
  {
    let store = try await EntryStore.open(path, waiting: .milliseconds(50))
    let head = try await store.head()
    let listening = Task { for try await _ in store.changes(after: head) {} }
    try await Task.sleep(for: .milliseconds(200))
    if isGone {
      #expect(unlink(path) == 0)
    } else {
      put("other".utf8, to: path + ".new")
      #expect(rename(path + ".new", path) == 0)
    }
    let error = await #expect(throws: StoreError.self) { try await listening.value }
    #expect(error?.code == .cannotOpen && error?.hint != nil)
    await store.close()
  }

  @Test func `what is no store is refused and left as it was`() async throws {
    put("these are words, and more than a hundred of them. ".utf8.map { $0 }, to: path)
    let words = bytes(of: path)
    #expect(await failure(path) == .corrupt)
    #expect(bytes(of: path) == words)
    #expect(mkdir(folder + "/d", 0o700) == 0)
    #expect(await failure(folder + "/d") == .cannotOpen)
    let foreign = folder + "/foreign.sqlite"
    #expect(try ChildProcess.run("sqlite3", [foreign, "CREATE TABLE t(x)"]).code == 0)
    let before = bytes(of: foreign)
    #expect(await failure(foreign) == .corrupt)
    #expect(bytes(of: foreign) == before)
    #expect(try FolderListing(folder).names == ["d", "entries.sqlite", "foreign.sqlite"])
    #expect(await failure("") == .cannotOpen)
    #expect(await failure(folder + "/a\u{0}b") == .cannotOpen)
    #expect(await failure(folder + "/entries.sqlite/x") == .cannotCreate)
    #expect(await failure("/proc/none/x") == .cannotCreate)
    #expect(await failure(folder + "/" + String(repeating: "x", count: 300)) == .cannotCreate)
  }

  @Test func `a file of no bytes becomes a store`() async throws {
    put([], to: path)
    #expect(await failure(path) == nil)
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test(arguments: [
    "a b", "家", "what?mode=memory", "a#b", "100%41", "file:x", ":memory:", "-x", "it's", "a\"b",
    "Ünï/cödé/deep", "line\nbreak",
  ])
  func `any name is a name`(name: String) async throws {
    let path = folder + "/" + name
    let store = try await EntryStore.open(path)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    await store.close()
    let again = try await EntryStore.open(path)
    #expect(try await again.repository(of: Entry.self).count() == 1)
    await again.close()
    #expect(try permissions(of: path) == 0o600)
    await (try EntryStore.openWider(path)).close()
    let last = String(name.split(separator: "/").last ?? "")
    let beside = try FolderListing(TemporaryFolder.parent(of: path)).names
    #expect(beside == [last, last + ".before-migration-1"])
  }

  @Test(arguments: ["file:entries?mode=memory", ":memory:"])
  func `a name from the working folder is one too`(name: String) throws {
    #expect(StoreFile.plain(name) == "./" + name)
  }

  @Test func `a link leads to the store`() async throws {
    await (try EntryStore.open(path)).close()
    let link = folder + "/link"
    #expect(symlink(path, link) == 0)
    let store = try await EntryStore.open(link)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    let other = try await EntryStore.open(path)
    #expect(try await other.repository(of: Entry.self).count() == 1)
    await other.close()
    await store.close()
  }

  @Test func `no damage of the header is taken for a fault of the software`() async throws {
    let store = try await EntryStore.open(path)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    await store.close()
    let whole = bytes(of: path)
    for index in 0..<100 {
      for bits: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] ^= bits
        put(bytes, to: path)
        let code = await failure(path)
        #expect(code != .internalFault, "byte \(index) with \(bits)")
      }
    }
    put(whole, to: path)
    #expect(await failure(path) == nil)
  }

  @Test(arguments: [
    "ALTER TABLE steward_field DROP COLUMN default_value", "DROP TABLE steward_setting",
    "DROP TABLE entry", "ALTER TABLE entry RENAME COLUMN title TO name",
    "ALTER TABLE steward_change RENAME COLUMN before TO earlier",
  ])
  func `tables of another version are told, and no fault of the software`(sql: String) async throws
  {
    let store = try await EntryStore.open(path)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    await store.close()
    #expect(try ChildProcess.run("sqlite3", [path, sql]).code == 0)
    let error = await #expect(throws: StoreError.self) {
      let store = try await EntryStore.open(path)
      _ = try await store.repository(of: Entry.self).fetch()
      try await store.repository(of: Entry.self).insert(Entry(title: "y"))
    }
    #expect(error?.code == .mismatchedTables, "\(sql): \(error?.details ?? "")")
    #expect(error?.hint != nil)
  }

  @Test(arguments: [
    "entry", "steward_field", "steward_type", "steward_setting", "steward_transaction",
    "steward_change",
  ])
  func `a column that this version does not know is let be`(table: String) async throws {
    let store = try await EntryStore.open(path)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    await store.close()
    let sql = "ALTER TABLE \(table) ADD COLUMN later TEXT"
    #expect(try ChildProcess.run("sqlite3", [path, sql]).code == 0)
    let opened = try await EntryStore.open(path)
    let entries = opened.repository(of: Entry.self)
    try await entries.insert(Entry(title: "y"))
    #expect(try await entries.count() == 2)
    #expect(try await opened.undo().commands.count == 1)
    #expect(try await entries.fetch().map(\.title) == ["x"])
    await opened.close()
  }

  @Test func `a file that was cut off is damaged`() async throws {
    let store = try await EntryStore.open(path)
    let titles = (0..<2000).map { Entry(title: "entry \($0)") }
    try await store.repository(of: Entry.self).insert(contentsOf: titles)
    await store.close()
    #expect(truncate(path, 50_000) == 0)
    let error = await #expect(throws: StoreError.self) {
      let store = try await EntryStore.open(path)
      _ = try await store.repository(of: Entry.self).fetch(sort: Entry.title.ascending)
    }
    #expect(error?.code == .corrupt)
    #expect(truncate(path, 50) == 0)
    #expect(await failure(path) == .corrupt)
  }

  @Test func `a store whose log is gone opens as it was before`() async throws {
    let store = try await EntryStore.open(path)
    try await store.repository(of: Entry.self).insert(Entry(title: "x"))
    await store.close()
    let child = try StoreExerciser.start("churn", path)
    for _ in 0..<5 { _ = child.line() }
    child.kill()
    child.wait()
    #expect(unlink(path + "-wal") == 0)
    _ = unlink(path + "-shm")
    let again = try await EntryStore.open(path)
    #expect(try await again.repository(of: Entry.self).count(where: Entry.title.equals("x")) == 1)
    await again.close()
  }

  @Test func `a store that others hold for longer than the wait is busy`() async throws {
    let store = try await EntryStore.open(path, waiting: .milliseconds(80))
    let entries = store.repository(of: Entry.self)
    let other = try StoreFile.open(path, .usual)
    try other.execute("BEGIN IMMEDIATE")
    let start = ContinuousClock.now
    let error = await #expect(throws: StoreError.self) {
      try await entries.insert(Entry(title: "x"))
    }
    let waited = ContinuousClock.now - start
    #expect(error?.code == .busy && error?.code.isRetryable == true)
    #expect(waited > .milliseconds(70) && waited < .seconds(25))
    #expect(try await entries.count() == 0, "reading goes on")
    try other.execute("COMMIT")
    try await entries.insert(Entry(title: "x"))
    await store.close()
    try other.execute("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
    #expect(await failure(path) == .busy)
    try other.execute("COMMIT; PRAGMA locking_mode=NORMAL; SELECT count(*) FROM entry")
    #expect(await failure(path) == nil)
  }

  @Test func `waiting ends where nobody waits any more`() async throws {
    let store = try await EntryStore.open(path, waiting: .seconds(300))
    let other = try StoreFile.open(path, .usual)
    try other.execute("BEGIN IMMEDIATE")
    let task = Task { try await store.repository(of: Entry.self).insert(Entry(title: "x")) }
    try await Task.sleep(for: .milliseconds(50))
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: StoreError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(60))
    try other.execute("COMMIT")
    await store.close()
  }

  @Test(.enabled(if: getuid() == 0)) func `what is not permitted is said`() async throws {
    await (try EntryStore.open(path)).close()
    // As another user.
    func attempt(_ verb: String) throws -> [String] {
      try ChildProcess.run(
        "setpriv",
        ["--reuid=65534", "--regid=65534", "--clear-groups", StoreExerciser.path, verb, path, "1"]
      ).lines
    }
    #expect(chmod(folder, 0o755) == 0)
    let unreadable = try attempt("add")
    #expect(unreadable.first?.contains("does not permit") == true, "\(unreadable)")
    // A file and a folder that may only be read.
    #expect(chmod(path, 0o644) == 0)
    let readOnly = try attempt("add")
    #expect(readOnly.first?.hasPrefix("failed") == true, "\(readOnly)")
    #expect(readOnly.first?.contains("fault of this software") == false, "\(readOnly)")
    // A folder in which nothing may be made.
    #expect(unlink(path) == 0)
    let new = try attempt("add")
    #expect(new.first?.contains("cannot be made") == true, "\(new)")
  }
}
