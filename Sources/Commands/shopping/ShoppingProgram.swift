import ShoppingKit
import StewardApplication
import StewardModels

/// The program `shopping`.
enum ShoppingProgram {
  static var application: Application {
    Application(
      "shopping", version: Version.current, summary: Message("shopping.program"),
      headings: headings, domain: ShoppingDomain.description,
      verbs: [
        AddVerb.verb, ToggleVerb.verb, CheckVerb.verb, CheckVerb.uncheck, TotalVerb.verb,
        ProductsVerb.verb, .showList(OverviewPage.draw), ProductVerb.verb, PickVerb.verb,
        FinishVerb.verb, PricesVerb.verb, SuggestVerb.verb,
        ShopVerb.verb, AislesVerb.verb, ShareVerb.verb,
      ],
      overview: OverviewPage.show)
  }

  /// The headings of lists that other programs write.
  private static let headings = [
    "Item": "product", "Article": "product", "Name": "product", "Qty": "quantity",
    "Amount": "quantity", "Count": "quantity", "Notes": "note", "Comment": "note",
    "Done": "checked", "Bought": "checked",
  ]
}
