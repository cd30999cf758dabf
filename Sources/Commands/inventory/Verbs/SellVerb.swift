import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `sell REF… --for MONEY`: kept, but out of lists and totals.
enum SellVerb {
  static let verb = Verb("sell") { _ in
    CommandSpecification(
      "sell", summary: Message("inventory.sell"),
      discussion: Message("inventory.sell.discussion"),
      usage: ["sell REF… --for MONEY [--to NAME] [options]"],
      examples: [
        CommandExample("inventory sell 'Cordless drill' --for 40 --to Jonas"),
        CommandExample("inventory sell Chairs --for 15 --quantity 4 --on yesterday"),
      ],
      arguments: [SelectionOptions.argument],
      options: PartOption.options(to: Message("inventory.sell.to")) + [
        .value("for", placeholder: "MONEY", help: Message("inventory.sell.for")),
        .value(
          "on", placeholder: "DAY", completion: .names("day.past"),
          help: Message("inventory.sell.on")),
        .value("note", placeholder: "TEXT", help: Message("inventory.sell.note")),
      ])
  } run: { session in
    _ = try session.needed("for", hint: Message("inventory.sell.hint"))
    let change = SelectedChange(
      session, telling: "inventory.sell", asksAboutParts: true,
      candidates: Inventory.current.and(Item.lentTo.isNone).expression)
    return try await change.carryOut(
      reading: { _, habits in
        (
          price: try session.money("for", Item.soldFor.description, habits),
          day: try session.day("on", Item.soldOn.description, habits) ?? habits.today,
          quantity: try PartOption.quantity(session, habits)
        )
      }, check: PartOption.check(session)
    ) { transaction, _, said, id in
      guard let price = said.price else { return [] }
      let parting = try Sale.sell(
        RecordID(id), for: price, to: session.arguments.value("to"), on: said.day,
        note: session.arguments.value("note"), quantity: said.quantity, in: transaction)
      return parting.told
    }
  }
}
