public import StewardModels
public import StewardPersistence
public import StewardQuery
public import StewardText

/// What was done to keep things going, and what is due.
public enum Maintenance {
  /// When something is to be done again.
  public enum Repeat: Hashable, Sendable {
    /// So long after the day it was done.
    case every(Period)
    /// On a day.
    case next(Day)
  }

  /// Records that something was done, or with no day that it is to be done.
  ///
  /// Where nothing is said of the next time, the last entry that says the same of the item counts:
  /// what is done every six months is due six months later.
  ///
  /// - Parameters:
  ///   - what: What was done.
  ///   - day: When; nil where it is only planned.
  ///   - again: When it is to be done again; for what is only planned, when it is to be done.
  ///   - today: From which day on a period counts where nothing was done.
  /// - Throws: `ValidationError` for what breaks a rule.
  public static func record(
    _ what: String, of item: RecordID<Item>, on day: Day?, cost: Money? = nil,
    again: Repeat? = nil, note: String? = nil, today: Day, in transaction: Transaction
  ) throws -> MaintenanceEntry {
    var entry = MaintenanceEntry(item: item, what: what, day: day, cost: cost, note: note)
    switch again {
    case .every(let period): entry.every = period.description
    case .next(let day): entry.next = day
    case nil:
      let last = try transaction.fetch(
        where: MaintenanceEntry.item.equals(item).and(MaintenanceEntry.what.matches(what)))
      entry.every = last.max { $0.precedes($1) }?.every
    }
    if entry.next == nil, let every = entry.every {
      entry.next = try PeriodReader.read(every).added(to: day ?? today)
    }
    return try transaction.insert(entry)
  }
}

extension MaintenanceEntry {
  /// Whether another says later what is to be done: what was planned comes after what was done, and
  /// what was recorded later after what was recorded before.
  func precedes(_ other: MaintenanceEntry) -> Bool {
    let (mine, its) = (day ?? next, other.day ?? other.next)
    if mine == its { return id.identifier < other.id.identifier }
    guard let mine, let its else { return mine == nil }
    return mine < its
  }
}

extension Inventory {
  /// What is due of the items that are there: of each thing to be done the last entry, the one that
  /// is due first before the others.
  ///
  /// Reads all entries.
  ///
  /// - Parameter filter: Of which items; those that are neither archived nor sold unless told
  ///   otherwise.
  public func maintenanceDue(
    of filter: Filter<Item> = Inventory.current
  ) throws -> [MaintenanceEntry] {
    var last: [Work: MaintenanceEntry] = [:]
    for entry in try snapshot.fetch(where: MaintenanceEntry.item.refers(to: filter)) {
      let work = Work(item: entry.item, what: entry.what.folded)
      if let known = last[work], entry.precedes(known) { continue }
      last[work] = entry
    }
    return last.values.compactMap { entry in entry.next.map { (entry, $0) } }
      .sorted { ($0.1, $0.0.id.identifier) < ($1.1, $1.0.id.identifier) }.map(\.0)
  }

  /// What was done, the last before the others.
  ///
  /// - Parameters:
  ///   - filter: Of which items.
  ///   - limit: How many entries at the most.
  public func maintenanceLog(
    of filter: Filter<Item> = .always, limit: Int? = nil
  ) throws -> [MaintenanceEntry] {
    try snapshot.fetch(
      where: MaintenanceEntry.day.isAny.and(MaintenanceEntry.item.refers(to: filter)),
      sort: MaintenanceEntry.day.descending, Sort(SortKey("id", descending: true)), limit: limit)
  }
}

/// One thing that is done to an item again and again.
private struct Work: Hashable {
  let item: RecordID<Item>
  let what: String
}
