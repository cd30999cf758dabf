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

/// Backup, restore, doctor.
@Suite struct MaintenanceTests {
  private let folder = TemporaryFolder().path
  private var path: String { folder + "/entries.sqlite" }
  private let moment = Moment(microseconds: 1_780_000_000_000_000)

  private func filled(_ count: Int = 50) async throws -> Store {
    let store = try await EntryStore.open(path)
    try await store.transaction("fill") { transaction in
      for index in 0..<count {
        _ = try transaction.insert(Entry(title: "Entry 花 \(index)", tags: ["a", "b"]))
      }
    }
    return store
  }

  private func backend(_ path: String? = nil) -> SQLiteBackend {
    SQLiteBackend(path: path ?? self.path)
  }

  /// Changes a store behind our back.
  private func spoil(_ statements: String...) throws {
    let connection = try Connection(path: path, mode: .readWrite, patience: .usual)
    for statement in statements { try connection.execute(statement) }
  }

  private func flip(_ path: String, at offset: Int) throws {
    let file = StoreFile.openFile(path, O_RDWR, 0)
    defer { StoreFile.closeFile(file) }
    var byte: UInt8 = 0
    try #require(pread(file, &byte, 1, off_t(offset)) == 1)
    byte ^= 0x55
    try #require(pwrite(file, &byte, 1, off_t(offset)) == 1)
  }

  @Test func `a backup, a look and a restore that nobody waits for change nothing`() async throws {
    let store = try await filled()
    await store.close()
    let (backend, folder, moment) = (backend(), folder, moment)
    let report = try await backend.backUp(to: folder + "/whole.backup", at: moment)
    #expect(report.records == 50)
    let before = try FolderListing(folder).names
    let works: [@Sendable () async throws -> Void] = [
      { _ = try await backend.backUp(to: folder + "/other.backup", at: moment) },
      { _ = try await backend.examine(repairing: false, at: moment) },
      {
        _ = try await backend.restore(
          from: folder + "/whole.backup", replacing: true, at: moment, rehearsing: false)
      },
    ]
    for work in works {
      let task = Task {
        // Cancelled before it begins, so that no look at the flag is missed.
        while !Task.isCancelled { await Task.yield() }
        try await work()
      }
      task.cancel()
      let error = await #expect(throws: StoreError.self) { try await task.value }
      #expect(error?.code == .cancelled)
    }
    #expect(try FolderListing(folder).names == before)
  }

  @Test func `whoever follows a store sees an older copy take over`() async throws {
    let store = try await filled(5)
    let copy = folder + "/early.backup"
    _ = try await store.backup(to: copy)
    for _ in 0..<3 { try await store.repository(of: Entry.self).insert(Entry(title: "later")) }
    let head = try await store.head()
    let told = AsyncStream.makeStream(of: Void.self)
    let follower = Task { try await store.follow(after: head) { told.continuation.yield() } }
    let lines = Task { () -> StoreError.Code? in
      do {
        for try await _ in store.changes(after: head) {}
        return nil
      } catch let error as StoreError {
        return error.code
      }
    }
    var results = store.repository(of: Entry.self).live().makeAsyncIterator()
    #expect(try await results.next()?.count == 8)
    try await Task.sleep(for: .milliseconds(100))
    _ = try await backend().restore(from: copy, replacing: true, at: moment, rehearsing: false)
    for await _ in told.stream { break }
    #expect(try await lines.value == .expired)
    #expect(try await results.next()?.count == 5)
    try await store.repository(of: Entry.self).insert(Entry(title: "anew"))
    #expect(try await results.next()?.count == 6)
    follower.cancel()
    try await follower.value
    await store.close()
  }

  @Test func `SHA-256 gives the digests of FIPS 180-4`() {
    for (text, expected) in [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ] {
      var digest = SHA256()
      Array(text.utf8).withUnsafeBytes { digest.update($0) }
      #expect(digest.finish() == expected)
    }
  }

