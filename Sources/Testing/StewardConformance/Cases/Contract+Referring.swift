import StewardModels
import StewardPersistence
import StewardQuery

// Conditions on the records that a record refers to, places that lie in places, handles.
extension Contract {
  static let referring: [ContractCase] = [
    ContractCase("filters: the record referred to, and what that lies in") { make in
      let store = try await Household.store(make)
      let home = Room(name: "home", note: "warm")
      let attic = Room(name: "attic", inside: home.id)
      let box = Room(name: "box", inside: attic.id, note: "cold")
      let shed = Room(name: "shed")
      try await store.rooms.insert(contentsOf: [box, attic, home, shed])
      try await store.things.insert(contentsOf: [
        Thing(name: "a", room: home.id), Thing(name: "b", room: attic.id),
        Thing(name: "c", room: box.id),
        Thing(name: "d", room: shed.id), Thing(name: "e"),
      ])
      let isHome = Room.name.equals("home")
      for (filter, expected) in [
        (Thing.room.refers(to: isHome), "a"), (Thing.room.lies(in: isHome), "a b c"),
        (Thing.room.lies(in: isHome).negated, "d e"),
        (Thing.room.refers(to: Room.note.isNone), "b d"),
        (Thing.room.lies(in: Room.note.equals("cold")), "c"),
        (Thing.room.refers(to: .always), "a b c d"),
        (Thing.room.refers(to: Room.inside.refers(to: Room.inside.isNone)), "b"),
        (Thing.room.lies(in: isHome.or(Room.name.equals("shed"))), "a b c d"),
        (Thing.room.refers(to: .never), ""),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
      let inside = try await store.rooms.fetch(
        where: Filter(.refers(FieldPath("id"), isHome.expression, orLiesIn: true)),
        sort: Room.name.ascending)
      try expectEqual(inside.map(\.name), ["attic", "box", "home"], "the room itself or in it")
    },
    ContractCase("filters: rooms that lie in each other in a circle") { make in
      let store = try await Household.store(make)
      var first = Room(name: "first")
      let second = Room(name: "second", inside: first.id)
      try await store.rooms.insert(contentsOf: [first, second])
      first.inside = second.id
      try await store.rooms.update(first)
      try await store.things.insert(contentsOf: [
        Thing(name: "a", room: first.id), Thing(name: "b", room: second.id),
      ])
      let filters = [(Room.name.equals("second"), "a b"), (Room.name.equals("none"), "")]
      for (filter, expected) in filters {
        try expectEqual(try await store.names(where: Thing.room.lies(in: filter)), expected)
      }
    },
    ContractCase("filters: handles") { make in
      let store = try await Household.store(make)
      let room = Room(name: "r")
      try await store.rooms.insert(room)
      let things = [Thing(name: "a", room: room.id), Thing(name: "b"), Thing(name: "c")]
      try await store.things.insert(contentsOf: things)
      for thing in things {
        guard let whole = HandlePrefix(thing.id.handle.characters) else { continue }
        try expectEqual(
          try await store.names(where: Filter(.handle(FieldPath("id"), whole))), thing.name)
      }
      guard let prefix = HandlePrefix(room.id.handle.characters.prefix(5)) else { return }
      let filter = FilterExpression.handle(FieldPath("room"), prefix)
      try expectEqual(try await store.names(where: Filter(filter)), "a")
      try expectEqual(try await store.names(where: Filter(.not(filter))), "b c")
    },
  ]
}
