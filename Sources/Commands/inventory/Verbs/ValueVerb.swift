import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery

/// `value [FILTER] [--by place|category|tag]`: what everything is worth.
enum ValueVerb {
  static let verb = Verb("value") { domain in
    CommandSpecification(
      "value", summary: Message("inventory.value"),
      discussion: Message("inventory.value.discussion"),
      examples: [
        CommandExample("inventory value --by place"),
        CommandExample("inventory value @camera --by category"),
      ],
      arguments: [FilterWords.argument],
      options: FilterWords.options + [
        .value(
          "by", placeholder: "GROUP",
          completion: .choices(ValueReport.Grouping.allCases.map(\.rawValue)),
          help: Message("inventory.value.by"))
      ])
  } run: { session in
    let grouping = session.arguments.value("by").flatMap(ValueReport.Grouping.init)
    let page = try await session.read { snapshot, habits in
      let filter = try FilterWords(session).filter(session.arguments.words, habits)
      return ValuePage(
        report: try Inventory(snapshot).values(by: grouping, where: Filter(filter)),
        grouping: grouping, habits: habits)
    }
    try page.write(session)
    return .success
  }
}