  @Test func `a backup restores to what was there, and replaces nothing unasked`() async throws {
    let store = try await filled()
    let copy = folder + "/copy.backup"
    let report = try await store.backup(to: copy)
    #expect(report.records == 50)
    #expect(report.digest?.utf8.count == 64)
    await #expect(throws: StoreError.self) { try await store.backup(to: copy) }
    let entries = store.repository(of: Entry.self)
    try await entries.insert(Entry(title: "Later"))
    do {
      _ = try await backend().restore(from: copy, replacing: false, at: moment)
      Issue.record("a store with records was replaced")
    } catch let error as StoreError {
      #expect(error.code == .cannotCreate)
    }
    let restored = try await backend().restore(from: copy, replacing: true, at: moment)
    #expect(restored.records == 50)
    // The program that had it open goes on with what was restored.
    #expect(try await entries.count() == 50)
    try await entries.insert(Entry(title: "Afterwards"))
    let kept = try #require(restored.replaced)
    #expect(kept.contains(".before-restore-2026"))
    let old = try await EntryStore.open(kept)
    #expect(try await old.repository(of: Entry.self).count() == 51)
    await old.close()
    await store.close()
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `S2: all removed, then the backup restored`() async throws {
    let store = try await filled()
    let copy = folder + "/copy.backup"
    try await store.backup(to: copy)
    let entries = store.repository(of: Entry.self)
    for entry in try await entries.fetch() { try await entries.remove(entry.id) }
    let restored = try await backend().restore(from: copy, replacing: false, at: moment)
    #expect(restored.records == 50)
    #expect(try await entries.count() == 50)
    await store.close()
    let other = folder + "/other/new.sqlite"
    _ = try await backend(other).restore(from: copy, replacing: false, at: moment)
    let new = try await EntryStore.open(other)
    #expect(try await new.repository(of: Entry.self).count() == 50)
    await new.close()
  }

  @Test func `a backup with a flipped byte is refused`() async throws {
    let store = try await filled()
    let copy = folder + "/copy.backup"
    let report = try await store.backup(to: copy)
    await store.close()
    // The last page holds free space as well: only the digest notices a change there.
    for offset in [report.bytes - 1, report.bytes / 2] {
      try flip(copy, at: offset)
      do {
        _ = try await backend(folder + "/x.sqlite").restore(
          from: copy, replacing: false, at: moment)
        Issue.record("a damaged backup was restored")
      } catch let error as StoreError {
        #expect(error.code == .corrupt)
      }
      try flip(copy, at: offset)
    }
    #expect(!StoreFile.exists(folder + "/x.sqlite"))
  }

  @Test func `a whole store has no faults`() async throws {
    let store = try await filled()
    #expect(try await store.doctor().faults == [])
    await store.close()
  }

  @Test(arguments: [
    ("DROP INDEX entry_local_title", StoreFault.Area.tables),
    // As an earlier version declared it.
    (
      "DROP INDEX entry_handle; CREATE INDEX entry_handle ON entry(substr(id, 9))",
      StoreFault.Area.tables
    ),
    ("DROP TABLE entry_tag_tags", .tables),
    ("UPDATE entry SET title_key = x'00' WHERE _rid = 3", .derived),
    ("UPDATE entry SET title_fold = 'x' WHERE _rid = 3", .derived),
    ("DELETE FROM entry_tag_tags WHERE rid = 4", .derived),
    ("INSERT INTO entry_search(entry_search) VALUES('delete-all')", .derived),
    ("UPDATE entry SET parent = zeroblob(16) WHERE _rid = 2", .references),
    ("DELETE FROM steward_transaction", .journal),
    ("UPDATE steward_transaction SET undone_by = 99", .journal),
    ("UPDATE entry SET _rev = 99 WHERE _rid = 2", .journal),
  ]) func `the doctor names a fault and mends it`(spoiling: String, area: StoreFault.Area)
    async throws
  {
    await (try filled()).close()
    for statement in spoiling.split(separator: "; ") { try spoil(String(statement)) }
    let found = try await backend().examine(repairing: false, at: moment)
    let areas = found.faults.map(\.area)
    #expect(areas.contains(area), "\(found.faults)")
    #expect(found.backup == nil)
    let report = try await backend().examine(repairing: true, at: moment)
    #expect(report.remaining == [])
    #expect(report.backup.map(StoreFile.exists) == true)
    #expect(try await backend().examine(repairing: false, at: moment).faults == [])
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `a flipped byte in the file is named, and a restore mends it`() async throws {
    let store = try await filled(2000)
    let copy = folder + "/copy.backup"
    try await store.backup(to: copy)
    await store.close()
    // Beginnings of pages: the kind of a page is no kind any more.
    for page in 1..<40 { try flip(path, at: page * 4096) }
    let report = try await backend().examine(repairing: true, at: moment)
    #expect(report.remaining.contains { $0.area == .database && !$0.isRepairable })
    _ = try await backend().restore(from: copy, replacing: true, at: moment)
    #expect(try await backend().examine(repairing: false, at: moment).faults == [])
  }

  @Test func `a file that is no database any more is named, and a restore mends it`() async throws {
    let store = try await filled()
    let copy = folder + "/copy.backup"
    try await store.backup(to: copy)
    await store.close()
    try flip(path, at: 3)
    let report = try await backend().examine(repairing: false, at: moment)
    #expect(report.faults.map(\.area) == [.database])
    _ = try await backend().restore(from: copy, replacing: true, at: moment)
    #expect(try await backend().examine(repairing: false, at: moment).faults == [])
  }

  @Test func `a truncated log is named, and a repair keeps every whole change`() async throws {
    let store = try await filled()
    let entries = store.repository(of: Entry.self)
    try await entries.insert(Entry(title: "One"))
    // As if the machine had stopped: the file and its log, copied while the store is open.
    let broken = folder + "/broken.sqlite"
    for suffix in ["", "-wal"] { try copy(path + suffix, to: broken + suffix) }
    await store.close()
    try #require(truncate(broken + "-wal", off_t(StoreFile.size(broken + "-wal") - 2000)) == 0)
    for _ in 0..<2 {
      let before = try files(beginning: broken)
      let found = try await backend(broken).examine(repairing: false, at: moment)
      #expect(found.faults.map(\.area) == [.log])
      #expect(found.faults == found.remaining)
      let isSame = try files(beginning: broken) == before
      #expect(isSame, "a look changed a file")
    }
    let mended = try await backend(broken).examine(repairing: true, at: moment)
    #expect(mended.faults.map(\.area) == [.log] && mended.remaining == [])
    #expect(try await backend(broken).examine(repairing: false, at: moment).faults == [])
    let again = try await EntryStore.open(broken)
    #expect(try await again.repository(of: Entry.self).count() == 50)
    await again.close()
  }

  /// A log of an open store, one that a crash left with its index, and one without.
  @Test(arguments: [["", "-wal"], ["", "-wal", "-shm"]])
  func `a look at a store changes no file`(suffixes: [String]) async throws {
    let store = try await filled()
    try await store.repository(of: Entry.self).insert(Entry(title: "One"))
    let left = folder + "/left.sqlite"
    for suffix in suffixes { try copy(path + suffix, to: left + suffix) }
    for path in [left, path] {
      let before = try files(beginning: path)
      #expect(before.count >= 2)
      #expect(try await backend(path).examine(repairing: false, at: moment).faults == [])
      // The index of a log that is open is for those who have it open.
      let after = try files(beginning: path)
      let isSame = after.keys == before.keys && after[path] == before[path]
      #expect(isSame && after[path + "-wal"] == before[path + "-wal"], "\(path) changed")
      #expect(path == self.path || after == before, "\(path) changed")
    }
    try await store.repository(of: Entry.self).insert(Entry(title: "Two"))
    await store.close()
    let again = try await EntryStore.open(left)
    #expect(try await again.repository(of: Entry.self).count() == 51)
    await again.close()
  }

  @Test func `a backup taken while eight processes write restores to a state that existed`()
    async throws
  {
    await (try filled(1)).close()
    let children = try (0..<8).map { _ in try StoreExerciser.start("add", path, 200) }
    var reports: [BackupReport] = []
    for round in 0..<5 {
      try await Task.sleep(for: .milliseconds(50))
      reports.append(
        try await backend().backUp(to: folder + "/copy-\(round).backup", at: moment))
    }
    for child in children {
      _ = child.lines()
      #expect(child.wait() == 0)
    }
    for (round, report) in reports.enumerated() {
      let other = folder + "/restored-\(round).sqlite"
      let restored = try await backend(other).restore(
        from: report.path, replacing: false, at: moment)
      // Each process adds one record with each command: the state after the last command in it.
      #expect(restored.records == report.records)
      #expect(Int64(restored.records) == report.transaction)
      #expect(try await backend(other).examine(repairing: false, at: moment).faults == [])
    }
  }

  @Test func `another locale gives the store another order at once`() async throws {
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    for title in ["Zebra", "Ähre", "Öl"] { try await entries.insert(Entry(title: title)) }
    #expect(
      try await entries.fetch(sort: Entry.title.ascending).map(\.title) == ["Ähre", "Öl", "Zebra"])
    try await store.transaction("settings") { try $0.set("locale", to: "sv") }
    #expect(
      try await entries.fetch(sort: Entry.title.ascending).map(\.title) == ["Zebra", "Ähre", "Öl"])
    #expect(try await store.doctor().faults == [])
    await store.close()
  }

  /// The files whose path begins so, and what is in them.
  private func files(beginning path: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FolderListing(folder).names.map({ "\(folder)/\($0)" }) {
      guard name.hasPrefix(path) else { continue }
      let file = StoreFile.openFile(name, O_RDONLY, 0)
      defer { StoreFile.closeFile(file) }
      var bytes = [UInt8](repeating: 0, count: StoreFile.size(name))
      try #require(read(file, &bytes, bytes.count) == bytes.count)
      files[name] = bytes
    }
    return files
  }

  private func copy(_ from: String, to: String) throws {
    let source = StoreFile.openFile(from, O_RDONLY, 0)
    let target = StoreFile.openFile(to, O_RDWR | O_CREAT, 0o600)
    defer {
      StoreFile.closeFile(source)
      StoreFile.closeFile(target)
    }
    var bytes = [UInt8](repeating: 0, count: StoreFile.size(from))
    try #require(read(source, &bytes, bytes.count) == bytes.count)
    try #require(write(target, &bytes, bytes.count) == bytes.count)
  }
}
