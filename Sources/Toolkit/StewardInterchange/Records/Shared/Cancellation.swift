import StewardModels
import StewardPersistence
import Synchronization

/// Tells work on a store's thread that nobody waits for it any more.
final class Cancellation: Sendable {
  private let isCancelled = Atomic(false)

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Throws where the work is to end.
  func check() throws(StoreError) {
    guard isCancelled.load(ordering: .relaxed) else { return }
    throw StoreError(.cancelled, Message("store.cancelled"))
  }
}
