public import StewardModels

extension FilterExpression {
  /// How deeply conditions may be nested.
  public static let greatestDepth = 256

  /// The filter in the form that backends evaluate, once it is known to make sense for a type.
  ///
  /// - Every field is there and every value fits its kind; the types that are referred to are known.
  /// - Values of text are in normal form C; what is compared folded (the text of `text`, tags, the
  ///   names of own fields) is folded.
  /// - `not` stands before leaves only. `all` and `any` hold two conditions or more, and neither
  ///   their own kind nor constants; a constant filter is `always` or `never`.
  /// - `oneOf` holds two values or more; `search` at least one term; `orLiesIn` stands only where
  ///   the type referred to has a field with the role `.parent` that refers to its own type.
  ///
  /// Checking a filter twice gives the same. Costs time in proportion to the filter.
  ///
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - types: Gives the record type of a name, for references; nil for a name that is none.
  /// - Throws: `unknownField`, `mismatch`, or `tooComplex` beyond `greatestDepth`.
  public func checked(
    against type: RecordType, types: (String) -> RecordType?
  ) throws(QueryError) -> FilterExpression {
    try FilterChecker(type: type, depth: 0).check(self, negated: false, types)
  }

  /// Joins conditions that were checked, without what changes nothing.
  static func joined(_ parts: [FilterExpression], isAll: Bool) -> FilterExpression {
    let neutral = isAll ? FilterExpression.always : .never
    let absorbing = isAll ? FilterExpression.never : .always
    var kept: [FilterExpression] = []
    for part in parts {
      switch (part, isAll) {
      case (.all(let inner), true), (.any(let inner), false): kept += inner
      case (.all([]), _), (.any([]), _): return absorbing
      default: kept.append(part)
      }
    }
    if kept.count > 1 { return isAll ? .all(kept) : .any(kept) }
    return kept.first ?? neutral
  }

  /// A leaf that was checked, or its negation, without `not` before a constant.
  func negated(if isNegated: Bool) -> FilterExpression {
    guard isNegated else { return self }
    switch self {
    case .all([]): return .never
    case .any([]): return .always
    case .not(let inner): return inner
    default: return .not(self)
    }
  }
}
