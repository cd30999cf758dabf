import StewardModels
import Synchronization

/// Tells work on a backend's thread that nobody waits for it any more.
package final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  /// Makes one that is not set.
  package init() {}

  /// Whether nobody waits any more.
  package var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Says that nobody waits any more.
  package func set() { flag.store(true, ordering: .relaxed) }

  /// Ends the work where nobody waits for it.
  ///
  /// - Throws: `StoreError.Code.cancelled`.
  package func check() throws(StoreError) {
    guard isSet else { return }
    throw StoreError(.cancelled, Message("store.cancelled"))
  }
}
