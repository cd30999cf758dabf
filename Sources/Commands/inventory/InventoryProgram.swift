import InventoryKit
import StewardApplication
import StewardModels

/// The program `inventory`.
enum InventoryProgram {
  static var application: Application {
    Application(
      "inventory", version: Version.current, summary: Message("inventory.program"),
      words: ProgramWords.english, domain: InventoryDomain.description, verbs: [ValueVerb.verb],
      overview: OverviewPage.show)
  }
}
