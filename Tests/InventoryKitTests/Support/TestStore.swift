import InventoryKit
import StewardModels
import StewardPersistence
import StewardSQLite
import StewardText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The places that keep the records of a test.
enum TestBackend: CaseIterable {
  case memory
  case sqlite
}

/// Runs a body on an empty store of items and places, with a clock that stands.
func withStore(
  _ backend: TestBackend, _ body: (Store) async throws -> Void
) async throws {
  var template = Array("/tmp/inventory-tests-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw TestFailure() }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer {
    for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"] {
      unlink("\(folder)/\(name)")
    }
    rmdir(folder)
  }
  let options = StoreOptions(
    author: Author(user: "ada", host: "desk", program: "inventory"), locale: .english,
    now: { Moment(microseconds: 1_700_000_000_000_000) })
  let store: Store
  switch backend {
  case .memory:
    store = try await Store(
      backend: MemoryBackend(), records: Item.self, Place.self, MaintenanceEntry.self, Audit.self,
      options: options)
  case .sqlite:
    store = try await Store(
      backend: SQLiteBackend(path: "\(folder)/store.sqlite"), records: Item.self, Place.self,
      MaintenanceEntry.self, Audit.self, options: options)
  }
  do {
    try await body(store)
  } catch {
    await store.close()
    throw error
  }
  await store.close()
}

/// The folder for a test could not be made.
struct TestFailure: Error {}
