import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Brings what stands under an item that was checked to its next one: open again, and so many days
/// later.
///
/// What is open moves, as it is still to be done once. What is checked stays where it was done, and is
/// made anew. What repeats by itself keeps its own dates, and comes along only while it is open.
struct ItemBringing {
  let transaction: Transaction
  let days: Int
  private var seen: Set<RecordID<ChecklistItem>> = []

  init(transaction: Transaction, days: Int) {
    self.transaction = transaction
    self.days = days
  }

  /// Brings what stands under one item to another.
  mutating func bring(
    from old: RecordID<ChecklistItem>, to new: RecordID<ChecklistItem>
  ) throws {
    guard seen.insert(old).inserted else { return }
    for child in try children(of: old) where child.id != new {
      if child.checked == nil {
        try move(child, under: new)
      } else if child.every == nil {
        let copy = try renew(child, under: new)
        try bring(from: child.id, to: copy)
      }
    }
  }

  private func children(of item: RecordID<ChecklistItem>) throws -> [ChecklistItem] {
    try transaction.fetch(
      where: ChecklistItem.parent.equals(item), sort: [ChecklistItem.position.ascending])
  }

  /// Moves an open item, and opens what stands under it.
  private mutating func move(
    _ item: ChecklistItem, under parent: RecordID<ChecklistItem>?
  ) throws {
    guard seen.insert(item.id).inserted else { return }
    var item = item
    if let parent { item.parent = parent }
    if item.every == nil {
      item.checked = nil
      try shift(&item)
    }
    _ = try transaction.update(item)
    for child in try children(of: item.id) { try move(child, under: nil) }
  }

  /// Makes an item that was checked anew, in its place.
  private func renew(
    _ item: ChecklistItem, under parent: RecordID<ChecklistItem>
  ) throws -> RecordID<ChecklistItem> {
    var copy = ChecklistItem(
      text: item.text, list: item.list, parent: parent, note: item.note, start: item.start,
      due: item.due, priority: item.priority, tags: item.tags, own: item.own)
    try shift(&copy)
    copy = try transaction.insert(copy)
    try transaction.move([copy.id.identifier], to: .before(item.id.identifier), Checklist.shape)
    // Moving puts it under what the other one stands under.
    if var moved = try transaction.find(copy.id) {
      moved.parent = parent
      _ = try transaction.update(moved)
    }
    return copy.id
  }

  private func shift(_ item: inout ChecklistItem) throws {
    item.start = try item.start?.shifted(by: days)
    item.due = try item.due?.shifted(by: days)
  }
}

extension When {
  /// So many days later; a time is as late on its clocks.
  func shifted(by days: Int) throws -> When {
    let day = try day.adding(days: days)
    guard let zone, let secondsOfDay else { return When(day) }
    let name = try TimeZoneName(zone)
    return try WhenReader.when(
      name.moment(LocalTime(day: day, secondsOfDay: secondsOfDay)).moment, in: name)
  }
}
