import StewardModels

/// The journal of a store in memory: transactions without a gap from the floor to the head.
struct MemoryJournal: Sendable {
  private struct Page: Sendable {
    var entry: JournalEntry
    /// In the order in which records were first changed; nil where the changes cancelled out.
    var changes: [JournalChange?] = []
  }

  private var pages = ShardedMap<Int64, Page>()
  /// After which transaction everything is there.
  private(set) var floor: Int64 = 0
  /// The last transaction.
  private(set) var head: Int64 = 0

  mutating func append(_ entry: JournalEntry) -> Int64 {
    head += 1
    var entry = entry
    entry.number = head
    pages[head] = Page(entry: entry)
    return head
  }

  /// Notes a change at a place that `nextPlace` gave for its record.
  mutating func note(_ change: JournalChange, at place: Int) {
    edit(change.transaction) { page in
      guard place < page.changes.count else {
        page.changes.append(change)
        return
      }
      let earlier = page.changes[place]
      page.changes[place] = earlier.map { $0.joined(with: change) } ?? change
    }
  }

  /// Where the next change of a transaction will stand.
  func nextPlace(in transaction: Int64) -> Int { pages[transaction]?.changes.count ?? 0 }

  mutating func mark(_ transaction: Int64, undoneBy: Int64?) {
    edit(transaction) { $0.entry.undoneBy = undoneBy }
  }

  /// Drops everything up to a transaction.
  mutating func prune(through transaction: Int64) {
    let last = min(transaction, head)
    while floor < last {
      floor += 1
      pages[floor] = nil
    }
  }

  /// Gives the images of one type's records another form.
  mutating func rewrite(_ type: String, _ change: (RowImage) throws -> RowImage) rethrows {
    var number = floor
    while number < head {
      number += 1
      guard var page = pages[number], page.changes.contains(where: { $0?.record.type == type })
      else { continue }
      for place in page.changes.indices where page.changes[place]?.record.type == type {
        let migrated = try page.changes[place]?.before.map(change)
        page.changes[place]?.before = migrated
      }
      pages[number] = page
    }
  }

  private mutating func edit(_ transaction: Int64, _ change: (inout Page) -> Void) {
    guard var page = pages[transaction] else { return }
    // Out of the map while it changes, so that its changes are not copied.
    pages[transaction] = nil
    change(&page)
    pages[transaction] = page
  }
}

extension MemoryJournal {
  /// The transactions of a query, the latest first.
  func transactions(_ query: JournalQuery) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    var number = query.before.map { min(head, $0 - 1) } ?? head
    var least = floor + 1
    if let only = query.number {
      guard only <= number else { return [] }
      number = only
      least = max(least, only)
    }
    while number >= least, entries.count < query.limit {
      if let entry = pages[number]?.entry, query.asks(for: entry) { entries.append(entry) }
      number -= 1
    }
    return entries
  }

  /// What a transaction changed.
  func changes(in transaction: Int64) -> [JournalChange] {
    pages[transaction]?.changes.compactMap(\.self) ?? []
  }

  /// The last transaction that took a record out.
  func lastRemoval(of record: RecordReference) -> Int64? {
    var number = head
    while number > floor {
      let change = pages[number]?.changes.first { $0?.record == record } ?? nil
      if let change, change.revisionAfter == nil { return number }
      number -= 1
    }
    return nil
  }

  /// The changes of the first transactions after one that changed records, in order.
  func feed(after transaction: Int64, transactions: Int) -> [Change] {
    var feed: [Change] = []
    var number = max(transaction, floor)
    var found = 0
    while number < head, found < transactions {
      number += 1
      let changes = changes(in: number)
      guard !changes.isEmpty else { continue }
      found += 1
      feed += changes.map { Change(transaction: number, record: $0.record, kind: $0.kind) }
    }
    return feed
  }
}

extension JournalQuery {
  /// Whether an entry, its number apart, is one of those that are meant.
  fileprivate func asks(for entry: JournalEntry) -> Bool {
    (user == nil || user == entry.author.user)
      && (program == nil || program == entry.author.program)
      && (kinds.isEmpty || kinds.contains(entry.kind))
      && (!standing || entry.undoneBy == nil)
      && until.map { entry.moment < $0 } ?? true
  }
}
