package import StewardModels

extension ConditionBuilder {
  /// A comparison with one value, which was checked to be of the field's kind.
  func comparing(
    _ path: FieldPath, _ comparison: Comparison, _ value: Value
  ) throws(QueryError) -> Condition {
    let column = try column(path)
    if let own = path.own {
      guard let value = OwnValue(value) else { return .any([]) }
      return .own(column, name: own, .compare(comparison, value))
    }
    switch value {
    case .text(let text): return .text(column, comparison, text)
    case .icon(let icon): return .text(column, comparison, icon.stored)
    case .repeats(let repeats): return .text(column, comparison, repeats.stored)
    case .integer(let number): return .integer(column, comparison, number)
    case .number(let number): return .real(column, comparison, number)
    case .flag(let flag): return .integer(column, comparison, flag ? 1 : 0)
    case .day(let day): return .integer(column, comparison, Int64(day.daysSince1970))
    case .moment(let moment): return .integer(column, comparison, moment.microseconds)
    case .when(let when): return Self.comparing(column, comparison, when.walls)
    case .money(let money):
      return .money(column, comparison, money.minorUnits, currency: money.currency.code)
    case .quantity(let quantity): return .quantity(column, comparison, Measure(quantity))
    case .reference(let id): return .identifier(column, comparison, id)
    case .none, .tags, .own: return .any([])
    }
  }

  /// A comparison of what clocks show with all that a day or a time stands for.
  private static func comparing(
    _ column: Int, _ comparison: Comparison, _ walls: ClosedRange<Int64>
  ) -> Condition {
    switch comparison {
    case .equal where walls.count == 1: .integer(column, .equal, walls.lowerBound)
    case .equal:
      .all([
        .integer(column, .atLeast, walls.lowerBound), .integer(column, .atMost, walls.upperBound),
      ])
    case .less, .atLeast: .integer(column, comparison, walls.lowerBound)
    case .atMost, .greater: .integer(column, comparison, walls.upperBound)
    }
  }

  /// Whether the field is one of some values, all of its kind.
  func member(_ path: FieldPath, of values: [Value]) throws(QueryError) -> Condition {
    let column = try column(path)
    if let own = path.own {
      return .own(column, name: own, .oneOf(Set(values.compactMap(OwnValue.init))))
    }
    switch values.first {
    case .text, .icon, .repeats: return .texts(column, ByteSet(values.compactMap(\.storedText)))
    case .integer, .flag, .day, .moment:
      return .integers(column, Set(values.compactMap(\.storedInteger)))
    case .when:
      let whens = values.compactMap { if case .when(let when) = $0 { when } else { nil } }
      return .whens(
        column, days: Set(whens.filter(\.isDay).map(\.wall)),
        times: Set(whens.filter { !$0.isDay }.map(\.wall)))
    case .number:
      return .reals(
        column, Set(values.compactMap { if case .number(let n) = $0 { n } else { nil } }))
    case .reference:
      return .identifiers(
        column, Set(values.compactMap { if case .reference(let id) = $0 { id } else { nil } }))
    case .money:
      var members: [String: Set<Int64>] = [:]
      for case .money(let money) in values {
        members[money.currency.code, default: []].insert(money.minorUnits)
      }
      return .monies(column, members)
    case .quantity:
      return .quantities(
        column,
        Set(values.compactMap { if case .quantity(let one) = $0 { Measure(one) } else { nil } }))
    case nil, .some(.none), .tags, .own: return .any([])
    }
  }
}

extension Value {
  /// What stands in a column of text.
  fileprivate var storedText: String? {
    switch self {
    case .text(let text): text
    case .icon(let icon): icon.stored
    case .repeats(let repeats): repeats.stored
    default: nil
    }
  }

  /// What stands in a column of whole numbers.
  fileprivate var storedInteger: Int64? {
    switch self {
    case .integer(let number): number
    case .flag(let flag): flag ? 1 : 0
    case .day(let day): Int64(day.daysSince1970)
    case .moment(let moment): moment.microseconds
    default: nil
    }
  }
}

extension OwnValue {
  /// An own field's value; nil for kinds that own fields have not.
  package init?(_ value: Value) {
    switch value {
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .day(let day): self = .day(day)
    case .flag(let flag): self = .flag(flag)
    default: return nil
    }
  }
}
