import StewardModels
import StewardPersistence

// Commands that cannot be taken back, because of what came after.
extension Contract {
  static let refusedUndo: [ContractCase] = [
    ContractCase("undo: refused where a record was changed since, which is named") { make in
      let store = try await Household.store(make)
      var thing = try await store.things.insert(Thing(name: "lamp"))
      thing.count = 5
      try await store.things.update(thing)
      let before = try await store.everything()
      let error = try await expectFailure(.conflict, "the insert") {
        try await store.undo(number: 1)
      }
      try expectEqual(error.record, RecordReference(type: "thing", id: thing.id.identifier))
      try expectEqual(error.message.arguments["name"]?.plain, "lamp")
      try expectEqual(try await store.everything(), before)
      _ = try await store.undo(2)
      try expectEqual(
        try await store.things.count(), 0, "one after the other they can be taken back")
    },
    ContractCase("undo: refused where a later record refers to one that would go") { make in
      let store = try await Household.store(make)
      let room = try await store.rooms.insert(Room(name: "attic"))
      let thing = try await store.things.insert(Thing(name: "lamp", room: room.id))
      let error = try await expectFailure(.conflict, "the room") { try await store.undo(number: 1) }
      try expectEqual(error.record, RecordReference(type: "thing", id: thing.id.identifier))
      try expectEqual(try await store.rooms.count(), 1)
    },
    ContractCase("undo: refused where a record would refer to one that has gone") { make in
      let store = try await Household.store(make)
      let room = try await store.rooms.insert(Room(name: "attic"))
      let thing = try await store.things.insert(Thing(name: "lamp", room: room.id))
      try await store.things.remove(thing.id)
      try await store.rooms.remove(room.id)
      let error = try await expectFailure(.conflict, "the thing") {
        try await store.undo(number: 3)
      }
      try expectEqual(error.record, RecordReference(type: "thing", id: thing.id.identifier))
      try expectEqual(try await store.everything().count, 0)
    },
    ContractCase("undo: refused where a unique value was taken by another") { make in
      let store = try await Household.store(make)
      var first = try await store.things.insert(Thing(name: "a", code: "x"))
      first.code = nil
      try await store.things.update(first)
      try await store.things.insert(Thing(name: "b", code: "X"))
      try await expectFailure(.conflict, "the change of the code") {
        try await store.undo(number: 2)
      }
      try expectEqual(try await store.things.find(first.id)?.code, nil)
    },
    ContractCase("undo: several are refused as a whole") { make in
      let store = try await Household.store(make)
      let other = try await Household.store(
        on: store.backend,
        Household.options(author: Author(user: "bob", host: "home", program: "contract")))
      var thing = try await store.things.insert(Thing(name: "a"))
      try await store.things.insert(Thing(name: "b"))
      thing.name = "bob's"
      try await other.things.update(thing)
      let before = try await store.everything()
      let head = try await store.head()
      try await expectFailure(.conflict, "both") { try await store.undo(2) }
      try expectEqual(try await store.everything(), before)
      try expectEqual(try await store.head(), head)
    },
  ]
}
