import StewardModels
import StewardPersistence
import StewardQuery

// What becomes of records that refer to one that goes, and references to nothing.
extension Contract {
  static let references: [ContractCase] = [
    ContractCase("references: a removal is refused while a record refers to it") { make in
      let store = try await Household.store(make)
      let room = Room(name: "attic")
      let thing = Thing(name: "lamp", room: room.id)
      try await store.rooms.insert(room)
      try await store.things.insert(thing)
      let before = try await store.everything()
      let error = try await expectFailure(.referenced, "a room in use") {
        try await store.rooms.remove(room.id)
      }
      try expectEqual(error.record, RecordReference(type: "room", id: room.id.identifier))
      try expectEqual(error.message.arguments["by"]?.plain, "lamp", "who refers to it")
      try expectEqual(try await store.everything(), before, "the store after the refusal")
      try await store.transaction("both") { transaction in
        try transaction.remove([
          RecordReference(type: "room", id: room.id.identifier),
          RecordReference(type: "thing", id: thing.id.identifier),
        ])
      }
      try expectEqual(try await store.everything().count, 0, "both together can go")
    },
    ContractCase("references: parts go with the whole, through every level") { make in
      let store = try await Household.store(make)
      let home = Room(name: "home")
      let floors = (0..<3).map { Room(name: "floor \($0)", inside: home.id) }
      let boxes = floors.flatMap { floor in
        (0..<3).map { Room(name: "\(floor.name) box \($0)", inside: floor.id) }
      }
      let shed = Room(name: "shed")
      try await store.rooms.insert(contentsOf: [home, shed] + floors + boxes)
      try await store.rooms.remove(home.id)
      try expectEqual(try await store.rooms.fetch().map(\.name), ["shed"])
      _ = try await store.undo()
      try expectEqual(try await store.rooms.count(), 14, "undo brings all of them back")
      try await store.things.insert(Thing(name: "deep", room: boxes[4].id))
      try await expectFailure(.referenced, "something refuses far below") {
        try await store.rooms.remove(home.id)
      }
      try expectEqual(try await store.rooms.count(), 14, "then nothing goes")
    },
    ContractCase("references: a circle goes as one") { make in
      let store = try await Household.store(make)
      var first = Room(name: "first")
      let second = Room(name: "second", inside: first.id)
      try await store.rooms.insert(contentsOf: [first, second])
      first.inside = second.id
      try await store.rooms.update(first)
      try await store.rooms.remove(second.id)
      try expectEqual(try await store.rooms.count(), 0)
      _ = try await store.undo()
      try expectEqual(try await store.rooms.fetch(sort: Room.name.ascending), [first, second])
    },
    ContractCase("references: some go with it, others forget it") { make in
      let store = try await Household.store(make)
      let room = Room(name: "shed")
      let thing = Thing(name: "drill")
      let loans = (0..<3).map {
        Loan(thing: thing.id, to: "bob \($0)", room: room.id, day: Day(unchecked: 9))
      }
      try await store.transaction("fill") { transaction in
        try transaction.insert(room)
        try transaction.insert(thing)
        try transaction.insert(contentsOf: loans)
      }
      let before = try await store.everything()
      try await store.rooms.remove(room.id)
      try expectEqual(try await store.loans.fetch().map(\.room), [nil, nil, nil], "cleared")
      try expectEqual(try await store.loans.count(where: Loan.room.isNone), 3)
      try await store.things.remove(thing.id)
      try expectEqual(try await store.loans.count(), 0, "gone with the thing")
      _ = try await store.undo(2)
      try expectEqual(try await store.everything(), before, "after two undos")
    },
    ContractCase("references: none to a record that is not there") { make in
      let store = try await Household.store(make)
      let room = Room(name: "r")
      let thing = Thing(name: "lost", room: room.id)
      let error = try await expectFailure(.dangling, "an insert") {
        try await store.things.insert(thing)
      }
      try expectEqual(error.record, RecordReference(type: "thing", id: thing.id.identifier))
      try expectEqual(error.field, "room")
      try await store.things.insert(Thing(id: thing.id, name: "found"))
      try await expectFailure(.dangling, "an update") { try await store.things.update(thing) }
      try expectEqual(try await store.names(), "found", "nothing is kept")
      try await store.transaction("in any order") { transaction in
        try transaction.update(thing)
        try transaction.insert(room)
      }
      try expectEqual(try await store.things.find(thing.id)?.room, room.id, "checked at the end")
    },
  ]
}
