internal import StewardModels

/// The values that a text of the filter language names: one, or all from one to another.
struct ValueSpan {
  /// The least of them; nil where there is no least.
  let low: Value?
  /// The greatest of them; nil where there is no greatest.
  let high: Value?
  /// Whether the greatest is the first that is no longer meant.
  let excludesHigh: Bool
  /// Whether `..` was written, so that the text names no one thing to compare with.
  let isRange: Bool

  init(low: Value?, high: Value?, excludesHigh: Bool = false, isRange: Bool = false) {
    self.low = low
    self.high = high
    self.excludesHigh = excludesHigh
    self.isRange = isRange
  }

  init(_ value: Value) { self.init(low: value, high: value) }

  /// The field is one of the values.
  func contains(_ path: FieldPath) -> FilterExpression {
    if let low, low == high, !excludesHigh { return .compare(path, .equal, low) }
    var bounds: [FilterExpression] = []
    if let low { bounds.append(.compare(path, .atLeast, low)) }
    if let high { bounds.append(.compare(path, excludesHigh ? .less : .atMost, high)) }
    return .joined(bounds, isAll: true)
  }

  /// The field compares so with the values: before all of them, after all, or one of them too.
  ///
  /// Nil where there is no value at the end that counts.
  func compares(_ path: FieldPath, _ comparison: Comparison) -> FilterExpression? {
    switch comparison {
    case .equal: return contains(path)
    case .less: return low.map { .compare(path, .less, $0) }
    case .atLeast: return low.map { .compare(path, .atLeast, $0) }
    case .atMost: return high.map { .compare(path, excludesHigh ? .less : .atMost, $0) }
    case .greater: return high.map { .compare(path, excludesHigh ? .atLeast : .greater, $0) }
    }
  }
}
