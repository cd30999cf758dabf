public import StewardModels
import StewardText

/// A condition on records of one type.
///
/// Filters are made of fields (`Book.price.atLeast(…)`) and joined by methods: there are no
/// operators, which slow the type checker, and no way into SQL.
public struct Filter<Root: Record>: Hashable, Sendable {
  /// The condition, as data.
  public let expression: FilterExpression

  /// Takes a condition, such as one that the filter language gave.
  public init(_ expression: FilterExpression) { self.expression = expression }

  /// Every record.
  public static var always: Filter { Filter(.always) }
  /// No record.
  public static var never: Filter { Filter(.never) }

  /// The records that satisfy both.
  public func and(_ other: Filter) -> Filter { Filter(expression.and(other.expression)) }
  /// The records that satisfy one of the two, or both.
  public func or(_ other: Filter) -> Filter { Filter(.any([expression, other.expression])) }
  /// The records that do not satisfy it.
  public var negated: Filter { Filter(.not(expression)) }
  /// The records that satisfy all.
  public static func all(_ filters: [Filter]) -> Filter { Filter(.all(filters.map(\.expression))) }
  /// The records that satisfy at least one.
  public static func any(_ filters: [Filter]) -> Filter { Filter(.any(filters.map(\.expression))) }

  /// The records in whose searchable fields all words are found.
  public static func search(_ words: String) -> Filter {
    Filter(.search(SearchTokens.query(words)))
  }
}
