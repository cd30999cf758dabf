import StewardConformance
import StewardPersistence
import StewardSQLite
import Synchronization
import Testing

/// A kind of backend that keeps the contract.
struct TestBackend: Sendable, CustomTestStringConvertible {
  let name: String
  /// Opens an empty store at a path where nothing is.
  private let open: @Sendable (_ path: String) -> any StoreBackend

  var testDescription: String { name }

  static let memory = TestBackend(name: "memory") { _ in MemoryBackend() }
  static let sqlite = TestBackend(name: "SQLite") { SQLiteBackend(path: $0) }

  /// Every kind of backend: each new one stands here, and so in every test.
  static let all = [memory, sqlite]

  /// Makes empty stores, all in one folder that goes with the last of them.
  func maker() throws -> ContractCase.MakeBackend {
    let folder = try TemporaryFolder()
    let count = StoreCount()
    return { open("\(folder.path)/\(count.next()).sqlite") }
  }
}

/// Numbers the stores of a test.
private final class StoreCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
