import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `lent [FILTER]`: what others have, overdue first.
enum LentVerb {
  static let verb = Verb("lent") { _ in
    CommandSpecification(
      "lent", summary: Message("inventory.lent.verb"),
      examples: [
        CommandExample("inventory lent"), CommandExample("inventory lent lent-to:Maria"),
      ],
      arguments: [FilterWords.argument], options: FilterWords.options)
  } run: { session in
    try await session.read { snapshot, habits in
      let filter = Filter<Item>(
        try FilterWords(session).filter(session.arguments.words, habits)
      ).and(Inventory.lent)
      try write(filter, session, snapshot, habits)
    }
    return .success
  }

  private static let columns = [
    Item.name.name, Item.quantity.name, Item.lentTo.name, Item.lentSince.name, Item.lentDue.name,
  ]

  private static func write(
    _ filter: Filter<Item>, _ session: Session, _ snapshot: Snapshot, _ habits: Habits
  ) throws {
    let sort = [Item.lentDue.ascending, Item.lentSince.ascending]
    // What is due at no time comes last, and not first as in every order.
    let due = filter.and(Item.lentDue.isAny)
    let open = filter.and(Item.lentDue.isNone)
    guard session.format == .table else {
      let query = RecordQuery(
        Item.schema.name, filter: filter.expression, sort: sort.map(\.key))
      _ = try session.writeForPrograms(query, columns: columns, in: snapshot)
      return
    }
    let items = try snapshot.fetch(where: due, sort: sort) + snapshot.fetch(where: open, sort: sort)
    let words = session.console.words
    let wording = habits.wording.wording
    var table = Table(
      columns: [
        TableColumn("", style: .color(.cyan), minimumWidth: 4),
        TableColumn(Item.name.description.title, minimumWidth: 12, shrinkPriority: 1),
        TableColumn(
          Item.quantity.description.title, alignment: .trailing, minimumWidth: .max,
          isOptional: true),
        TableColumn(Item.lentTo.description.title, minimumWidth: 8, shrinkPriority: 2),
        TableColumn(Item.lentSince.description.title, isOptional: true),
        TableColumn(Item.lentDue.description.title),
      ], hasHeading: !items.isEmpty)
    var overdue = 0
    for item in items {
      let isOverdue = item.lentDue.map { $0 < habits.today } ?? false
      if isOverdue { overdue += 1 }
      table.append([
        StyledText(try snapshot.listedHandle(of: item.id.identifier, type: Item.schema.name)),
        StyledText(item.name), StyledText(wording.quantity(item.quantity)),
        StyledText(item.lentTo ?? ""), StyledText(item.lentSince?.description ?? ""),
        StyledText(
          item.lentDue.map { wording.day($0, today: habits.today) } ?? "",
          isOverdue ? .color(.red) : .plain, short: item.lentDue?.description),
      ])
    }
    let count: [String: Message.Argument] = [
      "count": .number(items.count), "overdue": .number(overdue),
    ]
    table.foot = [
      StyledText(
        words(
          items.isEmpty
            ? Message("inventory.lent.none")
            : Message(
              overdue == 0 ? "inventory.overview.lent" : "inventory.overview.lent.overdue", count)),
        .dim)
    ]
    try session.number(&table, items.map(\.id.identifier), of: Item.schema.name)
    try table.write(to: session.console.output, on: session.console.canvas)
  }
}
