public import StewardModels

extension Rule {
  /// A rule of a program's own, which holds where a predicate does.
  ///
  /// ```swift
  /// Rule<String>.matches("isbn", words: "must be an ISBN") { ISBN($0) != nil }
  /// ```
  ///
  /// - Parameters:
  ///   - code: Which rule it is, stable, for programs.
  ///   - words: What is said of a value that breaks it, from "must …" on, in the program's language.
  ///     A program that speaks several makes a `Rule` with a message of its catalogue instead.
  ///   - predicate: Whether a value keeps the rule.
  public static func matches(
    _ code: String, words: String? = nil, _ predicate: @escaping @Sendable (Subject) -> Bool
  ) -> Rule {
    let message = Message.ownWords(words, code: code)
    return Rule(code) { subject in predicate(subject) ? nil : message }
  }
}

extension Rule where Subject: Hashable & Sendable {
  /// The value is one of a few; the message names the first twenty.
  public static func oneOf(_ allowed: some Sequence<Subject>) -> Rule {
    let listed = Array(allowed)
    let members = Set(listed)
    let message = Message(
      "validation.oneOf", ["allowed": .list(listed.prefix(20).map { String(describing: $0) })])
    return Rule("oneOf") { subject in members.contains(subject) ? nil : message }
  }
}

extension Message {
  /// What a program says of a rule of its own, or that the value is no valid one of that name.
  static func ownWords(_ words: String?, code: String) -> Message {
    if let words { return Message("validation.words", ["words": .text(words)]) }
    return Message("validation.matches", ["name": .text(code)])
  }
}
