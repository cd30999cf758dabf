public import StewardModels

extension FieldTrait where Content: FieldValue {
  /// A rule of a program's own: `.matches("isbn", words: "must be an ISBN") { … }`.
  ///
  /// See `Rule.matches` for the parameters.
  public static func matches(
    _ code: String, words: String? = nil,
    _ predicate: @escaping @Sendable (Content.Present) -> Bool
  ) -> FieldTrait {
    .rule(.matches(code, words: words, predicate))
  }

  /// What the field holds is one of a few.
  public static func oneOf(_ allowed: some Sequence<Content.Present>) -> FieldTrait {
    .rule(.oneOf(allowed))
  }
}

extension FieldTrait where Content: FieldValue, Content.Present: Comparable {
  /// What the field holds lies in a range: `.range(0...)`, `.range(1...5)`.
  public static func range(
    _ range: some RangeExpression<Content.Present> & Sendable
  ) -> FieldTrait {
    .rule(.range(range))
  }
}

extension FieldTrait where Content: FieldValue, Content.Present: SignedAmount {
  /// The amount is more than nothing.
  public static var positive: FieldTrait { .rule(.positive) }
  /// The amount is nothing or more.
  public static var notNegative: FieldTrait { .rule(.notNegative) }
}

extension FieldTrait where Content: FieldValue, Content.Present == Quantity {
  /// The quantity is one of a dimension: a mass, a volume, pieces.
  public static func unit(in dimension: Unit.Dimension) -> FieldTrait {
    .rule(.unit(in: dimension))
  }
}

extension FieldTrait where Content: FieldValue, Content.Present: Sequence {
  /// A rule for each element of what the field holds: `.each(.length(...30))` for tags.
  public static func each(_ rule: Rule<Content.Present.Element>) -> FieldTrait {
    .rule(rule.each())
  }
}

extension FieldTrait where Content: FieldValue, Content.Present == Day {
  /// The day has come, by a clock that is passed in.
  public static func notInFuture(today: @escaping @Sendable () -> Day) -> FieldTrait {
    .rule(.notInFuture(today: today))
  }
}

extension FieldTrait where Content: FieldValue, Content.Present == When {
  /// The day has come, or the time has passed or is now, by a clock that is passed in.
  public static func notInFuture(
    today: @escaping @Sendable () -> Day, now: @escaping @Sendable () -> Moment
  ) -> FieldTrait {
    .rule(.notInFuture(today: today, now: now))
  }
}

extension FieldTrait where Content: FieldValue, Content.Present == Moment {
  /// The moment has passed or is now, by a clock that is passed in.
  public static func notInFuture(now: @escaping @Sendable () -> Moment) -> FieldTrait {
    .rule(.notInFuture(now: now))
  }
}
