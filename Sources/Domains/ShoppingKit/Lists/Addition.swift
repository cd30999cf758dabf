public import StewardModels
public import StewardPersistence
import StewardQuery

/// Something that was put on a list.
public struct Addition: Hashable, Sendable {
  /// The entry as it stands now.
  public let line: EntryLine
  /// How much was put there.
  public let added: Quantity
  /// How much of it stood there before; nil where the entry is new.
  public let before: Quantity?
  /// Whether the product was made.
  public let isNewProduct: Bool

  /// Puts something on a list.
  ///
  /// A product that is not known is made. Where an open entry holds the same product in what can be
  /// added (grams and kilograms can, cans and kilograms cannot) and nothing else is said of the price,
  /// the amount is added to it; else a second entry stands beside it. A product without a price takes
  /// the one that is said; where it has another, the entry has one of its own.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - category: The aisle of a product that is made.
  ///   - note: What is worth knowing about the entry.
  ///   - list: Where it is put.
  /// - Throws: `ValidationError` for a name that breaks rules; `ModelError.Code.overflow`.
  public static func put(
    _ text: EntryText, category: String? = nil, note: String? = nil,
    on list: RecordID<ShoppingList>, in transaction: Transaction
  ) throws -> Addition {
    let known = try Product.named(text.name, in: transaction)
    var product =
      try known
      ?? transaction.insert(
        Product(
          name: text.name, price: text.price?.money, per: text.price?.per, category: category))
    if let price = text.price, product.price == nil {
      product.price = price.money
      product.per = price.per
      product = try transaction.update(product)
    }
    let own = text.price == product.unitPrice ? nil : text.price
    return try put(
      product, text.quantity ?? product.usual ?? .one, price: own, note: note, on: list,
      isNew: known == nil, in: transaction)
  }

  /// Puts so much of a product on a list.
  ///
  /// - Throws: `ModelError.Code.overflow`.
  public static func put(
    _ product: Product, _ quantity: Quantity, price: Price? = nil, note: String? = nil,
    on list: RecordID<ShoppingList>, isNew: Bool = false, in transaction: Transaction
  ) throws -> Addition {
    var entry: Entry?
    var before: Quantity?
    if !isNew {
      let open = Entry.list.equals(list).and(Entry.product.equals(product.id))
        .and(Entry.checked.isNone)
      entry = try transaction.fetch(where: open, sort: Entry.position.ascending).first {
        $0.quantity.compared(to: quantity) != nil && (price == nil || $0.ownPrice == price)
          && (note == nil || $0.note == nil || $0.note == note)
      }
      before = entry?.quantity
    }
    if var found = entry {
      found.quantity = try found.quantity.adding(quantity)
      found.note = found.note ?? note
      entry = try transaction.update(found)
    }
    let kept =
      try entry
      ?? transaction.insert(
        Entry(
          product: product.id, list: list, quantity: quantity, price: price?.money,
          per: price?.per, note: note,
          position: transaction.positionAtEnd(of: list.identifier, ShoppingDomain.shape)))
    return Addition(
      line: try EntryLine(kept, of: product), added: quantity, before: before, isNewProduct: isNew)
  }
}

extension Entry {
  /// Its own price; nil where that of the product counts.
  public var ownPrice: Price? { price.map { Price($0, for: per) } }
}

extension Product {
  /// The product of a name, whatever its case, accents and width; nil where there is none.
  ///
  /// Costs one seek.
  public static func named(_ name: String, in snapshot: Snapshot) throws -> Product? {
    try snapshot.fetch(where: Product.name.matches(name), limit: 1).first
  }
}
