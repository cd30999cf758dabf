public import StewardModels

/// What is asked about the records that refer to each of many others, as data: how many there are,
/// how many of them satisfy conditions, and the least or greatest value of fields.
///
/// A database answers it by itself, in one pass over an index where one has the fields.
public struct TallyQuery: Hashable, Sendable {
  /// The record type's name.
  public var type: String
  /// The field that refers to the others.
  public var by: String
  /// Which records are counted.
  public var filter: FilterExpression
  /// The conditions of which each is counted by itself.
  public var conditions: [FilterExpression]
  /// The fields whose least or greatest value is asked for.
  public var extremes: [Extreme]

  /// The least or greatest value of a field.
  public struct Extreme: Hashable, Sendable {
    /// The field; of its columns the first is compared.
    public var field: String
    /// Among which of the counted records.
    public var filter: FilterExpression
    /// Whether the greatest is asked for.
    public var isGreatest: Bool

    /// Asks for a value.
    public init(_ field: String, where filter: FilterExpression, isGreatest: Bool = false) {
      self.field = field
      self.filter = filter
      self.isGreatest = isGreatest
    }
  }

  /// Asks about the records of a type.
  public init(
    _ type: String, by field: String, where filter: FilterExpression = .always,
    conditions: [FilterExpression] = [], extremes: [Extreme] = []
  ) {
    self.type = type
    by = field
    self.filter = filter
    self.conditions = conditions
    self.extremes = extremes
  }
}

/// The records that refer to one other, counted.
public struct Tally: Hashable, Sendable {
  /// What they refer to; nil for those that refer to nothing.
  public let key: Identifier?
  /// How many there are.
  public var count: Int
  /// How many of them satisfy each condition of the query.
  public var counts: [Int]
  /// The first column of each least or greatest value; null where no record has one.
  public var extremes: [Scalar]

  /// Makes a tally.
  public init(key: Identifier?, count: Int, counts: [Int], extremes: [Scalar]) {
    self.key = key
    self.count = count
    self.counts = counts
    self.extremes = extremes
  }
}
