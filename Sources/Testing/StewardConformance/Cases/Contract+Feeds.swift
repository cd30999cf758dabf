import StewardModels
import StewardPersistence
import StewardQuery

// Committed changes, in order, for whoever listens.
extension Contract {
  static let feeds: [ContractCase] = [
    ContractCase("feed: every change in order, and on from any place") { make in
      let store = try await Household.store(make)
      let a = try await store.things.insert(Thing(name: "a"))
      try await store.things.update(Thing(id: a.id, name: "b"))
      let room = try await store.rooms.insert(Room(name: "r"))
      try await store.things.remove(a.id)
      _ = try await store.undo()
      let thing = RecordReference(type: "thing", id: a.id.identifier)
      let expected = [
        Change(transaction: 1, record: thing, kind: .insert),
        Change(transaction: 2, record: thing, kind: .update),
        Change(
          transaction: 3, record: RecordReference(type: "room", id: room.id.identifier),
          kind: .insert),
        Change(transaction: 4, record: thing, kind: .remove),
        Change(transaction: 5, record: thing, kind: .insert),
      ]
      for place in 0..<5 {
        let batches = try await batches(of: store, after: Int64(place), 5 - place)
        try expectEqual(batches.flatMap(\.changes), Array(expected[place...]), "after \(place)")
        try expectEqual(batches.map(\.transaction), expected[place...].map(\.transaction))
      }
    },
    ContractCase("feed: a transaction comes whole, as the changes come") { make in
      let store = try await Household.store(make)
      let head = try await store.head()
      async let heard = batches(of: store, after: head, 3)
      for index in 0..<3 {
        try await store.things.insert(contentsOf: (0...index).map { Thing(name: "t\($0)") })
      }
      try expectEqual(try await heard.map(\.changes.count), [1, 2, 3])
    },
    ContractCase("feed: several listeners hear the same") { make in
      let store = try await Household.store(make)
      for index in 0..<2 { try await store.things.insert(Thing(name: "t\(index)")) }
      async let first = batches(of: store, after: 0, 4)
      async let second = batches(of: store, after: 0, 4)
      async let third = batches(of: store, after: 2, 2)
      for index in 2..<4 { try await store.things.insert(Thing(name: "t\(index)")) }
      let (all, same, rest) = try await (first, second, third)
      try expectEqual(all, same)
      try expectEqual(Array(all.dropFirst(2)), rest)
    },
    ContractCase("feed: transactions that changed no record do not hold it up") { make in
      let store = try await Household.store(make)
      for _ in 0..<130 {
        try await store.transaction("nothing in the end") { transaction in
          let thing = try transaction.insert(Thing(name: "brief"))
          try transaction.remove(thing.id)
        }
      }
      try await store.things.insert(Thing(name: "a"))
      let head = try await store.head()
      try expectEqual(try await batches(of: store, after: 0, 1).map(\.transaction), [head])
    },
    ContractCase("feed: a place that the journal does not reach back to has expired") { make in
      let store = try await Household.store(
        make, Household.options(retention: JournalRetention(days: 0, commands: 10)))
      for index in 0..<256 { try await store.things.insert(Thing(name: "t\(index)")) }
      try await expectFailure(.expired, "after 3") { try await batches(of: store, after: 3, 1) }
      try await expectFailure(.nothingToUndo, "a command that is forgotten") {
        try await store.undo(number: 3)
      }
      let kept = try await store.read { try $0.journal(JournalQuery(limit: 300)) }
      try expect((10..<20).contains(kept.count), "\(kept.count) transactions are kept")
      try expectEqual(try await batches(of: store, after: 255, 1).map(\.transaction), [256])
      let first = kept.last?.number ?? 0
      try expectEqual(try await batches(of: store, after: first - 1, 1).map(\.transaction), [first])
      _ = try await store.undo(5)
      try expectEqual(try await store.things.count(), 251)
    },
    ContractCase("feed: what comes after the iterator is made, all of it") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "before"))
      var iterator = store.changes().makeAsyncIterator()
      for index in 0..<3 { try await store.things.insert(Thing(name: "t\(index)")) }
      for expected in Int64(2)...4 {
        try expectEqual(try await iterator.next()?.transaction, expected)
      }
    },
    ContractCase("feed: one that is made after the store is closed has ended") { make in
      let store = try await Household.store(make)
      await store.close()
      var iterator = store.changes().makeAsyncIterator()
      try expect(try await iterator.next() == nil, "a closed store tells changes")
    },
    ContractCase("feed: it ends when the store is closed") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "a"))
      let ended = try await within(seconds: 20, "the end of the feed") {
        var iterator = store.changes(after: 0).makeAsyncIterator()
        let first = try await iterator.next()
        await store.close()
        do {
          return (first != nil, try await iterator.next() == nil)
        } catch let error as StoreError where error.code != .expired {
          return (first != nil, true)
        }
      }
      try expect(ended.0 && ended.1, "\(ended)")
    },
  ]

  /// The first batches of a feed.
  private static func batches(
    of store: Store, after transaction: Int64, _ count: Int
  ) async throws -> [ChangeFeed.Batch] {
    try await within(seconds: 20, "\(count) batches after \(transaction)") {
      var batches: [ChangeFeed.Batch] = []
      for try await batch in store.changes(after: transaction) {
        batches.append(batch)
        if batches.count == count { break }
      }
      return batches
    }
  }
}
