public import StewardModels

extension Rule {
  /// Both rules, as one.
  ///
  /// Where both are broken the message says both. A field that is given the two rules one by one
  /// names each by its own code instead.
  ///
  /// - Parameters:
  ///   - other: The second rule.
  ///   - code: What the two are called together; the first rule's code unless told otherwise.
  public func and(_ other: Rule, code: String? = nil) -> Rule {
    Rule(code ?? self.code) { [first = violation, second = other.violation] subject in
      guard let broken = first(subject) else { return second(subject) }
      guard let alsoBroken = second(subject) else { return broken }
      return Message("validation.and", ["first": .message(broken), "second": .message(alsoBroken)])
    }
  }

  /// Either rule: it is broken where both are, and then says both.
  ///
  /// - Parameters:
  ///   - other: The second rule, which is asked only where the first is broken.
  ///   - code: What the two are called together; the first rule's code unless told otherwise.
  public func or(_ other: Rule, code: String? = nil) -> Rule {
    Rule(code ?? self.code) { [first = violation, second = other.violation] subject in
      guard let broken = first(subject), let alsoBroken = second(subject) else { return nil }
      return Message("validation.or", ["first": .message(broken), "second": .message(alsoBroken)])
    }
  }

  /// The contrary: it is broken where this rule is kept.
  ///
  /// - Parameters:
  ///   - code: What the contrary is called.
  ///   - message: What it says where it is broken; this rule has no words for that.
  public func negated(code: String, message: Message) -> Rule {
    Rule(code) { [violation] subject in violation(subject) == nil ? message : nil }
  }

  /// This rule, asked only where a condition holds.
  public func when(_ condition: @escaping @Sendable (Subject) -> Bool) -> Rule {
    Rule(code) { [violation] subject in condition(subject) ? violation(subject) : nil }
  }

  /// Whether a value keeps the rule.
  public func isKept(by subject: Subject) -> Bool { violation(subject) == nil }
}
