public import StewardModels
public import StewardPersistence
import StewardQuery

/// Shopping, as the program that serves it needs to know it.
public enum ShoppingDomain {
  /// Which types are the lists and what stands on them.
  public static let shape = ListShape(
    lists: ShoppingList.schema.name, entries: Entry.schema.name, first: "Shopping",
    icon: Icon(stored: "Groceries"))

  /// Describes the domain.
  ///
  /// - Throws: `ModelError.Code.invalidSchema` for a declaration that contradicts itself.
  public static func description() throws(ModelError) -> DomainDescription {
    let entry = try RecordModel(Entry.self)
    let list = try RecordModel(ShoppingList.self)
    let product = try RecordModel(Product.self)
    return DomainDescription(
      "shopping",
      main: DomainType(
        entry,
        columns: [
          Entry.product.name, Entry.quantity.name, Entry.price.name, Entry.note.name,
          Entry.checked.name,
        ], sort: [SortKey(Entry.position.name)], multiplier: Entry.quantity.name,
        completion: ListCompletion(shape, entries: entry.type),
        readers: readers(Entry.price.name, for: Entry.per.name, Entry.quantity.name)),
      DomainType(
        list, columns: [ShoppingList.name.name, ShoppingList.shop.name, ShoppingList.note.name],
        sort: [SortKey(ShoppingList.position.name)]),
      DomainType(
        product,
        columns: [
          Product.name.name, Product.price.name, Product.per.name, Product.usual.name,
          Product.category.name, Product.shop.name,
        ], sort: [SortKey(Product.name.name)],
        readers: readers(Product.price.name, for: Product.per.name, Product.usual.name),
        names: productNames),
      DomainType(
        try RecordModel(Shop.self), columns: [Shop.name.name, Shop.aisles.name, Shop.note.name],
        sort: [SortKey(Shop.name.name)]),
      DomainType(
        try RecordModel(Purchase.self),
        columns: [
          Purchase.day.name, Purchase.product.name, Purchase.quantity.name, Purchase.price.name,
          Purchase.shop.name,
        ], sort: [SortKey(Purchase.day.name)]), lists: shape,
      examples: examples, formats: { ShoppingFormats.all })
  }

  private static var examples: DomainExamples {
    DomainExamples(
      filter: "price.over:5", change: "--quantity '2 l'", clearing: "--price ''", group: "list",
      heading: "Article=product", file: "shopping.json", filters: "shopping.help.filters.page")
  }

  private static func readers(
    _ price: String, for basis: String, _ amount: String
  ) -> [String: FieldReader] {
    [
      price: priceReader(price, for: basis), basis: amountReader(basis),
      amount: amountReader(amount),
    ]
  }
}
