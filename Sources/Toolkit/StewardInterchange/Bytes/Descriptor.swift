/// A descriptor of an open file, closed with the last use of this object if it is ours.
final class Descriptor {
  let number: Int32
  private var isOurs: Bool

  init(_ number: Int32, isOurs: Bool) {
    self.number = number
    self.isOurs = isOurs
  }

  deinit {
    guard isOurs else { return }
    // Reached by reading, where nothing can be lost, or after an error that was reported already.
    do { try SystemCalls.closeChecked(number) } catch {}
  }

  /// Closes now and says whether that failed, as it can where the system had kept writes back.
  func close() throws(SystemFailure) {
    guard isOurs else { return }
    isOurs = false
    try SystemCalls.closeChecked(number)
  }
}
