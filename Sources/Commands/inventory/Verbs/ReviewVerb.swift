import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `review [FILTER]`: goes through what lacks something, and asks for it.
enum ReviewVerb {
  static let verb = Verb("review") { _ in
    CommandSpecification(
      "review", summary: Message("inventory.review"),
      discussion: Message("inventory.review.discussion"),
      examples: [
        CommandExample("inventory review"), CommandExample("inventory review price:none @camera"),
        CommandExample("inventory review --no-input"),
      ],
      arguments: [FilterWords.argument], options: FilterWords.options)
  } run: { session in
    let missing = MissingValues(session, in: Review.fields)
    let items = try await session.read { snapshot, habits in
      let filter = try FilterWords(session).filter(session.arguments.words, habits)
      return try missing.records(where: filter.and(Review.incomplete.expression), in: snapshot)
    }
    guard missing.canAsk else {
      try missing.write(items)
      return .success
    }
    try await missing.ask(for: items)
    return .success
  }
}
