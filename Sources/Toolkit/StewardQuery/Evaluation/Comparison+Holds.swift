internal import StewardModels

extension Comparison {
  /// Whether two values that compare so satisfy the comparison.
  @inline(__always)
  func holds(_ ordering: Ordering) -> Bool {
    switch self {
    case .equal: ordering == .equal
    case .less: ordering == .less
    case .atMost: ordering != .greater
    case .greater: ordering == .greater
    case .atLeast: ordering != .less
    }
  }

  /// Whether a value compares so with a bound.
  @inline(__always)
  func holds<Value: Comparable>(_ value: Value, _ bound: Value) -> Bool {
    switch self {
    case .equal: value == bound
    case .less: value < bound
    case .atMost: value <= bound
    case .greater: value > bound
    case .atLeast: value >= bound
    }
  }
}
