public import StewardModels
public import StewardPersistence
import StewardQuery

/// A product that was put on a list, or taken off it.
public enum Toggle: Hashable, Sendable {
  /// It stands there now.
  case on(Addition)
  /// It does not stand there any more; these entries did.
  case off(Product, [Entry])

  /// Puts a product on a list, the amount that is meant where none is said; or takes it off, whatever there was of it.
  public static func toggle(
    _ product: Product, on list: RecordID<ShoppingList>, in transaction: Transaction
  ) throws -> Toggle {
    let standing = try transaction.fetch(
      where: Entry.list.equals(list).and(Entry.product.equals(product.id)),
      sort: Entry.position.ascending)
    guard standing.isEmpty else {
      try transaction.remove(
        standing.map { RecordReference(type: Entry.schema.name, id: $0.id.identifier) })
      return .off(product, standing)
    }
    let addition = try Addition.put(
      product, product.amount(at: nil), on: list, in: transaction)
    return .on(addition)
  }
}
