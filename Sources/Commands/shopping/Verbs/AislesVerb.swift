import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `aisles SHOP [ORDER…]`: the order in which one comes past the aisles of a shop.
enum AislesVerb {
  static let verb = Verb("aisles", takesList: false) { _ in
    CommandSpecification(
      "aisles", summary: Message("shopping.aisles"),
      discussion: Message("shopping.aisles.discussion"),
      examples: [
        CommandExample("shopping aisles 'Corner shop' Fruit Bread Dairy"),
        CommandExample("shopping aisles 'Corner shop'"),
        CommandExample("shopping aisles 'Corner shop' ''", Message("shopping.aisles.clear")),
      ],
      arguments: [
        ArgumentSpecification(
          "SHOP", help: Message("shopping.aisles.shop"), completion: .names("shop")),
        ArgumentSpecification(
          "ORDER", help: Message("shopping.aisles.order"), isRepeated: true,
          completion: .nothing),
      ])
  } run: { session in
    let words = session.arguments.words
    let order = words.dropFirst().map { $0.trimmingSpaces }
    guard !words.isEmpty else {
      let shops = try await session.read { snapshot, _ in
        try snapshot.fetch(Shop.self, sort: Shop.name.ascending)
      }
      try write(all: shops, session)
      return .success
    }
    guard words.count > 1 else {
      let (shop, categories) = try await session.read { snapshot, _ in
        let shop = try session.knownShop(words[0], in: snapshot)
        return (shop, try others(shop, in: snapshot))
      }
      try write(shop, categories, session)
      return .success
    }
    let folded = order.filter { !$0.isEmpty }.map(\.folded)
    guard Set(folded).count == folded.count else {
      throw ApplicationError(
        .usage, Message("shopping.aisles.twice"), hint: Message("shopping.aisles.twice.hint"))
    }
    let (shop, remark, unknown) = try await session.write { transaction, _ in
      let (shop, remark) = try session.shop(words[0], making: transaction)
      let lines = order.filter { !$0.isEmpty }
      let ordered = try transaction.update(shop.id) {
        $0.aisles = lines.isEmpty ? nil : lines.joined(separator: "\n")
      }
      return (ordered, remark, try without(ordered, in: transaction))
    }
    if let remark { try session.console.notify(remark) }
    if let first = unknown.first {
      try session.console.notify(
        Message(
          "shopping.aisles.unknown",
          [
            "count": .number(unknown.count), "names": .list(unknown),
            "name": .text(ShellWords.quoted(first)),
          ]))
    }
    guard session.format == .table else {
      try write(shop, [], session)
      return .success
    }
    try session.tell(
      shop.order.isEmpty ? "shopping.aisles.cleared" : "shopping.aisles.set",
      ["shop": .text(shop.name), "order": .list(shop.order)])
    return .success
  }

  /// Every shop with its order.
  private static func write(all shops: [Shop], _ session: Session) throws {
    switch session.format {
    case .table:
      for shop in shops {
        try session.answer(
          Message(
            shop.order.isEmpty ? "shopping.aisles.none" : "shopping.aisles.set.done",
            ["shop": .text(shop.name), "order": .list(shop.order)]))
      }
      if shops.isEmpty { try session.answer(Message("shopping.aisles.nothing")) }
    case .json, .ndjson: try session.writeObjects(shops, writeMembers)
    case .plain, .csv, .markdown:
      try session.writeRows(
        shops.map { [$0.name, $0.order.joined(separator: "; ")] }, keys: ["shop", "aisles"],
        columns: ["shop", "aisles"].map { TableColumn($0) })
    }
  }

  private static func writeMembers(_ shop: Shop, to json: inout JSONWriter) throws {
    try json.key("shop")
    try json.string(shop.name)
    try json.key("aisles")
    try json.beginArray()
    for aisle in shop.order { try json.string(aisle) }
    try json.endArray()
  }

  /// The categories of products that stand in no aisle of a shop.
  private static func others(_ shop: Shop, in snapshot: Snapshot) throws -> [String] {
    let known = Set(shop.order.map(\.folded))
    var found: [String: String] = [:]
    for product in try snapshot.fetch(where: Product.category.isAny) {
      guard let category = product.category, !known.contains(category.folded) else { continue }
      found[category.folded] = found[category.folded] ?? category
    }
    return found.values.sorted { snapshot.collation.isOrderedBefore($0, $1) }
  }

  /// The aisles of a shop in which no product is.
  private static func without(_ shop: Shop, in snapshot: Snapshot) throws -> [String] {
    let known = Set(
      try snapshot.fetch(where: Product.category.isAny).compactMap { $0.category?.folded })
    return shop.order.filter { !known.contains($0.folded) }
  }

  private static func write(
    _ shop: Shop, _ others: [String], _ session: Session
  ) throws {
    switch session.format {
    case .table:
      try session.answer(
        Message(
          shop.order.isEmpty ? "shopping.aisles.none" : "shopping.aisles.of",
          ["shop": .text(shop.name)]))
      for (index, aisle) in shop.order.enumerated() {
        try session.answer(
          Message(
            "shopping.aisles.line", ["number": .number(index + 1), "aisle": .text(aisle)]))
      }
      if !others.isEmpty {
        try session.answer(Message("shopping.aisles.others", ["names": .list(others)]))
      }
    case .json, .ndjson: try session.writeObjects([shop], writeMembers)
    case .plain, .csv, .markdown:
      try session.writeRows(
        shop.order.map { [$0] }, keys: ["aisle"], columns: [TableColumn("aisle")])
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
