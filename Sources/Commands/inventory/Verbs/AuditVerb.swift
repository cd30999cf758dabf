import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `audit start PLACE`, `audit see REF…`, `audit end`: the walk through a place.
enum AuditVerb {
  static let verb = Verb("audit") { _ in
    CommandSpecification(
      "audit", summary: Message("inventory.audit"),
      discussion: Message("inventory.audit.discussion"),
      examples: [
        CommandExample("inventory audit start 'Home / Garage'"),
        CommandExample("inventory audit see 'Cordless drill' 000-012"),
        CommandExample("inventory audit end"),
      ],
      subcommands: [
        CommandSpecification(
          "start", summary: Message("inventory.audit.start"),
          examples: [CommandExample("inventory audit start Garage")],
          arguments: [
            ArgumentSpecification(
              "PLACE", help: Message("inventory.audit.place"), completion: .names("place"))
          ]),
        CommandSpecification(
          "see", summary: Message("inventory.audit.see"),
          examples: [CommandExample("inventory audit see 000-012")],
          arguments: [SelectionOptions.argument], options: FilterWords.options),
        CommandSpecification(
          "status", summary: Message("inventory.audit.status"),
          examples: [CommandExample("inventory audit status")]),
        CommandSpecification(
          "end", summary: Message("inventory.audit.end"),
          examples: [CommandExample("inventory audit end")]),
      ])
  } run: { session in
    switch session.arguments.path.dropFirst().first {
    case "start": try await start(session)
    case "see": return try await see(session)
    case "end": try await end(session)
    default:
      try await session.read { snapshot, _ in
        try tell(Audits.underWay(in: snapshot), session, snapshot, isAnswer: true)
      }
    }
    return .success
  }

  private static func start(_ session: Session) async throws {
    try await session.write { transaction, habits in
      let place = try session.arguments.words.first.map {
        RecordID<Place>(try ReferenceReader(session.domain, transaction).find($0, of: "place"))
      }
      let audit = try Audits.start(in: place, at: habits.now, in: transaction)
      try tell(audit, session, transaction)
    }
  }

  private static func see(_ session: Session) async throws -> ExitCode {
    try await SelectedChange(session, telling: "inventory.audit.see").carryOut {
      transaction, habits, id in
      try Audits.see(RecordID(id), at: habits.now, in: transaction)
      return [id]
    }
  }

  private static func end(_ session: Session) async throws {
    try await session.write { transaction, habits in
      let audit = try Audits.end(at: habits.now, in: transaction)
      try tell(audit, session, transaction)
    }
  }

  /// How many items were seen, and which were not.
  ///
  /// - Parameter isAnswer: Whether that is what was asked, and nothing was done.
  private static func tell(
    _ audit: Audit, _ session: Session, _ snapshot: Snapshot, isAnswer: Bool = false
  ) throws {
    let query = RecordQuery(
      Item.schema.name, filter: audit.unseen.expression, sort: [SortKey(Item.name.name)])
    let columns = [Item.asset.name, Item.name.name, Item.place.name, Item.seen.name]
    if try session.writeForPrograms(query, columns: columns, in: snapshot) { return }
    guard isAnswer || session.isTelling else { return }
    let all = try snapshot.count(where: audit.items)
    let missing = try snapshot.fetch(where: audit.unseen, sort: Item.name.ascending)
    let place = try audit.place.map { try Places.path(of: $0, in: snapshot).description }
    try session.answer(
      Message(
        audit.ended == nil
          ? "inventory.audit.progress"
          : "inventory.audit.\(session.isRehearsal ? "would" : "ended")",
        [
          "place": .message(
            place.map { Message("cli.text", ["text": .text($0)]) }
              ?? Message("inventory.audit.everywhere")), "seen": .number(all - missing.count),
          "all": .number(all),
        ]))
    var table = Table(
      columns: [
        TableColumn("", style: .color(.cyan), minimumWidth: 4),
        TableColumn(Item.asset.description.title, isOptional: true),
        TableColumn(Item.name.description.title, minimumWidth: 12, shrinkPriority: 1),
        TableColumn(
          Item.place.description.title, cut: .beginning, shrinkPriority: 2, isOptional: true),
      ])
    let paths = try snapshot.paths(of: Place.schema.name)
    for item in missing {
      table.append([
        StyledText(try snapshot.listedHandle(of: item.id.identifier, type: Item.schema.name)),
        StyledText(item.asset ?? ""), StyledText(item.name),
        StyledText(item.place.flatMap { paths[$0.identifier]?.description } ?? ""),
      ])
    }
    try session.number(&table, missing.map(\.id.identifier), of: Item.schema.name)
    guard !missing.isEmpty else { return }
    let foot = Message("inventory.audit.missing", ["count": .number(missing.count)])
    table.foot = [StyledText(session.console.words(foot), .dim)]
    try table.write(to: session.console.output, on: session.console.canvas)
  }
}
