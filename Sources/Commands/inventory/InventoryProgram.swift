import InventoryKit
import StewardApplication
import StewardModels

/// The program `inventory`.
enum InventoryProgram {
  static var application: Application {
    Application(
      "inventory", version: "0.1.0", summary: Message("inventory.program"), words: words,
      domain: InventoryDomain.description, verbs: [], overview: { _ in })
  }

  private static let words: [String: String] = [
    "inventory.program": "Keep what a household owns: where it is, what it is worth."
  ]
}
