import InventoryKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// What `maintain` and `maintenance` print.
enum MaintenancePage {
  private static let columns = [
    MaintenanceEntry.item.name, MaintenanceEntry.what.name, MaintenanceEntry.day.name,
    MaintenanceEntry.cost.name, MaintenanceEntry.next.name,
  ]

  /// What is due, the first before the others, then what was done, the last before the others.
  static func write(
    _ filter: Filter<Item>, _ session: Session, _ snapshot: Snapshot, _ habits: Habits
  ) throws {
    let query = RecordQuery(
      MaintenanceEntry.schema.name,
      filter: MaintenanceEntry.item.refers(to: filter).expression,
      sort: [SortKey(MaintenanceEntry.day.name, descending: true)])
    if try session.writeForPrograms(query, columns: columns, in: snapshot) { return }
    let inventory = Inventory(snapshot)
    let due = try inventory.maintenanceDue(of: filter)
    let done = try inventory.maintenanceLog(of: filter)
    guard !due.isEmpty || !done.isEmpty else {
      return try session.answer(Message("inventory.maintenance.none"))
    }
    let wording = habits.wording.wording
    let words = session.console.words
    func name(_ entry: MaintenanceEntry) throws -> StyledText {
      StyledText(try snapshot.find(entry.item)?.name ?? "")
    }
    var table = Table(
      columns: [
        TableColumn("", minimumWidth: 12, shrinkPriority: 1),
        TableColumn("", minimumWidth: 8, shrinkPriority: 2), TableColumn(""),
        TableColumn(""),
      ], hasHeading: false)
    table.sections = []
    if !due.isEmpty {
      let rows = try due.map { entry in
        let isOverdue = entry.next.map { $0 < habits.today } ?? false
        return [
          try name(entry), StyledText(entry.what),
          StyledText(
            entry.next.map { wording.day($0, today: habits.today) } ?? "",
            isOverdue ? .color(.red) : .plain, short: entry.next?.description), StyledText(""),
        ]
      }
      table.sections.append(
        Table.Section(StyledText(words(Message("inventory.maintenance.due")), .bold), rows: rows))
    }
    if !done.isEmpty {
      let rows = try done.map { entry in
        [
          try name(entry), StyledText(entry.what), StyledText(entry.day?.description ?? ""),
          StyledText(entry.cost.map(wording.money) ?? ""),
        ]
      }
      table.sections.append(
        Table.Section(StyledText(words(Message("inventory.maintenance.log")), .bold), rows: rows))
    }
    // A number means the item, which is what the next command is about.
    try session.number(
      &table, (due + done).map(\.item.identifier), of: Item.schema.name)
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  /// One entry that was recorded.
  static func tell(
    _ entry: MaintenanceEntry, _ session: Session, _ snapshot: Snapshot, _ habits: Habits
  ) throws {
    let query = RecordQuery(
      MaintenanceEntry.schema.name,
      filter: .compare(FieldPath("id"), .equal, .reference(entry.id.identifier)))
    if try session.writeForPrograms(query, columns: columns, in: snapshot) { return }
    let wording = habits.wording.wording
    let ending = (session.isRehearsal ? "would" : "done") + (entry.next == nil ? "" : ".next")
    try session.tell(
      Message(
        "inventory.maintain.\(ending)",
        [
          "name": .text(try snapshot.find(entry.item)?.name ?? ""), "what": .text(entry.what),
          "day": .text(entry.day.map { wording.day($0, today: habits.today) } ?? ""),
          "next": .text(entry.next.map { wording.day($0, today: habits.today) } ?? ""),
        ]))
  }
}
