public import StewardModels

/// A filter made ready to be asked about many rows: fields are found, text is folded, lists are sets.
///
/// It keeps what it learnt about the records that rows refer to. So it serves one query, on one
/// thread, while its source does not change.
public struct PreparedFilter {
  private let condition: Condition

  /// Checks a filter and makes it ready.
  ///
  /// - Parameters:
  ///   - filter: The filter, checked or not.
  ///   - type: The type of the records whose rows will be given.
  ///   - source: Where the records are found that those refer to.
  ///   - types: Gives the record type of a name.
  /// - Throws: As `FilterExpression.checked`.
  public init(
    _ filter: FilterExpression, type: RecordType, source: any RowSource,
    types: (String) -> RecordType?
  ) throws(QueryError) {
    let checked = try filter.checked(against: type, types: types)
    condition = try ConditionBuilder(type: type, source: source).condition(checked, types)
  }

  /// Whether a record satisfies the filter.
  ///
  /// - Parameter row: The columns in the order of the type's declaration, as
  ///   `RecordType.row(_:)` and `Schema.row(_:)` make them.
  /// - Throws: `ModelError.Code.undecodable` where a row holds own fields that cannot be read.
  public func holds(_ row: [Scalar]) throws(ModelError) -> Bool { try condition.holds(row) }
}
