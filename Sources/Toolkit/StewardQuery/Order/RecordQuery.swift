/// What is asked of a store, as data: which records of a type, in which order, how many, from where.
public struct RecordQuery: Hashable, Sendable {
  /// The record type's name.
  public var type: String
  /// Which records.
  public var filter: FilterExpression
  /// In which order.
  ///
  /// The identity follows the last key, in its direction.
  public var sort: [SortKey]
  /// After which record of the order.
  public var after: Cursor?
  /// How many at the most.
  public var limit: Int?

  /// Asks for records of a type; all of them, in order of identity, unless told otherwise.
  public init(
    _ type: String, filter: FilterExpression = .always, sort: [SortKey] = [],
    after: Cursor? = nil, limit: Int? = nil
  ) {
    self.type = type
    self.filter = filter
    self.sort = sort
    self.after = after
    self.limit = limit
  }
}
