import ShoppingKit
import StewardModels
import StewardPersistence
import StewardQuery
import StewardTestSupport
import StewardText

extension Exchange {
  /// A store for shopping.
  init(_ context: ReadingContext? = nil) async throws {
    try await self.init(ShoppingDomain.description(), in: try context ?? Habits.english())
  }

  /// The entries in order, as `Weekend: [x] 2 l milk @ 1.19 EUR for 1 l | note`.
  func outline() async throws -> [String] {
    try await store.read { snapshot in
      let lists = try snapshot.fetch(ShoppingList.self, sort: ShoppingList.position.ascending)
      return try lists.flatMap { list in
        try ListContents(of: list, in: snapshot).lines.map { line in
          let box = line.entry.checked == nil ? "[ ]" : "[x]"
          let price = line.entry.unitPrice(of: line.product).map {
            " @ \($0.money) for \($0.basis)"
          }
          let note = line.entry.note.map { " | \($0)" }
          return
            "\(list.name): \(box) \(line.entry.quantity) \(line.product.name)\(price ?? "")\(note ?? "")"
        }
      }
    }
  }
}
