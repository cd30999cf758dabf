public import StewardModels

extension Rule {
  /// The rule for a value that may be nil: nil keeps it.
  public var optional: Rule<Subject?> {
    Rule<Subject?>(code) { [violation] subject in subject.flatMap(violation) }
  }

  /// The rule for what a part of a whole holds: `Rule.web.on(\.link)`.
  public func on<Whole>(_ part: @escaping @Sendable (Whole) -> Subject) -> Rule<Whole> {
    Rule<Whole>(code) { [violation] whole in violation(part(whole)) }
  }

  /// The rule for each element of a collection, such as each tag.
  ///
  /// Says the first element that breaks it, and how many more do.
  public func each<Elements: Sequence & Sendable>(
    in type: Elements.Type = Elements.self
  ) -> Rule<Elements> where Elements.Element == Subject {
    Rule<Elements>(code) { [violation] elements in
      var first: (element: String, problem: Message)?
      var more = 0
      for element in elements {
        guard let problem = violation(element) else { continue }
        if first == nil {
          first = (String(describing: element), problem)
        } else {
          more += 1
        }
      }
      guard let first else { return nil }
      let arguments: [String: Message.Argument] = [
        "element": .text(first.element), "problem": .message(first.problem),
      ]
      if more == 0 { return Message("validation.each", arguments) }
      return Message(
        "validation.each.more", arguments.merging(["more": .number(more)]) { first, _ in first })
    }
  }
}
