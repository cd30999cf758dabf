internal import Synchronization

extension PickerScreen {
  /// What ended the listening.
  final class Failure: Sendable {
    private let error = Mutex<(any Error)?>(nil)

    func keep(_ failure: any Error) { error.withLock { $0 = failure } }

    var kept: (any Error)? { error.withLock { $0 } }
  }
}
