internal import StewardModels
internal import StewardText

/// One key of an order, resolved: where the field stands and what it compares as.
struct OrderPart {
  enum Form {
    case scalar(ColumnType)
    case localized
    case when
    case money
    case quantity
    /// By what the record is called that a field refers to.
    case called(CalledOrder, CalledKeys)
  }

  let column: Int
  let form: Form
  let isDescending: Bool

  init(
    _ key: SortKey, _ type: RecordType, collation: Collation, source: any RowSource,
    types: (String) -> RecordType?
  ) throws(QueryError) {
    guard let index = type.index(ofField: key.field) else {
      throw .unknownField(key.field, of: type)
    }
    let field = type.fields[index]
    guard field.kind.isSortable else { throw .unsortable(field) }
    column = type.firstColumns[index]
    isDescending = key.isDescending
    switch field.kind {
    case .money: form = .money
    case .when: form = .when
    case .quantity: form = .quantity
    case .text where field.isLocalized: form = .localized
    case .reference(let target):
      form =
        CalledOrder(target, types: types).map {
          .called($0, CalledKeys($0, collation, source))
        } ?? .scalar(.identifier)
    default: form = .scalar(field.kind.columns[0].type)
    }
  }

  /// What a row compares as.
  func key(of row: [Scalar], _ collation: Collation) -> [Scalar] {
    let first = row[column]
    if case .null = first { return [.null] }
    switch form {
    case .scalar: return [first]
    case .localized:
      guard case .text(let text) = first else { return [first] }
      return [.bytes(collation.sortKey(text))]
    // A day has no moment, and so stands before the times that begin with it.
    case .when: return [first, row[column + 1]]
    case .money: return [row[column + 1], first]
    case .quantity:
      guard let measure = Measure(row, at: column) else { return [.null] }
      return [.text(measure.dimension), .integer(measure.base)]
    case .called(_, let keys):
      guard let id = first.identifier else { return [.null] }
      return [keys.key(of: id), first]
    }
  }

  /// Whether a key has the form of those that this part makes.
  func accepts(_ key: [Scalar]) -> Bool {
    switch (form, key.first, key.count) {
    case (_, .null, 1): true
    case (.called(let order, _), let name?, 2):
      (name.isNull || order.keyType.holds(name)) && key[1].identifier != nil
    case (.scalar(.integer), .integer, 1), (.scalar(.real), .real, 1), (.scalar(.text), .text, 1),
      (.scalar(.identifier), .identifier, 1), (.scalar(.bytes), .bytes, 1),
      (.localized, .bytes, 1):
      true
    case (.when, .integer, 2): key[1].isNull || key[1].integer != nil
    case (.money, .text, 2), (.quantity, .text, 2): key[1].integer != nil
    default: false
    }
  }
}

extension ColumnType {
  /// Whether a scalar is one of this type.
  fileprivate func holds(_ scalar: Scalar) -> Bool {
    switch (self, scalar) {
    case (.bytes, .bytes), (.text, .text): true
    default: false
    }
  }
}
