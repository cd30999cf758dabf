import StewardModels
public import StewardPersistence
import StewardQuery

/// Gives asset numbers in turn: each one more than the greatest there is, or is going to be.
///
/// The store is asked once, through an index; afterwards a number costs nothing.
public struct AssetCounter: Sendable {
  private var foreseen = 0
  private var last: Int?

  /// A counter that has not looked into a store.
  public init() {}

  /// Takes note of a number that is going to be used.
  public mutating func foresee(_ number: AssetNumber) {
    foreseen = max(foreseen, number.number)
    if let last { self.last = max(last, number.number) }
  }

  /// The next number.
  ///
  /// - Throws: `InventoryError.Code.assetNumbersUsedUp` after the greatest of all.
  public mutating func next(in snapshot: Snapshot) throws -> AssetNumber {
    let last = try self.last ?? max(foreseen, Self.greatest(in: snapshot)?.number ?? 0)
    guard let next = AssetNumber(last + 1) else {
      throw InventoryError(
        .assetNumbersUsedUp, Message("inventory.asset.used-up"),
        details: "the greatest number is \(last)")
    }
    self.last = next.number
    return next
  }

  /// The greatest number in the store; nil where there is none.
  ///
  /// Costs one seek.
  public static func greatest(in snapshot: Snapshot) throws -> AssetNumber? {
    // The localized order counts digits as numbers. Nothing but numbers is kept in the field.
    let query = RecordQuery(
      Item.schema.name, sort: [SortKey(Item.asset.name, descending: true)], limit: 1)
    var greatest: AssetNumber?
    try snapshot.scan(query, fields: [Item.asset.name]) { row in
      if !row.isNull(0) { greatest = AssetNumber(row.text(0)) }
      return false
    }
    return greatest
  }
}
