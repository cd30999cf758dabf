import ShoppingKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// The catalogue on the whole window: by letter, a green ✓ for what is on the list; space puts on and
/// takes off, `e` edits name and price.
struct ProductPicker: PickerSource {
  let session: Session
  let store: Store
  let head: Int64
  let history = PickerHistory()

  func load() async throws -> PickerContent {
    try await session.reading(store) { snapshot, habits in
      try content(snapshot, habits)
    }
  }

  func listen(_ wake: @escaping @Sendable () -> Void) async throws {
    try await store.follow(after: head, wake)
  }

  private func content(_ snapshot: Snapshot, _ habits: Habits) throws -> PickerContent {
    let list = try session.list(habits, in: snapshot)
    let contents = try list.map { try ListContents(of: $0, in: snapshot) }
    let listed = Set((contents?.lines ?? []).map(\.product.id))
    let products = try snapshot.fetch(Product.self, sort: Product.name.ascending)
    let letters = SectionLetters(snapshot.collation)
    let wording = habits.wording.wording
    let phrase = EntryPhrase(wording: wording)
    let writer = EntryWriter(habits.reading)
    let words = session.console.words
    let rows = products.map { product in
      PickerRow(
        id: "\(product.id.identifier)", mark: listed.contains(product.id) ? .present : .absent,
        text: (product.icon.map { $0.symbol.isEmpty ? "" : $0.symbol + " " } ?? "")
          + product.name,
        detail: product.unitPrice.map { words(phrase.price($0)) } ?? "",
        section: letters.letter(of: product.name),
        draft: writer.text(EntryText(name: product.name, price: product.unitPrice)))
    }
    var facts: [String] = []
    if let contents {
      facts.append(
        words(
          Message(
            "shopping.pick.listed",
            ["count": .number(contents.lines.count), "list": .text(contents.list.name)])))
      let total = ListTotal(contents.lines).totals
      if !total.isEmpty { facts.append(wording.money(total)) }
    }
    return PickerContent(
      title: words(Message("shopping.pick.products")), facts: facts, rows: rows,
      offers: [.toggle, .add, .edit, .remove, .undo, .redo], toggling: .listing,
      empty: words(Message("shopping.products.none")))
  }

  func carryOut(_ intent: PickerIntent) async throws -> PickerAnswer {
    switch intent {
    case .toggle(let row):
      return try await session.writing(store, history, "toggle") { transaction, habits in
        let product = try product(row, transaction)
        let list = try session.list(habits, making: transaction)
        _ = try Toggle.toggle(product, on: list.id, in: transaction)
        return PickerAnswer(row: row)
      }
    case .add(let text):
      return try await session.writing(store, history, "product add") { transaction, habits in
        let entry = try reader(habits, transaction).entry(text)
        if let known = try Product.named(entry.name, in: transaction) {
          return PickerAnswer(
            Message("shopping.pick.known", ["product": .text(known.name)]),
            row: "\(known.id.identifier)")
        }
        let made = try transaction.insert(
          Product(
            name: entry.name, price: entry.price?.money, per: entry.price?.per,
            usual: entry.quantity))
        return PickerAnswer(row: "\(made.id.identifier)")
      }
    case .edit(let row, let text):
      return try await session.writing(store, history, "product set") { transaction, habits in
        let entry = try reader(habits, transaction).entry(text)
        var product = try product(row, transaction)
        product.name = entry.name
        (product.price, product.per) = (entry.price?.money, entry.price?.per)
        if let usual = entry.quantity { product.usual = usual }
        try transaction.update(product)
        return PickerAnswer(row: row)
      }
    case .remove(let row):
      return try await session.writing(store, history, "product remove") { transaction, _ in
        let product = try product(row, transaction)
        _ = try Product.remove(product, everywhere: false, in: transaction)
        return PickerAnswer(
          Message("shopping.product.remove.done", ["product": .text(product.name)]))
      }
    case .move: return PickerAnswer()
    case .undo, .redo: return try await session.reversing(store, history, isRedo: intent == .redo)
    }
  }

  private func product(_ row: String, _ transaction: Transaction) throws -> Product {
    guard let id = Identifier(row), let product = try transaction.find(RecordID<Product>(id)) else {
      throw ApplicationError(
        .notFound, Message("shopping.pick.gone"),
        hint: Message("shopping.pick.gone.hint"))
    }
    return product
  }

  private func reader(_ habits: Habits, _ transaction: Transaction) -> EntryReader {
    EntryReader(habits.reading) { try Product.named($0, in: transaction) != nil }
  }
}
