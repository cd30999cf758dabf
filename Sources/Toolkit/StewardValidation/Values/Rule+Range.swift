public import StewardModels

extension Rule where Subject: Comparable & Sendable {
  /// The value lies in a range: `0...`, `1...5`, `..<100`.
  ///
  /// A number that is not one lies in no range.
  public static func range(_ range: some RangeExpression<Subject> & Sendable) -> Rule {
    let message = Message.outside(range)
    return Rule("range") { subject in range.contains(subject) ? nil : message }
  }
}

extension Message {
  /// What is said of a value outside a range.
  static func outside<Bound>(_ range: some RangeExpression<Bound>) -> Message {
    func text(_ bound: Bound) -> Message.Argument { .text(String(describing: bound)) }
    switch range {
    case let range as ClosedRange<Bound>:
      return Message(
        "validation.range.between",
        ["least": text(range.lowerBound), "most": text(range.upperBound)])
    case let range as Range<Bound>:
      return Message(
        "validation.range.below",
        ["least": text(range.lowerBound), "bound": text(range.upperBound)])
    case let range as PartialRangeFrom<Bound>:
      return Message("validation.range.least", ["least": text(range.lowerBound)])
    case let range as PartialRangeThrough<Bound>:
      return Message("validation.range.most", ["most": text(range.upperBound)])
    case let range as PartialRangeUpTo<Bound>:
      return Message("validation.range.under", ["bound": text(range.upperBound)])
    default:
      return Message("validation.range.other", ["range": .text(String(describing: range))])
    }
  }
}
