import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence

/// `product add|show|set|edit|remove`: one product of the catalogue.
enum ProductVerb {
  static let verb = Verb.group(
    "product", type: Product.schema.name, summary: Message("shopping.product"),
    shared: ["add", "show", "set", "edit"], own: [remove])

  /// `product remove NAME…`: refused where lists hold it, unless it is to go everywhere.
  private static let remove = Verb("remove") { _ in
    CommandSpecification(
      "remove", aliases: ["rm"], summary: Message("shopping.product.remove"),
      discussion: Message("shopping.product.remove.discussion"),
      examples: [
        CommandExample("shopping product remove 'Old bread'"),
        CommandExample("shopping product remove Lard --everywhere"),
      ],
      arguments: [
        ArgumentSpecification(
          "NAME", help: Message("shopping.toggle.name"), isRequired: true, isRepeated: true,
          completion: .names("product"))
      ],
      options: [.flag("everywhere", help: Message("shopping.product.remove.everywhere"))])
  } run: { session in
    let everywhere = session.arguments.has("everywhere")
    let canAsk = session.canAsk
    let removed = try await session.write { transaction, _ in
      let products = try session.products(session.arguments.words, in: transaction)
      // Refused before anybody is asked.
      let held = try products.map { product in
        let lists = try Product.lists(holding: product.id, in: transaction).count
        if !everywhere, lists > 0 {
          _ = try Product.remove(product, everywhere: false, in: transaction)
        }
        return lists
      }
      let lists = held.reduce(0, +)
      guard canAsk || products.count > 1 || lists > 0 else { return nil }
      return Message(
        lists > 0 ? "shopping.product.remove.question.lists" : "shopping.product.remove.question",
        [
          "products": .list(products.map(\.name)), "lists": .number(lists),
        ])
    } _: { transaction, _ in
      let products = try session.products(session.arguments.words, in: transaction)
      return try products.map { product in
        (product.name, try Product.remove(product, everywhere: everywhere, in: transaction))
      }
    }
    guard let removed else { return try session.refused() }
    for (name, lists) in removed {
      try session.tell(
        lists > 0 ? "shopping.product.remove.lists" : "shopping.product.remove",
        ["product": .text(name), "lists": .number(lists)])
    }
    return .success
  }
}
