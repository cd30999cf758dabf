import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// What `inventory` shows without a verb: how much there is, what needs care, what came last.
enum OverviewPage {
  /// Shows it; an empty store gets three commands to begin with.
  static func show(_ session: Session) async throws {
    let overview = try await session.readForOverview { snapshot, habits in
      let overview = try Inventory(snapshot).overview(today: habits.today)
      let handles = try (overview.latest + overview.overdue + overview.expiring).map {
        try snapshot.listedHandle(of: $0.id.identifier, type: Item.schema.name)
      }
      let maintained = try overview.maintenance.map { entry in
        (
          handle: try snapshot.listedHandle(of: entry.item.identifier, type: Item.schema.name),
          name: try snapshot.find(entry.item)?.name ?? ""
        )
      }
      return Page(
        overview: overview, handles: handles, maintained: maintained, habits: habits)
    }
    if session.format == .json || session.format == .ndjson {
      try writeObject(overview.overview, session)
    } else if overview.overview.worth.items == 0 {
      try showBeginning(session)
    } else {
      try show(overview, session)
    }
  }

  private struct Page: Sendable {
    let overview: Overview
    /// The handles of the items that came last, are overdue, run out of warranty, in that order.
    let handles: [String]
    /// The items of the maintenance that is due, in its order.
    let maintained: [(handle: String, name: String)]
    let habits: Habits
  }

  private static func showBeginning(_ session: Session) throws {
    try session.answer(Message("inventory.overview.empty"))
    for command in [
      "inventory add 'Cordless drill' --price '129 EUR' --place 'Home / Garage'",
      "inventory import things.csv --dry-run", "inventory help",
    ] {
      try session.console.tell("  " + command)
    }
  }

  /// The counts and the worth as one object.
  private static func writeObject(_ overview: Overview, _ session: Session) throws {
    let bytes = ByteOutput(to: session.console.output)
    var json = JSONWriter(bytes, layout: session.format == .json ? .pretty : .compact)
    try json.beginObject()
    try json.key("items")
    try json.integer(overview.worth.items)
    try json.key("worth")
    try overview.worth.write(to: &json)
    for (key, count) in [
      ("without-value", overview.worth.withoutValue), ("lent", overview.lent),
      ("overdue", overview.overdueCount), ("warranty-ends", overview.expiringCount),
      ("maintenance-overdue", overview.maintenanceOverdueCount),
      ("maintenance-due", overview.maintenanceDueCount),
    ] {
      try json.key(key)
      try json.integer(count)
    }
    try json.endObject()
    try json.endLine()
    try bytes.flush()
  }

  private static func show(_ page: Page, _ session: Session) throws {
    let overview = page.overview
    for line in summary(overview, page.habits) { try session.answer(line) }
    var handles = page.handles[...]
    let latest = handles.prefix(overview.latest.count)
    handles = handles.dropFirst(latest.count)
    let overdue = handles.prefix(overview.overdue.count)
    handles = handles.dropFirst(overdue.count)
    let wording = page.habits.wording.wording
    let today = page.habits.today
    try section(overview.overdue, overdue, session) { item in
      Message(
        "inventory.overview.due",
        [
          "due": .text(item.lentDue.map { wording.day($0, today: today) } ?? ""),
          "to": .text(item.lentTo ?? ""),
        ])
    }
    try section(overview.expiring, handles, session) { item in
      Message(
        "inventory.overview.until",
        ["day": .text(item.warranty.map { wording.day($0, today: today) } ?? "")])
    }
    try section(
      zip(page.maintained, overview.maintenance).map { item, entry in
        let day = entry.next.map { wording.day($0, today: today) } ?? ""
        return (
          item.handle, item.name,
          Message(
            "inventory.overview.maintain", ["what": .text(entry.what), "day": .text(day)])
        )
      }, session)
    try session.console.output.writeLine()
    try session.answer(Message("inventory.overview.latest"))
    try section(overview.latest, latest, session) { item in
      Message("cli.text", ["text": .text(item.price.map(wording.money) ?? "")])
    }
  }

  private static func summary(_ overview: Overview, _ habits: Habits) -> [Message] {
    let items = Message.Argument.number(overview.worth.items)
    var lines: [Message] = []
    if overview.worth.totals.isEmpty {
      lines.append(Message("inventory.overview.worthless", ["items": items]))
    } else {
      let worth = habits.wording.wording.money(overview.worth.totals)
      lines.append(
        Message("inventory.overview.worth", ["items": items, "worth": .text(worth)]))
    }
    if overview.worth.withoutValue > 0 {
      lines.append(
        Message(
          "inventory.overview.unpriced", ["count": .number(overview.worth.withoutValue)]))
    }
    if overview.lent > 0 {
      lines.append(
        Message(
          overview.overdueCount > 0
            ? "inventory.overview.lent.overdue" : "inventory.overview.lent",
          ["count": .number(overview.lent), "overdue": .number(overview.overdueCount)]))
    }
    if overview.expiringCount > 0 {
      lines.append(
        Message(
          "inventory.overview.expiring",
          ["count": .number(overview.expiringCount), "days": .number(Overview.warrantyDays)]))
    }
    let (late, due) = (overview.maintenanceOverdueCount, overview.maintenanceDueCount)
    if late + due > 0 {
      let ending = late == 0 ? "due" : due == 0 ? "overdue" : "both"
      lines.append(
        Message(
          "inventory.overview.maintenance.\(ending)",
          [
            "overdue": .number(late), "due": .number(due),
            "days": .number(Overview.maintenanceDays),
          ]))
    }
    return lines
  }

  /// Items with their handles, and something that is told of each.
  private static func section(
    _ items: [Item], _ handles: some Sequence<String>, _ session: Session,
    _ note: (Item) -> Message
  ) throws {
    try section(zip(items, handles).map { ($1, $0.name, note($0)) }, session)
  }

  private static func section(
    _ rows: [(handle: String, name: String, note: Message)], _ session: Session
  ) throws {
    guard !rows.isEmpty else { return }
    var table = Table(
      columns: [
        TableColumn("", style: .color(.cyan), minimumWidth: 4),
        TableColumn("", minimumWidth: 12, shrinkPriority: 1), TableColumn(""),
      ], hasHeading: false)
    for row in rows {
      table.append([
        StyledText(row.handle), StyledText(row.name),
        StyledText(session.console.words(row.note)),
      ])
    }
    try table.write(to: session.console.output, on: session.console.canvas)
  }
}
