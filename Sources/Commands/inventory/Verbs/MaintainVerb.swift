import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `maintain REF WHAT`: records what was done to keep an item going.
enum MaintainVerb {
  static let verb = Verb("maintain") { _ in
    CommandSpecification(
      "maintain", summary: Message("inventory.maintain"),
      discussion: Message("inventory.maintain.discussion"),
      usage: ["maintain REF WHAT… [--cost MONEY] [--every PERIOD|--next DAY] [options]"],
      examples: [
        CommandExample("inventory maintain 'Coffee machine' Descale --every 6mo"),
        CommandExample("inventory maintain Car Inspection --cost 120 --next 2027-12-01"),
      ],
      arguments: [
        ArgumentSpecification(
          "REF", help: Message("inventory.maintain.item"), isRequired: true,
          completion: .names("record")),
        ArgumentSpecification(
          "WHAT", help: Message("inventory.maintain.what"), isRequired: true, isRepeated: true),
      ],
      options: [
        .value("cost", placeholder: "MONEY", help: Message("inventory.maintain.cost")),
        .value("every", placeholder: "PERIOD", help: Message("inventory.maintain.every")),
        .value(
          "next", placeholder: "DAY", completion: .names("day"),
          help: Message("inventory.maintain.next")),
        .value(
          "on", placeholder: "DAY", completion: .names("day.past"),
          help: Message("inventory.maintain.on")),
        .value("note", placeholder: "TEXT", help: Message("inventory.maintain.note")),
      ])
  } run: { session in
    let arguments = session.arguments
    guard !arguments.has("every") || !arguments.has("next") else {
      throw ApplicationError(
        .usage, Message("inventory.maintain.both"), hint: Message("inventory.maintain.both.hint"))
    }
    let what = arguments.words.dropFirst().joined(separator: " ")
    try await session.write { transaction, habits in
      var again: Maintenance.Repeat?
      if let every = arguments.value("every") {
        again = .every(try PeriodReader.read(every))
      } else if let day = try session.day("next", MaintenanceEntry.next.description, habits) {
        again = .next(day)
      }
      let day = try session.day("on", MaintenanceEntry.day.description, habits) ?? habits.today
      let cost = try session.money("cost", MaintenanceEntry.cost.description, habits)
      let item = RecordID<Item>(try session.record(arguments.words[0], in: transaction))
      let entry = try Maintenance.record(
        what, of: item, on: day, cost: cost, again: again,
        note: arguments.value("note"), today: habits.today, in: transaction)
      try MaintenancePage.tell(entry, session, transaction, habits)
    }
    return .success
  }
}

/// `maintenance [FILTER]`: what is due, and the log.
enum MaintenanceVerb {
  static let verb = Verb("maintenance") { _ in
    CommandSpecification(
      "maintenance", summary: Message("inventory.maintenance"),
      examples: [
        CommandExample("inventory maintenance"),
        CommandExample("inventory maintenance place:Kitchen --json"),
      ],
      arguments: [FilterWords.argument], options: FilterWords.options)
  } run: { session in
    try await session.read { snapshot, habits in
      let filter = Filter<Item>(try FilterWords(session).filter(session.arguments.words, habits))
      try MaintenancePage.write(filter, session, snapshot, habits)
    }
    return .success
  }
}
