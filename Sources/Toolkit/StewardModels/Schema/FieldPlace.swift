internal import Synchronization

/// The offset of a stored property, found when it is first asked for.
@usableFromInline
final class FieldPlace: Sendable {
  private static let unknown = -2
  private static let none = -1

  private let known = Atomic<Int>(FieldPlace.unknown)

  @usableFromInline
  init() {}

  /// The offset; nil where there is none.
  ///
  /// Threads that ask at once find the same.
  @usableFromInline
  func offset(_ find: () -> Int?) -> Int? {
    var offset = known.load(ordering: .relaxed)
    if offset == Self.unknown {
      offset = find() ?? Self.none
      known.store(offset, ordering: .relaxed)
    }
    return offset == Self.none ? nil : offset
  }
}
