/// How one value stands to another.
@frozen
public enum Ordering: Int, Sendable, Hashable {
  /// The first is less than the second.
  case less = -1
  /// Neither is less than the other.
  case equal = 0
  /// The first is greater than the second.
  case greater = 1

  /// Compares two values.
  @inlinable
  public init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .less : (right < left ? .greater : .equal)
  }
}
