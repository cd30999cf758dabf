import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `products`: the catalogue by letter, with ✓ for what is on the list.
enum ProductsVerb {
  static let verb = Verb("products") { _ in
    CommandSpecification(
      "products", summary: Message("shopping.products"),
      discussion: Message("shopping.products.discussion"),
      examples: [
        CommandExample("shopping products"), CommandExample("shopping products category:dairy"),
      ],
      arguments: [FilterWords.argument], options: FilterWords.options)
  } run: { session in
    let products = session.serving(Product.schema.name)
    try await session.read { snapshot, habits in
      let filter = Filter<Product>(
        try FilterWords(products).filter(session.arguments.words, habits))
      let query = RecordQuery(
        Product.schema.name, filter: filter.expression, sort: [SortKey(Product.name.name)])
      let columns = session.domain.type(Product.schema.name)?.columns ?? []
      if try products.writeForPrograms(query, columns: columns, in: snapshot) { return }
      let found = try snapshot.fetch(where: filter, sort: Product.name.ascending)
      let list = try session.list(habits, in: snapshot)
      let listed = try list.map { list in
        Set(try snapshot.fetch(where: Entry.list.equals(list.id)).map(\.product))
      }
      try ProductsPage(
        products: found, listed: listed ?? [], list: list?.name,
        letters: SectionLetters(snapshot.collation), habits: habits
      ).write(session)
    }
    return .success
  }
}
