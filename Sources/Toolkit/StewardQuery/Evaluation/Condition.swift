internal import StewardModels
internal import StewardText

/// One condition of a prepared filter.
///
/// Fields are the positions of their first columns.
indirect enum Condition {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case isNone(Int)

  case integer(Int, Comparison, Int64)
  case real(Int, Comparison, Double)
  case text(Int, Comparison, String)
  case identifier(Int, Comparison, Identifier)
  case money(Int, Comparison, Int64, currency: String)
  case quantity(Int, Comparison, Measure)

  case integers(Int, Set<Int64>)
  case whens(Int, days: Set<Int64>, times: Set<Int64>)
  case reals(Int, Set<Double>)
  case texts(Int, ByteSet)
  case identifiers(Int, Set<Identifier>)
  case monies(Int, [String: Set<Int64>])
  case quantities(Int, Set<Measure>)

  case folded(Int, FoldedMatch)
  case tagged(Int, String)
  case own(Int, name: String, OwnCondition)
  case search([Int], [SearchTerm])
  case handle(Int, ClosedRange<UInt64>)
  case refers(Int, ReferenceCondition)
  /// The row itself, or a record that it lies in, satisfies a condition.
  case lies(Int, ReferenceCondition)
}

/// What is asked about an own field.
enum OwnCondition {
  case isNone
  case compare(Comparison, OwnValue)
  case oneOf(Set<OwnValue>)
  case text(FoldedMatch)
}
