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
  /// What is said of a value outside a range: of days and moments that they are early or late.
  static func outside<Bound>(_ range: some RangeExpression<Bound>) -> Message {
    let suffix = isTime(Bound.self) ? ".time" : ""
    func message(_ id: String, _ bounds: [String: Bound]) -> Message {
      Message("validation.range." + id + suffix, bounds.mapValues { .text(String(describing: $0)) })
    }
    switch range {
    case let range as ClosedRange<Bound>:
      return message("between", ["least": range.lowerBound, "most": range.upperBound])
    case let range as Range<Bound>:
      return message("below", ["least": range.lowerBound, "bound": range.upperBound])
    case let range as PartialRangeFrom<Bound>:
      return message("least", ["least": range.lowerBound])
    case let range as PartialRangeThrough<Bound>:
      return message("most", ["most": range.upperBound])
    case let range as PartialRangeUpTo<Bound>:
      return message("under", ["bound": range.upperBound])
    default:
      return Message("validation.range.other", ["range": .text(String(describing: range))])
    }
  }
}

/// Whether values of a type are early and late, and not small and large.
func isTime(_ type: (some Any).Type) -> Bool {
  type == Day.self || type == Moment.self || type == When.self
}
