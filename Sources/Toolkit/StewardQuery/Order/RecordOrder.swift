public import StewardModels
public import StewardText

/// The order of records of one type, as keys that are made once for a record and then compared.
///
/// nil comes first ascending and last descending. Records of equal keys stand by identity, in the
/// direction of the last key, so that no two are equal. The keys are what backends keep in columns
/// and indexes, which is why a `Cursor` of one backend is one of another.
public struct RecordOrder: Sendable {
  /// The keys in the order of their weight.
  public let sort: [SortKey]

  private let parts: [OrderPart]
  private let collation: Collation
  /// Whether records of equal keys stand from the latest identity to the first.
  private let endsDescending: Bool

  /// Prepares an order.
  ///
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - sort: The keys; none for the order of identity.
  ///   - collation: The order of the store's language, for fields that are declared with it.
  /// - Throws: `unknownField`, or `unsortable` for tags and own fields.
  public init(
    _ type: RecordType, _ sort: [SortKey], collation: Collation
  ) throws(QueryError) {
    var parts: [OrderPart] = []
    for key in sort { parts.append(try OrderPart(key, type)) }
    self.parts = parts
    self.sort = sort
    self.collation = collation
    endsDescending = sort.last?.isDescending ?? false
  }

  /// What a row compares as: for each key one scalar, or two for money (currency, minor units),
  /// quantities (dimension, millionths of its base unit) and days or times (what the clocks show, the
  /// moment of a time), or one null for nil.
  ///
  /// Localized text is its sort key, as bytes.
  public func keys(of row: [Scalar]) -> [[Scalar]] {
    parts.map { $0.key(of: row, collation) }
  }

  /// The place of a row in the order.
  ///
  /// The first column must hold its identity.
  public func cursor(of row: [Scalar]) -> Cursor {
    // The identity is the first field of every type and never null.
    Cursor(keys: keys(of: row), id: row[0].identifier ?? Identifier(high: 0, low: 0))
  }

  /// Whether a place comes before another.
  public func precedes(_ left: Cursor, _ right: Cursor) -> Bool {
    compare(left, right) == .less
  }

  /// How a place stands to another.
  ///
  /// They are equal only where the identity is.
  public func compare(_ left: Cursor, _ right: Cursor) -> Ordering {
    for (index, part) in parts.enumerated() {
      let ordering = Self.order(left.keys[index], right.keys[index])
      if ordering != .equal { return part.isDescending ? ordering.reversed : ordering }
    }
    let ordering = Ordering(left.id, right.id)
    return endsDescending ? ordering.reversed : ordering
  }

  /// Makes sure that a cursor belongs to an order such as this one.
  ///
  /// - Throws: `mismatch` where it has another number of keys or keys of another form.
  public func check(_ cursor: Cursor) throws(QueryError) {
    let fits =
      cursor.keys.count == parts.count
      && zip(parts, cursor.keys).allSatisfy { $0.accepts($1) }
    guard fits else {
      throw QueryError(
        .mismatch, Message("query.cursor.mismatch"),
        details: "\(cursor.keys) for \(sort.map(\.field))")
    }
  }

  private static func order(_ left: [Scalar], _ right: [Scalar]) -> Ordering {
    for (first, second) in zip(left, right) {
      let ordering = first.order(to: second)
      if ordering != .equal { return ordering }
    }
    return .equal
  }
}

extension Ordering {
  /// The order from the other end.
  var reversed: Ordering {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}
