import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence

/// `move REF…|FILTER --to PLACE`: puts things elsewhere.
enum MoveVerb {
  static let verb = Verb("move") { _ in
    CommandSpecification(
      "move", aliases: ["mv"], summary: Message("inventory.move"),
      discussion: Message("inventory.move.discussion"),
      usage: ["move REF… --to PLACE [options]", "move FILTER… --to PLACE [options]"],
      examples: [
        CommandExample("inventory move 'Cordless drill' --to 'Home / Garage'"),
        CommandExample("inventory move place:Cellar --to Attic"),
      ],
      arguments: [SelectionOptions.argument],
      options: FilterWords.options + [
        .value(
          "to", placeholder: "PLACE", completion: .names("place"),
          help: Message("inventory.move.to"))
      ])
  } run: { session in
    guard let text = session.arguments.value("to") else {
      _ = try session.needed("to", hint: Message("inventory.move.hint"))
      return .usage
    }
    let domain = session.domain
    let change = SelectedChange(session, telling: "inventory.move")
    return try await change.carryOut(
      reading: { transaction, _ in
        // A path that cannot be one is wrong, whatever is moved; one that is new is made with the first.
        guard !text.isEmpty else { return }
        try ReferenceReader(domain, transaction).check(text, of: "place", for: "to")
      }
    ) { transaction, _, _, id in
      var place: RecordID<Place>?
      if !text.isEmpty {
        place = RecordID(
          try ReferenceReader(domain, transaction)
            .findOrMake(text, of: "place", for: "to", in: transaction))
      }
      try transaction.update(RecordID<Item>(id)) { item in
        // What lies in a place of its own lies in no other thing any more.
        (item.place, item.inside) = (place, nil)
      }
      return [id]
    }
  }
}
