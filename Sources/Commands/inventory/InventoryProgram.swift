import InventoryKit
import StewardApplication
import StewardModels

/// The program `inventory`.
enum InventoryProgram {
  static var application: Application {
    Application(
      "inventory", version: Version.current, summary: Message("inventory.program"),
      headings: Spreadsheets.headings, domain: InventoryDomain.description,
      verbs: [
        ValueVerb.verb, MoveVerb.verb, PlacesVerb.verb, LendVerb.verb, ReturnVerb.verb,
        LentVerb.verb, SellVerb.verb, ArchiveVerb.archive, ArchiveVerb.unarchive,
        MaintainVerb.verb, MaintenanceVerb.verb, AuditVerb.verb, ReviewVerb.verb,
      ],
      overview: OverviewPage.show)
  }
}
