public import StewardModels

/// One key of an order, as data.
///
/// nil comes first ascending and last descending. A field declared with `.localizedOrder` is put in
/// the order of the store's language, other text in that of its bytes; money by currency and then
/// amount, a quantity by what its unit measures and then amount; a reference by what the record is
/// called that it leads to, and where those lie in each other by the path.
public struct SortKey: Hashable, Sendable {
  /// The field's name.
  public let field: String
  /// Whether the greatest comes first.
  public let isDescending: Bool

  /// Names a field and a direction.
  public init(_ field: String, descending: Bool = false) {
    self.field = field
    isDescending = descending
  }
}

/// One key of an order of records of one type.
public struct Sort<Root: Record>: Hashable, Sendable {
  /// The key, as data.
  public let key: SortKey

  /// Takes a key, such as one that a person typed.
  public init(_ key: SortKey) { self.key = key }
}

extension Field where Root: Record, Content: FieldValue {
  /// The least first.
  public var ascending: Sort<Root> { Sort(SortKey(name)) }
  /// The greatest first.
  public var descending: Sort<Root> { Sort(SortKey(name, descending: true)) }
}
