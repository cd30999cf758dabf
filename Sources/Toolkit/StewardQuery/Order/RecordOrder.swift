public import StewardModels
public import StewardText

/// The order of records of one type, as keys that are made once for a record and then compared.
///
/// nil comes first ascending and last descending. Records of equal keys stand by identity, in the
/// direction of the last key, so that no two are equal. The keys are what backends keep in columns
/// and indexes, which is why a `Cursor` of one backend is one of another.
///
/// It keeps what it learnt about the records that rows refer to. So it serves one query, on one
/// thread, while its source does not change.
public struct RecordOrder {
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
  ///   - source: Where the records are found that a field refers to.
  ///   - types: Gives the record type of a name.
  /// - Throws: `unknownField`, or `unsortable` for tags and own fields.
  public init(
    _ type: RecordType, _ sort: [SortKey], collation: Collation, source: any RowSource,
    types: (String) -> RecordType?
  ) throws(QueryError) {
    var parts: [OrderPart] = []
    for key in sort {
      parts.append(
        try OrderPart(key, type, collation: collation, source: source, types: types))
    }
    self.parts = parts
    self.sort = sort
    self.collation = collation
    endsDescending = sort.last?.isDescending ?? false
  }

  /// What a row compares as: for each key one scalar, or two for money (currency, minor units),
  /// quantities (dimension, millionths of its base unit), days or times (what the clocks show, the
  /// moment of a time) and references (what the record is called, its identity), or one null for nil.
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
    // What holds nothing is one null, and stands before what refers to something without a name.
    return Ordering(left.count, right.count)
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
