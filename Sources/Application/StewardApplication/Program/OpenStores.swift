import StewardPersistence
import Synchronization

/// The stores that one command opened, so that they are closed when it ends: only a store that was
/// closed is whole in its one file, which can then be copied.
final class OpenStores: Sendable {
  private let stores = Mutex<[Store]>([])

  func add(_ store: Store) { stores.withLock { $0.append(store) } }

  /// Closes them all.
  func close() async {
    let open = stores.withLock { stores in
      defer { stores = [] }
      return stores
    }
    for store in open { await store.close() }
  }
}
