import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery

/// Goes through lists and their entries as they stand, one list in memory at a time, and counts what
/// other programs do not hold.
struct EntryWalk {
  let writing: ForeignWriting

  /// All lists, in order.
  func lists() throws -> [ShoppingList] {
    try writing.snapshot.fetch(
      ShoppingList.self, sort: ShoppingList.position.ascending, ShoppingList.name.ascending)
  }

  /// Whether only some entries are to be written.
  var isPart: Bool { writing.filter != .always }

  /// Calls a body for each list of which something is to be written.
  func forEachList(_ body: (ShoppingList, [EntryLine]) throws -> Void) throws {
    for list in try lists() {
      let isOnList = Entry.list.equals(list.id).expression
      let entries = try writing.snapshot.fetch(
        where: Filter<Entry>(isOnList.and(writing.filter)), sort: Entry.position.ascending)
      if entries.isEmpty, isPart { continue }
      try body(list, ListContents.lines(entries, in: writing.snapshot))
      if list.icon.map({ $0 != .blank }) == true, list.name != ShoppingDomain.shape.firstName {
        writing.lose("checklists.lost.icons")
      }
      if list.archived != nil { writing.lose("checklists.lost.archived") }
      if list.shop != nil { writing.lose("shopping.lost.listShop") }
      try writing.wrote(ShoppingList.schema.name)
      for entry in entries {
        if entry.checked != nil { writing.lose("checklists.lost.moment") }
        try writing.wrote(Entry.schema.name)
      }
    }
    if !isPart { try countOthers() }
  }

  /// Counts products that stand on no list, what is known of products beyond what lists say, purchases.
  private func countOthers() throws {
    let snapshot = writing.snapshot
    var listed: Set<Identifier> = []
    try snapshot.scan(RecordQuery(Entry.schema.name), fields: [Entry.product.name]) { row in
      if let id = row.identifier(0) { listed.insert(id) }
      return true
    }
    for product in try snapshot.fetch(Product.self) {
      if !listed.contains(product.id.identifier) {
        writing.lose("shopping.lost.products")
      } else if product.usual != nil || product.barcode != nil || product.icon != nil
        || product.note != nil
      {
        writing.lose("shopping.lost.details")
      }
    }
    writing.lose(
      "shopping.lost.purchases", by: try snapshot.count(RecordQuery(Purchase.schema.name)))
  }

  /// Name, amount and price of an entry.
  static func text(_ line: EntryLine) -> EntryText {
    EntryText(
      name: line.product.name, quantity: line.entry.quantity,
      price: line.entry.unitPrice(of: line.product))
  }
}
