public import StewardModels

extension RecordRule {
  /// This rule, asked only where a condition on the record holds.
  public func when(_ condition: @escaping @Sendable (Root) -> Bool) -> RecordRule {
    RecordRule(rule.code, fields: fields, violation: rule.when(condition).violation)
  }

  /// A rule of a program's own about several fields, which holds where a predicate does.
  ///
  /// - Parameters:
  ///   - code: Which rule it is, stable, for programs.
  ///   - fields: The names of the fields it looks at, first the one to be mended.
  ///   - words: What is said of a record that breaks it, from "must …" on.
  ///   - predicate: Whether a record keeps the rule.
  public static func matches(
    _ code: String, fields: [String], words: String? = nil,
    _ predicate: @escaping @Sendable (Root) -> Bool
  ) -> RecordRule {
    let rule = Rule<Root>.matches(code, words: words, predicate)
    return RecordRule(code, fields: fields, violation: rule.violation)
  }
}
