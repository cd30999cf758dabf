import StewardModels
import StewardPersistence
import StewardQuery

// Many records removed at once.
extension Contract {
  static let removing: [ContractCase] = [
    ContractCase("removing: all that a filter finds, as one command") { make in
      let store = try await Household.store(make)
      let things = (0..<6).map { Thing(name: "t\($0)", count: $0) }
      try await store.things.insert(contentsOf: things)
      let day = try Day(year: 2026, month: 1, day: 1)
      try await store.loans.insert(Loan(thing: things[5].id, to: "Ben", day: day))
      let before = try await store.everything()
      try expectEqual(try await store.things.remove(where: Thing.count.atLeast(2)), 4)
      try expectEqual(try await store.names(where: .always), "t0 t1")
      try expectEqual(try await store.loans.count(), 0, "what goes with them is gone")
      _ = try await store.undo()
      try expectEqual(try await store.everything(), before, "after one undo")
      _ = try await store.redo()
      try expectEqual(try await store.names(where: .always), "t0 t1", "after one redo")
    },
    ContractCase("removing: a filter that finds nothing leaves no trace") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "a"))
      try expectEqual(try await store.things.remove(where: Thing.name.equals("b")), 0)
      try expectEqual(try await store.head(), 1)
      try expectEqual(try await store.things.remove(where: .always), 1)
      try expectEqual(try await store.things.count(), 0)
    },
    ContractCase("removing: one that is referred to keeps all of them") { make in
      let store = try await Household.store(make)
      let rooms = ["a", "b", "c"].map { Room(name: $0) }
      try await store.rooms.insert(contentsOf: rooms)
      try await store.things.insert(Thing(name: "lamp", room: rooms[1].id))
      let before = try await store.everything()
      try await expectFailure(.referenced, "a room in use") {
        try await store.rooms.remove(where: .always)
      }
      try expectEqual(try await store.everything(), before)
    },
  ]
}
