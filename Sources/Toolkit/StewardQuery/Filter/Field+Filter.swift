public import StewardModels

extension Field where Root: Record, Content: FieldValue {
  private var fieldPath: FieldPath { FieldPath(name) }

  private func compare(_ comparison: Comparison, _ content: Content.Present) -> Filter<Root> {
    Filter(.compare(fieldPath, comparison, content.value))
  }

  /// The field is the value.
  ///
  /// Text compares by its bytes.
  public func equals(_ content: Content.Present) -> Filter<Root> { compare(.equal, content) }
  /// The field is not the value, or is nil.
  public func differs(from content: Content.Present) -> Filter<Root> { equals(content).negated }
  /// The field is less than the value.
  public func isLess(than content: Content.Present) -> Filter<Root> { compare(.less, content) }
  /// The field is the value or less.
  public func atMost(_ content: Content.Present) -> Filter<Root> { compare(.atMost, content) }
  /// The field is greater than the value.
  public func isGreater(than content: Content.Present) -> Filter<Root> {
    compare(.greater, content)
  }
  /// The field is the value or greater.
  public func atLeast(_ content: Content.Present) -> Filter<Root> { compare(.atLeast, content) }
  /// The field is one of the values; there may be none, or 100,000.
  public func isOne(of contents: some Sequence<Content.Present>) -> Filter<Root> {
    Filter(.oneOf(fieldPath, contents.map(\.value)))
  }
  /// The field is nil.
  public var isNone: Filter<Root> { Filter(.isNone(fieldPath)) }
  /// The field is not nil.
  public var isAny: Filter<Root> { isNone.negated }
}

extension Field where Root: Record, Content: FieldValue, Content.Present == String {
  /// The text holds these characters, without regard to case, accents and width.
  public func contains(_ text: String) -> Filter<Root> {
    Filter(.text(FieldPath(name), .contains, text))
  }
  /// The text begins with these characters, without regard to case, accents and width.
  public func starts(with text: String) -> Filter<Root> {
    Filter(.text(FieldPath(name), .startsWith, text))
  }
  /// The text is this, without regard to case, accents and width.
  public func matches(_ text: String) -> Filter<Root> {
    Filter(.text(FieldPath(name), .equals, text))
  }
}

extension Field where Root: Record, Content: FieldValue, Content.Present == Tags {
  /// One of the tags is this, without regard to case, accents and width.
  public func contains(_ tag: String) -> Filter<Root> { Filter(.tagged(FieldPath(name), tag)) }
}

extension Field where Root: Record, Content: FieldValue, Content.Present == OwnFields {
  /// The person's own field of a name compares so with a value of the same kind.
  public func own(_ name: String, _ comparison: Comparison, _ value: OwnValue) -> Filter<Root> {
    Filter(.compare(FieldPath(self.name, own: name), comparison, value.value))
  }
}

extension OwnValue {
  /// The value, without the kinds it may be of.
  public var value: Value {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .day(let day): .day(day)
    case .flag(let flag): .flag(flag)
    }
  }
}
