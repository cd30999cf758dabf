import StewardModels
public import StewardPersistence
import StewardQuery

/// What stands on a list, in the order made by hand, with what it costs.
public struct ListContents: Hashable, Sendable {
  /// The list.
  public let list: ShoppingList
  /// Its shop; nil where it has none.
  public let shop: Shop?
  /// What stands on it.
  public let lines: [EntryLine]

  /// Reads a list: three queries, whatever stands on it and however many lists there are.
  ///
  /// - Throws: `StoreError.Code.notFound`.
  public init(of list: ShoppingList, in snapshot: Snapshot) throws {
    self.list = list
    shop = try list.shop.flatMap { try snapshot.find($0) }
    let entries = try snapshot.fetch(
      where: Entry.list.equals(list.id), sort: Entry.position.ascending)
    lines = try Self.lines(entries, in: snapshot)
  }

  /// Entries with their products.
  public static func lines(_ entries: [Entry], in snapshot: Snapshot) throws -> [EntryLine] {
    var products: [RecordID<Product>: Product] = [:]
    let ids = Set(entries.map(\.product.identifier)).sorted()
    if ids.isEmpty { return [] }
    let filter = Filter<Product>(.oneOf(FieldPath("id"), ids.map { .reference($0) }))
    for product in try snapshot.fetch(where: filter) { products[product.id] = product }
    return entries.compactMap { entry in
      products[entry.product].map { EntryLine(entry, of: $0) }
    }
  }

  /// What is to be bought.
  public var open: [EntryLine] { lines.filter { $0.entry.checked == nil } }
  /// What lies in the basket.
  public var basket: [EntryLine] { lines.filter { $0.entry.checked != nil } }
}
