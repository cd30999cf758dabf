import Dispatch
import StewardModels
import StewardPersistence
import StewardQuery

// All of it or nothing, one after the other, and views that stay as they are.
extension Contract {
  private struct Enough: Error {}

  static let transactions: [ContractCase] = [
    ContractCase("transactions: nothing is kept of one that throws") { make in
      let store = try await Household.store(make)
      let kept = Thing(name: "kept", tags: ["red"])
      try await store.things.insert(kept)
      let before = try await store.everything()
      let head = try await store.head()
      do {
        try await store.transaction("fails") { transaction in
          try transaction.insert(Room(name: "new"))
          try transaction.update(Thing(id: kept.id, name: "changed"))
          try transaction.insert(Thing(name: "other"))
          try transaction.set("currency", to: "EUR")
          throw Enough()
        }
        throw ContractFailure(difference: "the body's error was lost", place: #fileID)
      } catch is Enough {}
      try expectEqual(try await store.everything(), before)
      try expectEqual(try await store.head(), head, "the journal")
      try expectEqual(try await store.read { try $0.setting("currency") }, nil, "the setting")
      try expectEqual(try await store.names(where: .search("kept")), "kept", "the search")
      try expectEqual(try await store.names(where: Thing.tags.contains("red")), "kept", "the tags")
    },
    ContractCase("transactions: one sees its own changes, over several types") { make in
      let store = try await Household.store(make)
      let counts = try await store.transaction("all") { transaction -> [Int] in
        let room = try transaction.insert(Room(name: "r"))
        var thing = try transaction.insert(Thing(name: "a", room: room.id))
        try transaction.insert(Loan(thing: thing.id, to: "bob", day: Day(unchecked: 1)))
        let first = try transaction.count(
          Thing.self, where: Thing.room.refers(to: Room.name.equals("r")))
        thing.name = "b"
        try transaction.update(thing)
        let second = try transaction.fetch(Thing.self, where: .search("b")).count
        try transaction.remove(thing.id)
        return [
          first, second, try transaction.count(Thing.self), try transaction.count(Loan.self),
          try transaction.count(Room.self),
        ]
      }
      try expectEqual(counts, [1, 1, 0, 0, 1])
      try expectEqual(try await store.head(), 1, "it is one transaction")
      let steps = try await store.read { try $0.history(JournalQuery(limit: 5)) }
      try expectEqual(
        steps.map { $0.changes.map(\.record.type) }, [["room"]],
        "what came and went leaves no trace")
    },
    ContractCase("transactions: a change that changes nothing leaves no trace") { make in
      let store = try await Household.store(make)
      let thing = try await store.things.insert(Thing(name: "a"))
      try await store.things.update(thing)
      try await store.transaction("nothing") { _ = try $0.count(Thing.self) }
      try expectEqual(try await store.head(), 1)
    },
    ContractCase("transactions: one that met an error goes on where it is told to") { make in
      let store = try await Household.store(make)
      try await store.rooms.insert(Room(name: "taken"))
      try await store.transaction("goes on") { transaction in
        try transaction.insert(Room(name: "first"))
        do {
          try transaction.insert(Room(name: "taken"))
        } catch let error as StoreError where error.code == .duplicate {
          try transaction.insert(Room(name: "second"))
        }
      }
      let rooms = try await store.rooms.fetch(sort: Room.name.ascending)
      try expectEqual(rooms.map(\.name), ["first", "second", "taken"])
      let steps = try await store.read { try $0.history(JournalQuery(limit: 1)) }
      try expectEqual(steps.first?.changes.count, 2)
    },
    ContractCase("transactions: many at once come one after the other") { make in
      let store = try await Household.store(make)
      let thing = try await store.things.insert(Thing(name: "a", count: 0))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<40 {
          group.addTask {
            try await store.transaction("add") { transaction in
              guard var read = try transaction.find(thing.id) else { throw Enough() }
              read.count += 1
              try transaction.update(read)
            }
          }
        }
        try await group.waitForAll()
      }
      try expectEqual(try await store.things.find(thing.id)?.count, 40)
      try expectEqual(try await store.head(), 41)
    },
    ContractCase("transactions: what is read stays as it is while it is read") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "a"))
      let (started, signal) = AsyncStream.makeStream(of: Void.self)
      let written = DispatchSemaphore(value: 0)
      async let seen = store.read { snapshot -> [Int] in
        let first = try snapshot.count(Thing.self)
        signal.yield()
        _ = written.wait(timeout: .now() + 20)
        return [
          first, try snapshot.count(Thing.self),
          Int(try snapshot.history(JournalQuery(limit: 9)).count),
        ]
      }
      for await _ in started { break }
      do {
        try await store.things.insert(Thing(name: "b"))
        written.signal()
      } catch {
        written.signal()
        throw error
      }
      try expectEqual(try await seen, [1, 1, 1])
      try expectEqual(try await store.things.count(), 2)
    },
    ContractCase("transactions: a store that is closed does nothing any more") { make in
      let store = try await Household.store(make)
      await store.close()
      do {
        _ = try await store.things.count()
      } catch is StoreError {
        return
      }
      throw ContractFailure(difference: "a closed store answered", place: #fileID)
    },
  ]
}
