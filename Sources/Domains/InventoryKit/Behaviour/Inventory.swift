import StewardModels
public import StewardPersistence
public import StewardQuery
import StewardText

/// What can be asked about a household's belongings, in one view of a store.
///
/// ```swift
/// let worth = try await store.read { try Inventory($0).values(by: .place).total }
/// ```
public struct Inventory {
  let snapshot: Snapshot

  /// Looks into a snapshot, or into a transaction that is under way.
  public init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The items that lists and totals hold unless all are asked for: neither archived nor sold.
  public static let current = Filter<Item>.all([
    Item.archived.equals(true).negated, Item.soldOn.isNone, Item.soldFor.isNone,
    Item.soldTo.isNone,
  ])

  /// The items that someone else has.
  public static let lent = Item.lentTo.isAny

  /// The other items with the serial number of one, however it is spelt: two entries for one thing,
  /// perhaps.
  ///
  /// Costs one full-text search.
  ///
  /// - Parameter limit: How many at the most.
  public func serialTwins(of item: Item, limit: Int = 10) throws -> [Item] {
    guard let serial = item.serial, !serial.isEmpty else { return [] }
    let alike = Filter<Item>.search(serial).and(Item.serial.matches(serial))
    return try Array(
      snapshot.fetch(where: alike, limit: limit + 1).filter { $0.id != item.id }.prefix(limit))
  }
}
