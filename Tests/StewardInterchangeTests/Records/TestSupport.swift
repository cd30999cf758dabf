import StewardKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that goes when the test ends.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = "/tmp/steward-records-\(UInt64.random(in: .min ... .max))"
    guard mkdir(path, 0o700) == 0 else { throw Failure() }
  }

  struct Failure: Error {}

  deinit {
    for name in ["things.csv", "things.csv.rejected", "a.db", "a.db-wal", "a.db-shm", "out.csv"] {
      unlink("\(path)/\(name)")
    }
    rmdir(path)
  }
}

/// A flag between a test and the thread of a store.
final class Flag: Sendable {
  static let isCancelled = Flag()
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() { value.store(true, ordering: .releasing) }

  static func pause() { usleep(500) }
}
