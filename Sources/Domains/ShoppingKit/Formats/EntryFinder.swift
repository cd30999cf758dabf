import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Finds the lists, products and entries that a file means: those that are there, and for new ones the
/// identity that follows from what they are called.
///
/// So a list that comes back ticked marks the entries that it was made of. Memory grows with the lists
/// and products that the file is about.
final class EntryFinder {
  /// A record, there or to be made.
  struct Found {
    let id: Identifier
    let isThere: Bool
  }

  private struct KnownProduct {
    let id: Identifier
    var price: Price?
    let usual: Quantity?
    var hasCategory = false
    var hasShop = false
  }

  private let snapshot: Snapshot
  private let now: Moment
  private var lists: [String: Found] = [:]
  private var products: [String: KnownProduct] = [:]
  private var shops: [String: Identifier] = [:]
  private var entries: [Identifier: [Identifier: [Entry]]] = [:]
  private var used: Set<Identifier> = []
  private var reported: Set<Identifier> = []
  /// How often each identity was asked for.
  private var repeats: [Identifier: Int] = [:]
  private var lastPosition: Position??

  init(_ snapshot: Snapshot, now: Moment) {
    self.snapshot = snapshot
    self.now = now
  }

  /// Whether a text names a product, of the store or of the file so far.
  func isProduct(_ text: String) throws -> Bool {
    if products[text.folded] != nil { return true }
    return try Product.named(text, in: snapshot) != nil
  }

  /// The list of a name; nil is the first of all lists.
  func list(
    _ name: String?, note: String?, line: Int, into queue: inout [ForeignRecord]
  ) throws -> Found {
    let name = name ?? ShoppingDomain.shape.firstName
    let known: Found?
    if let found = lists[name.folded] {
      known = found
    } else {
      known = try snapshot.list(named: name, ShoppingDomain.shape).map {
        Found(id: $0.id, isThere: true)
      }
    }
    if let known {
      lists[name.folded] = known
      guard let note else { return known }
      var record = ForeignRecord(
        ShoppingList.schema.name, id: known.id, line: line,
        isFurther: !reported.insert(known.id).inserted)
      record.say(ShoppingList.note.name, .text(note), .whereEmpty)
      queue.append(record)
      return known
    }
    let found = Found(id: try identity(ShoppingList.schema.name, [name.folded]), isThere: false)
    lists[name.folded] = found
    reported.insert(found.id)
    var record = ForeignRecord(ShoppingList.schema.name, id: found.id, line: line)
    record.say(ShoppingList.name.name, .text(name), source: name)
    if let note { record.say(ShoppingList.note.name, .text(note)) }
    if name == ShoppingDomain.shape.firstName {
      record.say(ShoppingList.icon.name, .icon(ShoppingDomain.shape.firstIcon))
    }
    if let position = try nextPosition() {
      record.say(ShoppingList.position.name, position.value)
    }
    queue.append(record)
    return found
  }

  /// An entry of a list, and its product and shop where they are new.
  func entry(
    _ listed: ListedEntry, on list: Found, line: Int, source: String,
    into queue: inout [ForeignRecord]
  ) throws {
    let product = try product(listed, line: line, source: source, into: &queue)
    let (id, isThere) = try entry(of: product.id, listed.text.quantity, on: list)
    var record = ForeignRecord(Entry.schema.name, id: id, line: line)
    defer { queue.append(record) }
    let isTaken =
      try !isThere && snapshot.record(RecordReference(type: Entry.schema.name, id: id)) != nil
    // Made by an earlier import, and put elsewhere since.
    if isTaken { return }
    record.say(Entry.product.name, .reference(product.id), source: source)
    record.say(Entry.list.name, .reference(list.id), .whereNew)
    let amount =
      listed.text.quantity ?? product.usual ?? (listed.text.price ?? product.price)?.measure ?? .one
    record.say(
      Entry.quantity.name, .quantity(amount), listed.text.quantity == nil ? .whereNew : .always)
    if let price = listed.text.price, price != product.price {
      record.say(Entry.price.name, .money(price.money))
      record.say(Entry.per.name, price.per.map { .quantity($0) } ?? .none)
    }
    if let note = listed.note { record.say(Entry.note.name, .text(note)) }
    if listed.isChecked { record.say(Entry.checked.name, .moment(now), .whereEmpty) }
  }

