internal import StewardModels
internal import StewardText

extension OwnCondition {
  /// Whether one of the own fields of a name satisfies the condition.
  ///
  /// Names are compared folded; should a record hold two that fold to one, either will do.
  func holds(_ stored: Scalar, name: String) throws(ModelError) -> Bool {
    guard case .text(let text) = stored else { return isSatisfiedByNothing }
    var isThere = false
    for field in try OwnFields(stored: text) where field.name.folded == name {
      if holds(field.value) { return true }
      isThere = true
    }
    return isSatisfiedByNothing && !isThere
  }

  private var isSatisfiedByNothing: Bool {
    if case .isNone = self { true } else { false }
  }

  private func holds(_ value: OwnValue) -> Bool {
    switch self {
    case .isNone: return false
    case .compare(let comparison, let bound):
      switch (value, bound) {
      case (.text(let text), .text(let bound)): return comparison.holds(text.byteOrder(to: bound))
      case (.number(let number), .number(let bound)): return comparison.holds(number, bound)
      case (.day(let day), .day(let bound)): return comparison.holds(day, bound)
      case (.flag(let flag), .flag(let bound)):
        return comparison.holds(flag ? 1 : 0, bound ? 1 : 0)
      default: return false
      }
    case .oneOf(let values):
      guard let index = values.firstIndex(of: value) else { return false }
      // A set takes canonically equivalent texts for one; only the same bytes are equal.
      guard case .text(let text) = value, case .text(let member) = values[index] else {
        return true
      }
      return member.utf8.elementsEqual(text.utf8)
    case .text(let match):
      guard case .text(let text) = value else { return false }
      return match.holds(text)
    }
  }
}
