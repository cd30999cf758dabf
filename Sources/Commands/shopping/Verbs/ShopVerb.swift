import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery

/// `shop [LIST:] [SHOP]`: which shop a list is for, whose aisles are its order.
enum ShopVerb {
  static let verb = Verb("shop") { _ in
    CommandSpecification(
      "shop", summary: Message("shopping.shop"), discussion: Message("shopping.shop.discussion"),
      usage: ["shop [LIST:] [SHOP] [options]"],
      examples: [
        CommandExample("shopping shop 'Corner shop'"),
        CommandExample("shopping shop Party: Market"),
        CommandExample("shopping shop ''", Message("shopping.shop.none.example")),
      ],
      arguments: [
        ArgumentSpecification(
          "SHOP", help: Message("shopping.shop.name"), isRepeated: true, completion: .names("shop"))
      ])
  } run: { session in
    let words = session.arguments.words
    guard !words.isEmpty else {
      let (list, shop) = try await session.read { snapshot, habits in
        let list = try session.neededList(habits, in: snapshot)
        return (list.name, try list.shop.flatMap { try snapshot.find($0)?.name })
      }
      try tell(list, shop, session, "is")
      return .success
    }
    let name = words.joined(separator: " ").trimmingSpaces
    let (list, shop, remark) = try await session.write { transaction, habits in
      let list = try session.list(habits, making: transaction)
      let shop = name.isEmpty ? nil : try session.shop(name, making: transaction)
      try transaction.update(list.id) { $0.shop = shop?.shop.id }
      return (list.name, shop?.shop.name, shop?.remark)
    }
    if let remark { try session.console.notify(remark) }
    try tell(list, shop, session, session.isRehearsal ? "would" : "done")
    return .success
  }

  private static func tell(
    _ list: String, _ shop: String?, _ session: Session, _ ending: String
  ) throws {
    switch session.format {
    case .table:
      guard ending == "is" || session.isTelling else { return }
      try session.answer(
        Message(
          "shopping.shop.\(shop == nil ? "no" : "of").\(ending)",
          ["list": .text(list), "shop": .text(shop ?? "")]))
    case .json, .ndjson:
      try session.writeObjects([list]) { list, json in
        try json.key("list")
        try json.string(list)
        try json.key("shop")
        if let shop { try json.string(shop) } else { try json.null() }
      }
    case .plain, .csv, .markdown:
      try session.writeRows(
        [[list, shop ?? ""]], keys: ["list", "shop"],
        columns: ["list", "shop"].map { TableColumn($0) })
    }
  }
}