  private func product(
    _ listed: ListedEntry, line: Int, source: String, into queue: inout [ForeignRecord]
  ) throws -> KnownProduct {
    let name = listed.text.name
    let known = try products[name.folded] ?? stored(name)
    let id = try known?.id ?? identity(Product.schema.name, [name.folded])
    let isFurther = reported.contains(id)
    var record = ForeignRecord(Product.schema.name, id: id, line: line, isFurther: isFurther)
    if known == nil { record.say(Product.name.name, .text(name), source: name) }
    var result = known ?? KnownProduct(id: id, price: nil, usual: nil)
    if let price = listed.text.price, result.price == nil {
      record.say(Product.price.name, .money(price.money))
      record.say(Product.per.name, price.per.map { .quantity($0) } ?? .none)
      result.price = price
    }
    // Of what several lines say the first counts.
    if let category = listed.category, !isFurther || !result.hasCategory {
      record.say(Product.category.name, .text(category), .whereEmpty, source: category)
      result.hasCategory = true
    }
    if let shop = listed.shop, !isFurther || !result.hasShop {
      let id = try self.shop(shop, line: line, into: &queue)
      record.say(Product.shop.name, .reference(id), .whereEmpty)
      result.hasShop = true
    }
    products[name.folded] = result
    guard !record.statements.isEmpty else { return result }
    reported.insert(id)
    queue.append(record)
    return result
  }

  /// A product by itself, where it is new or lacks what the file says.
  func product(
    _ name: String, category: String?, icon: String?, shop: String?, line: Int,
    into queue: inout [ForeignRecord]
  ) throws {
    let known = try products[name.folded] ?? stored(name)
    let id = try known?.id ?? identity(Product.schema.name, [name.folded])
    products[name.folded] = known ?? KnownProduct(id: id, price: nil, usual: nil)
    // The same item twice: the first one counts.
    guard reported.insert(id).inserted else { return }
    var record = ForeignRecord(Product.schema.name, id: id, line: line)
    if known == nil { record.say(Product.name.name, .text(name), label: "name", source: name) }
    if let category {
      record.say(
        Product.category.name, .text(category), .whereEmpty, label: "category", source: category)
    }
    if let icon {
      record.say(Product.icon.name, .icon(Icon(stored: icon)), .whereEmpty, label: "icon")
    }
    if let shop {
      let id = try self.shop(shop, line: line, into: &queue)
      record.say(Product.shop.name, .reference(id), .whereEmpty, label: "stores", source: shop)
    }
    queue.append(record)
  }

  private func stored(_ name: String) throws -> KnownProduct? {
    try Product.named(name, in: snapshot).map {
      KnownProduct(
        id: $0.id.identifier, price: $0.unitPrice, usual: $0.usual,
        hasCategory: $0.category != nil, hasShop: $0.shop != nil)
    }
  }

  /// The shop of a name, made where there is none.
  private func shop(
    _ name: String, line: Int, into queue: inout [ForeignRecord]
  ) throws -> Identifier {
    if let known = shops[name.folded] { return known }
    let stored = try snapshot.fetch(where: Shop.name.matches(name), limit: 1).first
    let id = try stored?.id.identifier ?? identity(Shop.schema.name, [name.folded])
    shops[name.folded] = id
    guard stored == nil else { return id }
    var record = ForeignRecord(Shop.schema.name, id: id, line: line)
    record.say(Shop.name.name, .text(name), source: name)
    queue.append(record)
    return id
  }

  /// The entry of a product on a list: the first that is there, that no line before meant, and whose
  /// amount is of the same kind.
  private func entry(
    of product: Identifier, _ quantity: Quantity?, on list: Found
  ) throws -> (id: Identifier, isThere: Bool) {
    if list.isThere {
      if entries[list.id] == nil { entries[list.id] = try index(list.id) }
      let candidates = entries[list.id]?[product] ?? []
      let index = candidates.firstIndex { entry in
        quantity.map { entry.quantity.compared(to: $0) != nil } ?? true
      }
      if let index, let found = entries[list.id]?[product]?.remove(at: index) {
        used.insert(found.id.identifier)
        return (found.id.identifier, true)
      }
    }
    let id = try identity(Entry.schema.name, ["\(list.id)", "\(product)"], isRepeatable: true)
    return (id, false)
  }

  private func index(_ list: Identifier) throws -> [Identifier: [Entry]] {
    let entries = try snapshot.fetch(
      where: Entry.list.equals(RecordID(list)), sort: Entry.position.ascending)
    return Dictionary(grouping: entries) { $0.product.identifier }
  }

  /// The identity that follows from some texts; another where the file, or a record that is called
  /// otherwise by now, has it.
  private func identity(
    _ type: String, _ texts: [String], isRepeatable: Bool = false
  ) throws -> Identifier {
    var first = ContentIdentity(type)
    for text in texts { first.add(text) }
    while true {
      let count = repeats[first.identifier, default: 0]
      repeats[first.identifier] = count + 1
      var identity = first
      if count > 0 { identity.add(count) }
      let id = identity.identifier
      guard !used.contains(id) else { continue }
      if !isRepeatable, try snapshot.record(RecordReference(type: type, id: id)) != nil { continue }
      used.insert(id)
      return id
    }
  }

  private func nextPosition() throws -> Position? {
    if lastPosition == nil {
      let last = try snapshot.fetch(
        ShoppingList.self, sort: ShoppingList.position.descending, limit: 1)
      lastPosition = .some(last.first?.position)
    }
    let next = Position.between(lastPosition ?? nil, nil)
    if let next { lastPosition = .some(next) }
    return next
  }
}
