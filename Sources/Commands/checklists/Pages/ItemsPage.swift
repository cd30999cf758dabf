import ChecklistKit
import StewardApplication
import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Items of several lists, in an order that a verb gives, numbered on a terminal.
struct ItemsPage {
  private let items: [ChecklistItem]
  private let lists: [RecordID<Checklist>: Checklist]
  private let handles: [String]
  private let snapshot: Snapshot
  private let habits: Habits

  init(_ items: [ChecklistItem], _ snapshot: Snapshot, _ habits: Habits) throws {
    self.items = items
    self.snapshot = snapshot
    self.habits = habits
    handles = try items.map {
      try snapshot.listedHandle(of: $0.id.identifier, type: ChecklistItem.schema.name)
    }
    var lists: [RecordID<Checklist>: Checklist] = [:]
    for id in Set(items.compactMap(\.list)) { lists[id] = try snapshot.find(id) }
    self.lists = lists
  }

  /// Writes them.
  ///
  /// - Parameters:
  ///   - none: What is said where there are none.
  ///   - isByDay: Whether there is a section for each day.
  func write(_ session: Session, none: String, isByDay: Bool = false) throws {
    let ids = items.map(\.id.identifier)
    guard session.format == .table else { return try session.write(ids, in: snapshot) }
    try session.number(ids)
    let words = session.console.words
    guard !items.isEmpty else { return try session.answer(Message(none)) }
    let isNumbered = session.isNumbering
    var columns = [
      TableColumn(
        "", style: .color(.cyan), minimumWidth: .max, isOptional: true, dropPriority: -1),
      TableColumn("", minimumWidth: 1), TableColumn("", minimumWidth: 12, shrinkPriority: 1),
      TableColumn("", isOptional: true, dropPriority: -2),
      TableColumn("", reservedWidth: 2, isOptional: true, dropPriority: 1),
      TableColumn("", style: .dim, minimumWidth: 6, shrinkPriority: 2, isOptional: true),
    ]
    if isNumbered {
      columns.insert(
        TableColumn(
          "", alignment: .trailing, style: .dim, minimumWidth: String(items.count).count), at: 0)
    }
    var table = Table(columns: columns, hasHeading: false)
    var sections: [(title: String?, rows: [[StyledText]])] = isByDay ? [] : [(nil, [])]
    var day: Day?
    for (index, item) in items.enumerated() {
      if isByDay, sections.isEmpty || item.due?.day != day {
        day = item.due?.day
        sections.append((day.map(self.words), []))
      }
      var cells = row(item, handles[index], isByDay: isByDay)
      if isNumbered { cells.insert(StyledText(String(index + 1)), at: 0) }
      sections[sections.count - 1].rows.append(cells)
    }
    table.sections = sections.map { title, rows in
      Table.Section(title.map { StyledText($0, .bold) }, rows: rows)
    }
    table.foot = [
      StyledText(words(Message("checklists.items", ["count": .number(items.count)])), .dim)
    ]
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  private func words(_ day: Day) -> String { habits.wording.wording.day(day, today: habits.today) }

  private func words(_ when: When) -> String {
    habits.wording.wording.when(when, zone: habits.zone, today: habits.today)
  }

  /// The time of day alone, under the heading of its day.
  private func clock(_ when: When) -> String { when.local?.clock ?? "" }

  private func row(_ item: ChecklistItem, _ handle: String, isByDay: Bool) -> [StyledText] {
    let list = item.list.flatMap { lists[$0] }
    let isLate = item.due.map { habits.isPast($0) } ?? false
    let time = item.due.flatMap { $0.isDay ? nil : $0 }.map(clock) ?? ""
    let due = isByDay ? time : item.due.map(words) ?? ""
    return [
      StyledText(handle), StyledText(item.priority?.letter ?? ""), StyledText(item.text),
      StyledText(
        due, isLate ? .color(.red) : .plain, short: isByDay ? nil : item.due?.day.description),
      StyledText(list?.icon.symbol ?? ""), StyledText(list?.name ?? ""),
    ]
  }
}
