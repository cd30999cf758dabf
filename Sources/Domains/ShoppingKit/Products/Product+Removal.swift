public import StewardModels
public import StewardPersistence
import StewardQuery

extension Product {
  /// The lists that hold a product, by name.
  public static func lists(
    holding product: RecordID<Product>, in snapshot: Snapshot
  ) throws -> [ShoppingList] {
    let held = Set(
      try snapshot.fetch(where: Entry.product.equals(product)).map(\.list.identifier))
    if held.isEmpty { return [] }
    return try snapshot.fetch(
      where: Filter<ShoppingList>(
        .oneOf(FieldPath("id"), held.sorted().map { .reference($0) })),
      sort: ShoppingList.name.ascending)
  }

  /// Removes a product, with what is known of its purchases.
  ///
  /// - Parameter everywhere: Whether lists that hold it lose it.
  /// - Returns: From how many lists it was taken.
  /// - Throws: `ShoppingError.Code.productInUse` where lists hold it and it is not to go everywhere.
  public static func remove(
    _ product: Product, everywhere: Bool, in transaction: Transaction
  ) throws -> Int {
    let lists = try lists(holding: product.id, in: transaction)
    guard everywhere || lists.isEmpty else {
      throw ShoppingError(
        .productInUse,
        Message(
          "shopping.product.held",
          [
            "product": .text(product.name), "count": .number(lists.count),
            "lists": .list(Array(lists.prefix(named).map(\.name))),
          ]), hint: Message("shopping.product.held.hint"))
    }
    if !lists.isEmpty { try transaction.remove(where: Entry.product.equals(product.id)) }
    try transaction.remove(product.id)
    return lists.count
  }

  /// How many lists an error names.
  private static let named = 5
}
