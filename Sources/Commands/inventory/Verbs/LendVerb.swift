import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `lend REF… --to NAME`: someone else has it for a while.
enum LendVerb {
  static let verb = Verb("lend") { _ in
    CommandSpecification(
      "lend", summary: Message("inventory.lend"),
      discussion: Message("inventory.lend.discussion"),
      usage: ["lend REF… --to NAME [--due DAY] [options]"],
      examples: [
        CommandExample("inventory lend 'Cordless drill' --to Maria --due +2w"),
        CommandExample("inventory lend Chairs --to Jonas --quantity 4"),
      ],
      arguments: [SelectionOptions.argument],
      options: PartOption.options(to: Message("inventory.lend.to")) + [
        .value(
          "due", placeholder: "DAY", completion: .names("day"),
          help: Message("inventory.lend.due")),
        .value(
          "since", placeholder: "DAY", completion: .names("day.past"),
          help: Message("inventory.lend.since")),
      ])
  } run: { session in
    let person = try session.needed("to", hint: Message("inventory.lend.hint"))
    let change = SelectedChange(
      session, telling: "inventory.lend",
      candidates: Inventory.current.and(Item.lentTo.isNone.or(Item.lentTo.matches(person)))
        .expression)
    return try await change.carryOut(
      reading: { _, habits in
        (
          since: try session.day("since", Item.lentSince.description, habits) ?? habits.today,
          due: try session.day("due", Item.lentDue.description, habits),
          quantity: try PartOption.quantity(session, habits)
        )
      }, check: PartOption.check(session)
    ) { transaction, _, said, id in
      let parting = try Lending.lend(
        RecordID(id), to: person, since: said.since, due: said.due, quantity: said.quantity,
        in: transaction)
      return parting.told
    }
  }
}

/// `return REF…`: it is back.
enum ReturnVerb {
  static let verb = Verb("return") { _ in
    CommandSpecification(
      "return", summary: Message("inventory.return"),
      discussion: Message("inventory.return.discussion"),
      examples: [
        CommandExample("inventory return 'Cordless drill'"),
        CommandExample("inventory return lent-to:Maria"),
      ],
      arguments: [SelectionOptions.argument], options: FilterWords.options)
  } run: { session in
    let change = SelectedChange(
      session, telling: "inventory.return", candidates: Inventory.lent.expression)
    return try await change.carryOut { transaction, _, id in
      [try Lending.takeBack(RecordID(id), in: transaction).identifier]
    }
  }
}

/// `--quantity N`: only some of the pieces.
enum PartOption {
  /// What every verb takes that gives things, or some pieces of one, to somebody.
  static func options(to help: Message) -> [OptionSpecification] {
    FilterWords.options + [
      .value("to", placeholder: "NAME", help: help),
      .value("quantity", placeholder: "AMOUNT", help: Message("inventory.option.quantity")),
    ]
  }

  static func quantity(_ session: Session, _ habits: Habits) throws -> Quantity? {
    let value = try session.value("quantity", as: Item.quantity.description, habits)
    guard case .quantity(let quantity) = value else { return nil }
    return quantity
  }

  /// Refuses a quantity of several records: it would not say how many of which.
  static func check(_ session: Session) -> @Sendable ([Identifier]) throws -> Void {
    { ids in
      guard ids.count > 1, session.arguments.has("quantity") else { return }
      throw ApplicationError(
        .usage, Message("inventory.quantity.several", ["count": .number(ids.count)]),
        hint: Message("inventory.quantity.several.hint"))
    }
  }
}

extension Parting {
  /// The records to tell of: the pieces that it befell, then the rest.
  var told: [Identifier] { [item.identifier] + (rest.map { [$0.identifier] } ?? []) }
}

extension Session {
  /// The day that an option says; nil where it was not given.
  func day(_ option: String, _ field: FieldDescription, _ habits: Habits) throws -> Day? {
    guard case .day(let day) = try value(option, as: field, habits) else { return nil }
    return day
  }

  /// The money that an option says; nil where it was not given.
  func money(_ option: String, _ field: FieldDescription, _ habits: Habits) throws -> Money? {
    guard case .money(let money) = try value(option, as: field, habits) else { return nil }
    return money
  }
}
