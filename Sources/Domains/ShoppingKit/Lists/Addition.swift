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
  /// Whether it stood there already, in a measure of its own, and nothing was said that adds to it.
  public let isThere: Bool

  /// Puts something on a list.
  ///
  /// Where no amount is said, the product's usual amount is put there, else what a price by a measure
  /// is for, else one piece; but where the product stands there in a measure (`2 l milk`) it stays as
  /// it is: one piece of milk is nothing.
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
    if known != nil, text.quantity == nil, product.usual == nil, own == nil,
      let there = try measured(product, on: list, in: transaction)
    {
      return Addition(
        line: EntryLine(there, of: product), added: there.quantity, before: nil,
        isNewProduct: false, isThere: true)
    }
    return try put(
      product, text.quantity ?? product.amount(at: text.price), price: own, note: note, on: list,
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
      found.quantity = try found.quantity.sum(with: quantity)
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
    let line = EntryLine(kept, of: product)
    // Whoever types it is told; a list that holds such an entry is shown none the less.
    if case .tooLarge(let price) = line.cost { _ = try price.cost(of: kept.quantity) }
    return Addition(
      line: line, added: quantity, before: before, isNewProduct: isNew,
      isThere: false)
  }

  /// The open entry of a product where all there are of it are in measures; nil where there is none.
  private static func measured(
    _ product: Product, on list: RecordID<ShoppingList>, in transaction: Transaction
  ) throws -> Entry? {
    let open = Entry.list.equals(list).and(Entry.product.equals(product.id))
      .and(Entry.checked.isNone)
    let entries = try transaction.fetch(where: open, sort: Entry.position.ascending)
    return entries.contains { $0.quantity.unit.isPieces } ? nil : entries.first
  }

  /// Makes an entry what a person typed in its place: another product, another amount, another price;
  /// what was not said stays.
  ///
  /// - Throws: As `put`.
  public static func change(
    _ id: RecordID<Entry>, to text: EntryText, in transaction: Transaction
  ) throws -> Entry {
    let known = try Product.named(text.name, in: transaction)
    let product =
      try known
      ?? transaction.insert(
        Product(name: text.name, price: text.price?.money, per: text.price?.per))
    return try transaction.update(id) { entry in
      if entry.product != product.id { (entry.price, entry.per) = (nil, nil) }
      entry.product = product.id
      if let quantity = text.quantity { entry.quantity = quantity }
      if let price = text.price {
        let own = price == product.unitPrice ? nil : price
        (entry.price, entry.per) = (own?.money, own?.per)
      }
    }
  }
}

extension Quantity {
  /// The sum in the larger of both units where that is exact: 500 g and 1 kg are 1.5 kg.
  fileprivate func sum(with other: Quantity) throws(ModelError) -> Quantity {
    let isLarger = Quantity(1, other.unit).compared(to: Quantity(1, unit)) == .greater
    return try isLarger ? other.adding(self) : adding(other)
  }
}

extension Entry {
  /// Its own price; nil where that of the product counts.
  public var ownPrice: Price? { price.map { Price($0, for: per) } }
}

extension Product {
  /// How much of it is meant where no amount is said: the usual amount, else the measure that its
  /// price is for, else one piece.
  ///
  /// - Parameter price: What was said of the price; nil for that of the product.
  public func amount(at price: Price?) -> Quantity {
    usual ?? (price ?? unitPrice)?.measure ?? .one
  }

  /// The product of a name, whatever its case, accents and width; nil where there is none.
  ///
  /// Costs one seek.
  public static func named(_ name: String, in snapshot: Snapshot) throws -> Product? {
    try snapshot.fetch(where: Product.name.matches(name), limit: 1).first
  }
}
