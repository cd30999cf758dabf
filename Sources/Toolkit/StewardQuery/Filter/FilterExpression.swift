public import StewardModels
public import StewardText

/// A condition on records, as data: a closed set, which every backend evaluates alike.
///
/// Conditions are two-valued. Each leaf holds or does not; where the field is nil no leaf holds but
/// `isNone`; `not` holds exactly where what it negates does not.
public indirect enum FilterExpression: Hashable, Sendable {
  /// Holds where all hold; with none, everywhere.
  case all([FilterExpression])
  /// Holds where one holds; with none, nowhere.
  case any([FilterExpression])
  /// Holds where the other does not.
  case not(FilterExpression)
  /// The field is nil: not set, text too when it is not set (empty text is something), no tag.
  case isNone(FieldPath)
  /// The field compares so with a value of its kind. Text compares by its bytes in normal form C;
  /// money only within a currency, a quantity only within what its unit measures, a field of the
  /// person's own only with a value of the same kind: else the condition does not hold.
  case compare(FieldPath, Comparison, Value)
  /// The field equals one of the values. There may be none, or 100,000.
  case oneOf(FieldPath, [Value])
  /// The text matches without regard to case, accents and width.
  case text(FieldPath, TextMatch, String)
  /// One of the tags is this, without regard to case, accents and width.
  case tagged(FieldPath, String)
  /// Every term is among the search tokens of the record's searchable fields.
  case search([SearchTerm])
  /// The record that the field refers to satisfies a condition; with `orLiesIn`, or lies in one
  /// that does, by the field of that type with the role `.parent`.
  case refers(FieldPath, FilterExpression, orLiesIn: Bool)
  /// The handle of the record itself, or of the one that the field refers to, begins so.
  case handle(FieldPath, HandlePrefix)

  /// Holds everywhere.
  public static let always = FilterExpression.all([])
  /// Holds nowhere.
  public static let never = FilterExpression.any([])

  /// Both hold, without nesting where one is `always`.
  public func and(_ other: FilterExpression) -> FilterExpression {
    if self == .always { return other }
    if other == .always { return self }
    return .all([self, other])
  }
}

/// How two values compare.
///
/// Unequal is the negation of `equal`.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  /// The same.
  case equal = "="
  /// Before.
  case less = "<"
  /// Before, or the same.
  case atMost = "<="
  /// After.
  case greater = ">"
  /// After, or the same.
  case atLeast = ">="
}

/// How a text matches, on the folded form of both sides.
public enum TextMatch: String, Hashable, Sendable, CaseIterable {
  /// The text holds the words in one piece.
  case contains
  /// The text begins with the words.
  case startsWith
  /// The text is the words.
  case equals
}
