public import StewardModels

/// Where a page of an order ended: the keys of its last record, so that the next page begins right
/// after it whatever was added or removed in between.
public struct Cursor: Hashable, Sendable {
  /// What each sort key of the last record compared as (`RecordOrder`).
  public let keys: [[Scalar]]
  /// The last record.
  public let id: Identifier

  /// Names a place in an order.
  public init(keys: [[Scalar]], id: Identifier) {
    self.keys = keys
    self.id = id
  }
}

/// Some records of an order, and where the next ones begin.
public struct Page<Element: Sendable>: Sendable {
  /// The records.
  public let records: [Element]
  /// Where to go on; nil where no more follow.
  public let next: Cursor?

  /// Makes a page.
  public init(records: [Element], next: Cursor?) {
    self.records = records
    self.next = next
  }
}
