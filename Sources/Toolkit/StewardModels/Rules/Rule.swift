/// A rule that a value must keep.
public struct Rule<Subject>: Sendable {
  /// Which rule it is, stable, for programs, such as `length`.
  public let code: String
  /// What breaks the rule, or nil where it is kept.
  public let violation: @Sendable (Subject) -> Message?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - code: Which rule it is, stable, for programs.
  ///   - violation: Says what breaks the rule, or nil where it is kept.
  public init(_ code: String, violation: @escaping @Sendable (Subject) -> Message?) {
    self.code = code
    self.violation = violation
  }
}

/// A rule that several fields of a record must keep together.
public struct RecordRule<Root>: Sendable {
  /// The names of the fields it looks at; the first is the one to be mended.
  public let fields: [String]
  /// The rule.
  public let rule: Rule<Root>

  /// Makes a rule about some fields.
  public init(
    _ code: String, fields: [String], violation: @escaping @Sendable (Root) -> Message?
  ) {
    self.fields = fields
    rule = Rule(code, violation: violation)
  }
}
