import StewardInterchange
public import StewardModels
public import StewardPersistence
import StewardQuery
import StewardText

/// A list as it is told: what it is called, and what stands on it, counted.
public struct ListLine: Sendable, Hashable {
  /// The list.
  public let id: Identifier
  /// What it is called.
  public let name: String
  /// Its picture.
  public let icon: Icon
  /// Free text about it.
  let note: String?
  /// When it was put away.
  let archived: Moment?
  /// What stands on it.
  public let tally: ListTally
  /// The day on which the first open entry is due.
  let firstDue: Day?
  /// Its handle.
  let handle: String
  /// Whether it is the list that was chosen.
  let isChosen: Bool

  /// Under a list: that nothing stands on it, that all is done, or how much remains.
  public var remaining: Message {
    if tally.count == 0 { return Message("lists.remaining.none") }
    if tally.remaining == 0 { return Message("lists.remaining.done") }
    return Message(
      "lists.remaining.some",
      ["remaining": .number(tally.remaining), "count": .number(tally.count)])
  }

  /// What remains, where there is little room: `3 of 8`; nil where the words are short.
  var shortRemaining: Message? {
    guard tally.count > 0, tally.remaining > 0 else { return nil }
    return Message(
      "lists.remaining.short",
      ["remaining": .number(tally.remaining), "count": .number(tally.count)])
  }

  /// What is due first, where there is little room; nil where the words are short.
  func shortDue(_ habits: Habits) -> Message? {
    if tally.overdue > 0 {
      return Message("lists.due.overdue", ["overdue": .number(tally.overdue)])
    }
    guard tally.dueToday == 0 else { return nil }
    return firstDue.map { Message("lists.due.next", ["day": .text($0.description)]) }
  }

  /// What is due on it; nil where nothing is.
  func due(_ habits: Habits) -> Message? {
    if tally.overdue > 0 {
      return Message(
        tally.dueToday > 0 ? "lists.due.both" : "lists.due.overdue",
        ["overdue": .number(tally.overdue), "today": .number(tally.dueToday)])
    }
    if tally.dueToday > 0 {
      return Message("lists.due.today", ["today": .number(tally.dueToday)])
    }
    return firstDue.map {
      Message(
        "lists.due.next",
        ["day": .text(habits.wording.wording.day($0, today: habits.today))])
    }
  }
}

/// Reads lists with what stands on them.
struct ListReader {
  let snapshot: Snapshot
  let shape: ListShape
  let layout: ListLayout
  let today: Day

  init(_ snapshot: Snapshot, _ shape: ListShape, today: Day) throws {
    self.snapshot = snapshot
    self.shape = shape
    self.today = today
    layout = try snapshot.layout(of: shape)
  }

  /// All lists that are not put away, or all of them, in the order of their names.
  ///
  /// Costs one query for the lists and one for what stands on them.
  func all(archived: Bool, findsChanges: Bool = false) throws -> [ListLine] {
    let records = try snapshot.records(
      RecordQuery(
        shape.list, filter: archived ? .always : layout.isStanding,
        sort: [SortKey(layout.name.field.name)]))
    let tallies = try snapshot.tallies(shape, today: today, findsChanges: findsChanges)
    return try lines(records, tallies)
  }

  /// One list.
  func line(_ record: StoredRecord) throws -> ListLine {
    let tallies = try snapshot.tallies(shape, today: today, of: record.id)
    let chosen = try snapshot.chosenList(shape)?.id
    return try line(record, tallies[record.id] ?? ListTally(), chosen)
  }

  private func lines(
    _ records: [StoredRecord], _ tallies: [Identifier: ListTally]
  ) throws -> [ListLine] {
    let chosen = try snapshot.chosenList(shape)?.id
    return try records.map { try line($0, tallies[$0.id] ?? ListTally(), chosen) }
  }

  private func line(
    _ record: StoredRecord, _ tally: ListTally, _ chosen: Identifier?
  ) throws -> ListLine {
    let row = record.row
    let note = layout.listType.field(role: .note).flatMap { field in
      layout.listType.index(ofField: field.name).flatMap {
        row[layout.listType.firstColumns[$0]].text
      }
    }
    return ListLine(
      id: record.id, name: row[layout.name.column].text ?? "",
      icon: layout.icon.flatMap { row[$0.column].text }.map(Icon.init(stored:)) ?? .blank,
      note: note,
      archived: row[layout.archived.column].integer.map { Moment(microseconds: $0) },
      tally: tally, firstDue: layout.day(tally.earliestDue, of: layout.due),
      handle: Handle(record.id).listed(), isChosen: record.id == chosen)
  }
}

extension ListLayout {
  /// The day that the first column of a due or start field holds.
  func day(_ scalar: Scalar, of place: Place?) -> Day? {
    guard let place, let number = scalar.integer else { return nil }
    // A time stands there as what the clock on the wall shows.
    if place.field.kind == .when { return Moment(microseconds: number).components().day }
    return Day(unchecked: Int(clamping: number))
  }
}
