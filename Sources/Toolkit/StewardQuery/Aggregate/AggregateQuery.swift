public import StewardModels

/// What is asked about many records at once, as data: how many there are and what fields of theirs
/// add up to, in all or for each value of a field.
public struct AggregateQuery: Hashable, Sendable {
  /// The record type's name.
  public var type: String
  /// Which records.
  public var filter: FilterExpression
  /// The fields to be added up: of money, quantities, whole numbers or numbers.
  public var sums: [String]
  /// The field of a quantity, a whole number or a number that each sum is multiplied by, record by
  /// record; where it is nil the record counts once.
  public var multipliedBy: String?
  /// The field whose values the records are put together by; nil for one group of all.
  public var by: FieldPath?

  /// Asks about the records of a type.
  public init(
    _ type: String, filter: FilterExpression = .always, sums: [String] = [],
    multipliedBy: String? = nil, by: FieldPath? = nil
  ) {
    self.type = type
    self.filter = filter
    self.sums = sums
    self.multipliedBy = multipliedBy
    self.by = by
  }
}

/// The records that have one value in a field, added up.
public struct AggregateGroup: Hashable, Sendable {
  /// The value; a tag as text, nothing for records without one and where all are one group.
  public let key: Value
  /// How many records there are.
  public let count: Int
  /// What each field of the query's `sums` adds up to, in their order.
  public let totals: [Totals]

  /// Makes a group.
  public init(key: Value, count: Int, totals: [Totals]) {
    self.key = key
    self.count = count
    self.totals = totals
  }
}

/// What a field of many records adds up to.
public enum Totals: Hashable, Sendable {
  /// An amount for each currency, by code.
  case money(MoneyTotals)
  /// An amount for each thing that is measured, by the dimension's name, in the largest of the
  /// records' units in which it is exact, else in the dimension's base unit.
  case quantities([Quantity])
  /// A whole number.
  case integer(Int64)
  /// A number: the exact sum, rounded once, whatever the order of the records.
  case number(Double)

  /// The sums of money; nil where something else was added up.
  public var money: MoneyTotals? {
    if case .money(let totals) = self { totals } else { nil }
  }
}

extension Totals: CustomStringConvertible {
  /// The sums in neutral form, joined: `12.50 EUR + 300 JPY`, `1.5 kg + 6`, `42`.
  public var description: String {
    switch self {
    case .money(let totals): totals.description
    case .quantities(let totals): totals.map(\.description).joined(separator: " + ")
    case .integer(let total): total.description
    case .number(let total): total.description
    }
  }
}
