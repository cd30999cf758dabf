import ShoppingKit
import StewardModels
import StewardPersistence
import StewardQuery
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

/// Runs a body in a transaction on an empty store, with a clock that stands.
func inStore(
  _ backend: TestBackend, _ body: @escaping @Sendable (Transaction) throws -> Void
) async throws {
  var template = Array("/tmp/shopping-tests-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { throw TestFailure() }
  let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer {
    for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"] {
      unlink("\(folder)/\(name)")
    }
    rmdir(folder)
  }
  let options = StoreOptions(
    author: Author(user: "ada", host: "desk", program: "shopping"), locale: .english,
    now: { Moment(microseconds: 1_700_000_000_000_000) })
  let models = try ShoppingDomain.description().types.map(\.model)
  let store: Store
  switch backend {
  case .memory:
    store = try await Store(backend: MemoryBackend(), models: models, options: options)
  case .sqlite:
    store = try await Store(
      backend: SQLiteBackend(path: "\(folder)/store.sqlite"), models: models, options: options)
  }
  do {
    try await store.transaction("test", body)
  } catch {
    await store.close()
    throw error
  }
  await store.close()
}

/// The folder for a test could not be made.
struct TestFailure: Error {}

extension Transaction {
  /// Makes a list and puts entries on it that are typed in English, prices in euros.
  func list(_ name: String, _ typed: String...) throws -> ShoppingList {
    let list = try insert(ShoppingList(name: name))
    try put(on: list, typed)
    return list
  }

  func put(on list: ShoppingList, _ typed: [String]) throws {
    let reader = EntryReader(try Habits.context("en-IE", "EUR")) {
      try Product.named($0, in: self) != nil
    }
    for text in typed {
      _ = try Addition.put(try reader.entry(text), on: list.id, in: self)
    }
  }

  /// What stands on a list: `milk 2 l; bread 3`.
  func words(of list: ShoppingList) throws -> String {
    try ListContents(of: list, in: self).lines.map { line in
      "\(line.product.name) \(line.entry.quantity)" + (line.entry.checked == nil ? "" : "✓")
    }.joined(separator: "; ")
  }

  /// Checks the entries of a product.
  func check(_ name: String, on list: ShoppingList) throws {
    guard let product = try Product.named(name, in: self) else { throw TestFailure() }
    let filter = Entry.list.equals(list.id).and(Entry.product.equals(product.id))
    try update(where: filter) { $0.checked = Moment(microseconds: 1) }
  }
}
