import InventoryKit
import StewardApplication
import StewardModels

/// The program `inventory`.
enum InventoryProgram {
  static var application: Application {
    Application(
      "inventory", version: Version.current, summary: Message("inventory.program"),
      headings: headings, domain: InventoryDomain.description,
      verbs: [
        ValueVerb.verb, MoveVerb.verb, PlacesVerb.verb, LendVerb.verb, ReturnVerb.verb,
        LentVerb.verb, SellVerb.verb, ArchiveVerb.archive, ArchiveVerb.unarchive,
        MaintainVerb.verb, MaintenanceVerb.verb, AuditVerb.verb, ReviewVerb.verb,
      ],
      overview: OverviewPage.show)
  }

  /// The headings of the lists that insurers ask for and of spreadsheets that people keep.
  private static let headings = [
    "Item": "name", "Item name": "name", "Article": "name", "Brand": "manufacturer",
    "Make": "manufacturer", "Model number": "model", "Serial no": "serial", "Serial no.": "serial",
    "Serial #": "serial", "S/N": "serial", "Purchase date": "bought", "Date of purchase": "bought",
    "Bought on": "bought", "Price paid": "price", "Purchase price": "price", "Cost": "price",
    "Current value": "value", "Estimated value": "value", "Replacement value": "replacement",
    "Cost to replace": "replacement", "Room": "place", "Location": "place", "Where": "place",
    "Bought from": "shop", "Store": "shop", "Retailer": "shop", "Qty": "quantity",
    "Number": "quantity", "Comments": "notes", "Note": "notes", "Labels": "tags",
    "Type": "category",
    "Warranty expires": "warranty", "Warranty end": "warranty",
  ]
}
