import StewardKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The stores of the benchmark.
enum StoreFiles {
  /// Opens the store at a path, made where there is none.
  static func open(_ path: String) async throws -> Store {
    try await Store.open("sqlite:" + path, records: Thing.self)
  }

  /// Removes the store at a path, where there is one.
  static func remove(_ path: String) {
    for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
  }
}
