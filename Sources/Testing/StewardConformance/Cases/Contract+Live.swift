import StewardModels
import StewardPersistence
import StewardQuery

// Results that are given anew after each change that touches them.
extension Contract {
  static let live: [ContractCase] = [
    ContractCase("live: the result as it is, then after each change") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "b"))
      let results = store.things.live(sort: Thing.name.ascending)
      try await within(seconds: 20, "live results") {
        var iterator = results.makeAsyncIterator()
        try expectEqual(try await iterator.next()?.map(\.name), ["b"])
        try await store.rooms.insert(Room(name: "r"))
        let a = try await store.things.insert(Thing(name: "a"))
        try expectEqual(try await iterator.next()?.map(\.name), ["a", "b"])
        try await store.things.remove(a.id)
        try expectEqual(try await iterator.next()?.map(\.name), ["b"])
        _ = try await store.undo()
        try expectEqual(try await iterator.next()?.map(\.name), ["a", "b"])
      }
    },
    ContractCase("live: with a filter on what is referred to, and a limit") { make in
      let store = try await Household.store(make)
      var room = try await store.rooms.insert(Room(name: "cellar"))
      try await store.things.insert(
        contentsOf: (0..<4).map { Thing(name: "t\($0)", room: room.id) })
      let results = store.things.live(
        where: Thing.room.refers(to: Room.name.equals("attic")), sort: Thing.name.descending,
        limit: 2)
      room.name = "attic"
      let attic = room
      try await within(seconds: 20, "live results") {
        var iterator = results.makeAsyncIterator()
        try expectEqual(try await iterator.next()?.count, 0)
        try await store.rooms.update(attic)
        try expectEqual(try await iterator.next()?.map(\.name), ["t3", "t2"])
        try await store.things.insert(Thing(name: "t0", room: attic.id))
        try await store.things.insert(Thing(name: "t9", room: attic.id))
        try expectEqual(
          try await iterator.next()?.map(\.name), ["t9", "t3"], "what does not show is passed by")
      }
    },
  ]
}
