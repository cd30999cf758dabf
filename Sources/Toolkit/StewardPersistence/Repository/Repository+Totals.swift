public import StewardModels
public import StewardQuery

extension Repository {
  /// What a field of the records that satisfy a filter adds up to: money in each currency.
  ///
  /// - Throws: `QueryError.Code.mismatch` for a field that does not add up, `.overflow`.
  public func total<Content: FieldValue>(
    of field: Field<Root, Content>, where filter: Filter<Root> = .always
  ) async throws -> Totals {
    let query = AggregateQuery(
      Root.schema.name, filter: filter.expression, sums: [field.name])
    // Without a field to group by there is one group always, with one total for each sum.
    return try await store.read { try $0.aggregate(query) }[0].totals[0]
  }

  /// How many records there are for each value of a field, and what other fields add up to.
  ///
  /// ```swift
  /// for group in try await books.groups(by: Book.shelf, sums: Book.price) {
  ///   print(group.key, group.count, group.totals[0])
  /// }
  /// ```
  ///
  /// - Throws: As `total(of:where:)`.
  public func groups<Key: FieldValue, each Content: FieldValue>(
    by field: Field<Root, Key>, where filter: Filter<Root> = .always,
    sums: repeat Field<Root, each Content>
  ) async throws -> [AggregateGroup] {
    var names: [String] = []
    for sum in repeat each sums { names.append(sum.name) }
    let query = AggregateQuery(
      Root.schema.name, filter: filter.expression, sums: names, by: FieldPath(field.name))
    return try await store.read { try $0.aggregate(query) }
  }
}
