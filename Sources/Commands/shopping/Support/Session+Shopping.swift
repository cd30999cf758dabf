import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

extension Session {
  /// The list that is meant; nil where there is none yet.
  func list(_ habits: Habits, in snapshot: Snapshot) throws -> ShoppingList? {
    guard let list = habits.list else { return nil }
    return try snapshot.find(RecordID<ShoppingList>(list.id))
  }

  /// The list that is meant, made where it is the first of all.
  func list(_ habits: Habits, making transaction: Transaction) throws -> ShoppingList {
    if let list = try list(habits, in: transaction) { return list }
    let made = try transaction.makeMeantList(ShoppingDomain.shape)
    guard let list = try transaction.find(RecordID<ShoppingList>(made.id)) else {
      throw ApplicationError(
        .notFound, Message("lists.empty"), hint: Message("shopping.list.none.hint"))
    }
    return list
  }

  /// The list that is meant, for a verb that needs one.
  func neededList(_ habits: Habits, in snapshot: Snapshot) throws -> ShoppingList {
    if let list = try list(habits, in: snapshot) { return list }
    let error = try noList(in: snapshot)
    throw error.message.id == "lists.empty"
      ? ApplicationError(
        .notFound, Message("shopping.list.none"), hint: Message("shopping.list.none.hint"))
      : error
  }

  /// The products that words name, one by one; several words that are one whole name are that product.
  func products(_ words: [String], in snapshot: Snapshot) throws -> [Product] {
    var finder = RecordFinder(snapshot, type: Product.schema.type)
    finder.hint = Message("shopping.product.unknown.hint")
    let whole = words.joined(separator: " ")
    if words.count > 1, let product = try Product.named(whole, in: snapshot) { return [product] }
    var ids: [Identifier] = []
    for word in words {
      let id = try finder.find(word).id
      if !ids.contains(id) { ids.append(id) }
    }
    return try ids.compactMap { try snapshot.find(RecordID<Product>($0)) }
  }

  /// The same, with a way on for one that is not known.
  func knownProducts(_ words: [String], in snapshot: Snapshot) throws -> [Product] {
    do {
      return try products(words, in: snapshot)
    } catch let error as ApplicationError
      where error.code == .notFound && error.hint?.id != "cli.nearest"
    {
      throw ApplicationError(
        .notFound, error.message,
        hint: Message(
          "shopping.product.none.hint",
          ["name": .text(ShellWords.quoted(words.joined(separator: " ")))]))
    }
  }

  /// The one product that words name.
  func product(_ words: [String], in snapshot: Snapshot) throws -> Product {
    guard let product = try products([words.joined(separator: " ")], in: snapshot).first else {
      throw ApplicationError(
        .usage, Message("shopping.product.needed"),
        hint: Message("shopping.product.needed.hint"))
    }
    return product
  }

  /// The shop that a text names, made where it is not known, and what is to be said of that: a slip of
  /// the finger makes a shop as well.
  func shop(
    _ name: String, making transaction: Transaction
  ) throws -> (shop: Shop, remark: Message?) {
    if let known = try transaction.fetch(where: Shop.name.matches(name), limit: 1).first {
      return (known, nil)
    }
    let names = try transaction.fetch(Shop.self).map(\.name)
    let near = NearMiss.nearest(to: name, in: names, limit: 1)
    let made = try transaction.insert(Shop(name: name))
    let remark = Message(
      near.isEmpty ? "shopping.shop.new" : "shopping.shop.new.near",
      ["shop": .text(made.name), "near": .list(near)])
    return (made, remark)
  }

  /// The shop that a text names.
  func knownShop(_ name: String, in snapshot: Snapshot) throws -> Shop {
    var finder = RecordFinder(snapshot, type: Shop.schema.type)
    finder.hint = Message("shopping.shop.none.hint")
    let found = try finder.find(name)
    guard let shop = try snapshot.find(RecordID<Shop>(found.id)) else {
      throw ApplicationError(
        .notFound, Message("shopping.shop.none", ["shop": .text(name)]),
        hint: Message("shopping.shop.none.hint", ["shop": .text(name)]))
    }
    return shop
  }

  /// Writes entries in the format that programs asked for; false where people are to read.
  func writeForPrograms(_ entries: [Identifier], in snapshot: Snapshot) throws -> Bool {
    if format == .table { return false }
    try write(entries, in: snapshot)
    return true
  }

  /// Says what was done, or would be.
  func tell(_ stem: String, _ arguments: [String: Message.Argument] = [:]) throws {
    try tell(Message("\(stem).\(isRehearsal ? "would" : "done")", arguments))
  }
}

extension JSONWriter {
  /// Writes sums, one for each currency.
  mutating func totals(_ totals: MoneyTotals) throws {
    try beginArray()
    for money in totals { try self.money(money) }
    try endArray()
  }

  /// Writes money as an object, or null.
  mutating func money(_ money: Money?) throws {
    guard let money else { return try null() }
    try beginObject()
    try key("amount")
    try string(money.amount)
    try key("currency")
    try string(money.currency.code)
    try endObject()
  }
}
