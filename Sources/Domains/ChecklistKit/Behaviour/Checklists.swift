public import StewardModels
public import StewardPersistence
public import StewardQuery

/// What can be asked about everything that is to be done, in one view of a store.
///
/// ```swift
/// let next = try await store.read { try Checklists($0).next(5, today: today) }
/// ```
public struct Checklists {
  let snapshot: Snapshot

  /// Looks into a snapshot, or into a transaction that is under way.
  public init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The open items on lists that were not put away, without those that need not be seen yet.
  public static func current(_ today: Day) -> Filter<ChecklistItem> {
    .all([
      ChecklistItem.checked.isNone, ChecklistItem.list.refers(to: Checklist.archived.isNone),
      ChecklistItem.start.isNone.or(ChecklistItem.start.atMost(When(today))),
    ])
  }

  /// What to do next over all lists: what is overdue, then what is due today, then all else; of each
  /// what matters most first, and of that what was due, and what was made, first.
  ///
  /// Costs two queries for each of the three, as far as the limit goes.
  public func next(
    _ limit: Int, today: Day, where filter: Filter<ChecklistItem> = .always
  ) throws -> [ChecklistItem] {
    let current = Self.current(today).and(filter)
    let due = ChecklistItem.due
    let priority = ChecklistItem.priority
    let parts = [
      current.and(due.isLess(than: When(today))), current.and(due.equals(When(today))),
      current.and(due.atMost(When(today)).negated),
    ]
    var found: [ChecklistItem] = []
    for (index, part) in parts.enumerated() {
      // What is due later does not come before what has no day for that: it only waits.
      let order =
        index < 2
        ? [due.ascending, ChecklistItem.created.ascending] : [ChecklistItem.created.ascending]
      for (condition, sort) in [
        (part.and(priority.isAny), [priority.ascending] + order),
        (part.and(priority.isNone), order),
      ] where found.count < limit {
        found += try snapshot.fetch(
          where: condition, sort: sort, limit: limit - found.count)
      }
    }
    return found
  }

  /// What is due in a time, the earliest first, and on one day what matters most first.
  ///
  /// - Parameter period: Which days; of items that are due at all.
  public func due(
    _ period: Filter<ChecklistItem>, today: Day, where filter: Filter<ChecklistItem> = .always
  ) throws -> [ChecklistItem] {
    let items = try snapshot.fetch(
      where: Self.current(today).and(ChecklistItem.due.isAny).and(period).and(filter),
      sort: [ChecklistItem.due.ascending, ChecklistItem.created.ascending])
    return items.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if let day = first.due?.day, let other = second.due?.day, day != other { return day < other }
      if first.priority != second.priority {
        // Z is the last letter, and none comes after it.
        return (first.priority?.letter ?? "~") < (second.priority?.letter ?? "~")
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
