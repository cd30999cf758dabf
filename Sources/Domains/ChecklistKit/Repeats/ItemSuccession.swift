import StewardCalendar
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Makes the next one of an item that repeats when that is checked.
///
/// The next one stands where the checked one stood and holds what that held: text, list, note, priority,
/// tags, own fields, what it stands under. When it is due comes from the rule, its start moves along, and
/// what stood under the checked one stands under it, open.
struct ItemSuccession: EntrySuccession {
  func follow(
    _ entry: Identifier, doneOn day: Day, in transaction: Transaction
  ) throws -> Succession {
    guard let item = try transaction.find(RecordID<ChecklistItem>(entry)), item.checked != nil,
      let every = item.every
    else { return .nothing }
    // What has a start alone begins again.
    let reckoned = item.due ?? item.start
    guard let following = try every.following(reckoned, doneOn: day) else { return .last }
    let days = following.when.day.days(since: (reckoned ?? following.when).day)
    var next = ChecklistItem(
      text: item.text, list: item.list, parent: item.parent, note: item.note,
      start: try item.start?.shifted(by: days), priority: item.priority, tags: item.tags,
      own: TaskwarriorOwn.times.reduce(item.own) { $0.removing($1) }, every: following.repeats)
    if item.due == nil, item.start != nil {
      next.start = following.when
    } else {
      next.due = following.when
    }
    if let there = try existing(next, in: transaction) {
      return .next(there.id.identifier, following.when)
    }
    next = try transaction.insert(next)
    try transaction.move([next.id.identifier], to: .before(entry), Checklist.shape)
    var bringing = ItemBringing(transaction: transaction, days: days)
    try bringing.bring(from: item.id, to: next.id)
    return .next(next.id.identifier, following.when)
  }

  /// The same item that stands there already: one that was unchecked and is checked again has its next.
  private func existing(
    _ next: ChecklistItem, in transaction: Transaction
  ) throws -> ChecklistItem? {
    guard let list = next.list else { return nil }
    let when =
      next.due.map { ChecklistItem.due.equals($0) }
      ?? next.start.map { ChecklistItem.start.equals($0) } ?? .never
    return try transaction.fetch(
      where: ChecklistItem.list.equals(list).and(ChecklistItem.checked.isNone).and(when)
    ).first {
      $0.text == next.text && $0.every == next.every && $0.due == next.due
        && $0.start == next.start
    }
  }

  func succeeded(on list: Identifier, in snapshot: Snapshot) throws -> Set<Identifier> {
    let items = try snapshot.fetch(
      where: ChecklistItem.list.equals(RecordID(list)).and(ChecklistItem.every.isAny),
      sort: [ChecklistItem.created.ascending])
    var last: [Series: ChecklistItem] = [:]
    var done: Set<Identifier> = []
    for item in items {
      if let before = last.updateValue(item, forKey: Series(item)), before.checked != nil {
        done.insert(before.id.identifier)
      }
    }
    return done
  }

  /// What the times of one thing that repeats have in common.
  private struct Series: Hashable {
    let text: String
    let rule: Substring

    init(_ item: ChecklistItem) {
      text = item.text
      let stored = item.every?.stored ?? ""
      // Without the first date, which not all of them have.
      rule = stored.split(separator: " ").first { $0 != "after" } ?? ""
    }
  }
}
