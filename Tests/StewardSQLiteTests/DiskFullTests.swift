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

/// S3: a real disk of four megabytes that fills up.
@Suite(.serialized, .enabled(if: SmallDisk.canMount)) struct DiskFullTests {
  @Test func `a write that does not fit leaves the old data whole`() async throws {
    let disk = try SmallDisk()
    defer { disk.unmount() }
    let path = disk.path + "/entries.sqlite"
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    try await entries.insert(Entry(title: "old"))
    disk.fill(leaving: 1_500_000)
    let big = (0..<40_000).map { Entry(title: "a longer title of the entry numbered \($0)") }
    let error = await #expect(throws: StoreError.self) { try await entries.insert(contentsOf: big) }
    #expect(error?.code == .full)
    #expect(try await entries.fetch().map(\.title) == ["old"])
    await #expect(throws: Never.self) {
      try await entries.insert(Entry(title: "small"))
    }
    // Nothing at all is free: neither for a write nor for a program that opens the store.
    disk.fill()
    let tight = await #expect(throws: StoreError.self) {
      for index in 0..<10_000 { try await entries.insert(Entry(title: "more \(index)")) }
    }
    #expect(tight?.code == .full)
    let count = try await entries.count()
    #expect(try await entries.search("old").count == 1)
    await store.close()
    disk.free()
    let again = try await EntryStore.open(path)
    #expect(try await again.repository(of: Entry.self).count() == count)
    await #expect(throws: Never.self) {
      try await again.repository(of: Entry.self).insert(Entry(title: "new"))
      _ = try await again.undo()
    }
    #expect(try StoreCheck.faults(in: path) == [])
    await again.close()
  }

  @Test func `a migration that does not fit leaves the store as it was`() async throws {
    let disk = try SmallDisk()
    defer { disk.unmount() }
    let path = disk.path + "/entries.sqlite"
    let store = try await EntryStore.open(path)
    let titles = (0..<2500).map { "entry \($0)" }
    try await store.repository(of: Entry.self).insert(contentsOf: titles.map { Entry(title: $0) })
    await store.close()
    for slack in [0, 100_000, 700_000] {
      disk.fill(leaving: slack)
      let error = await #expect(throws: StoreError.self) { try await EntryStore.openWider(path) }
      #expect(error?.code == .full, "\(slack) bytes free: \(String(describing: error))")
      disk.free()
      let names = try FolderListing(disk.path).names
      #expect(!names.contains { $0.contains("before-migration") }, "no half of a backup stays")
      let whole = try await EntryStore.open(path)
      #expect(try await whole.repository(of: Entry.self).count() == 2500)
      await whole.close()
      #expect(try StoreCheck.faults(in: path) == [])
    }
  }

  @Test func `a store cannot be made where nothing is free`() async throws {
    let disk = try SmallDisk()
    defer { disk.unmount() }
    disk.fill()
    let path = disk.path + "/entries.sqlite"
    let error = await #expect(throws: StoreError.self) { try await EntryStore.open(path) }
    #expect(error?.code == .full)
    disk.free()
    await (try EntryStore.open(path)).close()
    #expect(try StoreCheck.faults(in: path) == [])
  }

  @Test func `a checkpoint that does not fit is made later`() async throws {
    let disk = try SmallDisk()
    defer { disk.unmount() }
    let path = disk.path + "/entries.sqlite"
    let store = try await EntryStore.open(path)
    let entries = store.repository(of: Entry.self)
    // A reader that stands keeps what is written in the log.
    let reader = try StoreFile.open(path, .usual)
    try reader.execute("BEGIN")
    _ = try reader.value("SELECT count(*) FROM entry")
    var count = 0
    do {
      while true {
        try await entries.insert(contentsOf: (0..<50).map { Entry(title: "entry \($0)") })
        count += 50
      }
    } catch let error as StoreError {
      #expect(error.code == .full)
    }
    #expect(count > 0)
    try reader.execute("COMMIT")
    #expect(try await entries.count() == count)
    await store.close()
    let again = try await EntryStore.open(path)
    #expect(try await again.repository(of: Entry.self).count() == count)
    await again.close()
    #expect(try StoreCheck.faults(in: path) == [])
  }
}

/// A file system in memory of four megabytes.
struct SmallDisk {
  let path = TemporaryFolder().path

  /// Whether this process may mount one.
  static var canMount: Bool {
    #if canImport(Glibc)
      // Where no disk can be mounted the answer is no, and the tests that need one say so.
      guard getuid() == 0, let disk = try? SmallDisk() else { return false }
      disk.unmount()
      return true
    #else
      return false
    #endif
  }

  init() throws {
    let (code, _) = try ChildProcess.run(
      "mount", ["-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", path])
    guard code == 0 else { throw ChildProcess.Failure(description: "mount: \(code)") }
  }

  func unmount() { _ = umount2(path, Int32(MNT_DETACH)) }

  /// Takes all the room but some.
  func fill(leaving slack: Int = 0) {
    let descriptor = open(path + "/filler", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let block = [UInt8](repeating: 1, count: 4096)
    while write(descriptor, block, block.count) > 0 {}
    if slack > 0 {
      let size = lseek(descriptor, 0, SEEK_END)
      _ = ftruncate(descriptor, max(size - off_t(slack), 0))
    }
    close(descriptor)
  }

  /// Gives it back.
  func free() { _ = unlink(path + "/filler") }
}
