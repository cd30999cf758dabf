import StewardModels
import StewardPersistence
import StewardQuery

// Commands taken back.
extension Contract {
  static let undoing: [ContractCase] = [
    ContractCase("undo: an insert, an update, a removal") { make in
      let store = try await Household.store(make)
      var states = [try await store.everything()]
      var thing = try await store.things.insert(full())
      states.append(try await store.everything())
      thing.name = "other"
      thing.tags = []
      thing.price = nil
      thing.own = OwnFields()
      try await store.things.update(thing)
      states.append(try await store.everything())
      try await store.things.remove(thing.id)
      try expectEqual(try await store.everything(), [], "after the removal")
      for state in states.reversed() {
        let reversal = try await store.undo()
        try expectEqual(reversal.commands.count, 1)
        try expectEqual(reversal.changes.map(\.record.id), [thing.id.identifier])
        try expectEqual(try await store.everything(), state)
      }
      try await expectFailure(.nothingToUndo, "more") { try await store.undo() }
    },
    ContractCase("undo: the last command of several, and says which") { make in
      let store = try await Household.store(make)
      for name in ["a", "b", "c"] {
        try await store.transaction("add \(name)") { _ = try $0.insert(Thing(name: name)) }
      }
      let reversal = try await store.undo(2)
      try expectEqual(reversal.commands.map(\.command), ["add c", "add b"])
      try expectEqual(try await store.names(), "a")
      let rest = try await store.undo(5)
      try expectEqual(rest.commands.map(\.command), ["add a"], "fewer than were asked for")
      try expectEqual(try await store.things.count(), 0)
    },
    ContractCase("undo: a command by its number") { make in
      let store = try await Household.store(make)
      let first = try await store.things.insert(Thing(name: "a"))
      try await store.things.insert(Thing(name: "b"))
      let reversal = try await store.undo(number: 1)
      try expectEqual(reversal.changes.map(\.record.id), [first.id.identifier])
      try expectEqual(try await store.names(), "b")
      try await expectFailure(.nothingToUndo, "once more") { try await store.undo(number: 1) }
      try await expectFailure(.nothingToUndo, "no command") { try await store.undo(number: 99) }
    },
    ContractCase("undo: a cascade, a clearing and all else of one command") { make in
      let store = try await Household.store(make)
      let home = Room(name: "home")
      let thing = Thing(name: "drill")
      try await store.transaction("fill") { transaction in
        try transaction.insert(contentsOf: [home, Room(name: "box", inside: home.id)])
        try transaction.insert(thing)
        try transaction.insert(
          Loan(thing: thing.id, to: "bob", room: home.id, day: Day(unchecked: 1)))
      }
      let before = try await store.everything()
      try await store.transaction("much") { transaction in
        try transaction.remove(home.id)
        var read = thing
        read.name = "saw"
        try transaction.update(read)
        try transaction.remove(thing.id)
        try transaction.insert(Thing(name: "new"))
      }
      let after = try await store.everything()
      try expectEqual(after.count, 1)
      _ = try await store.undo()
      try expectEqual(try await store.everything(), before)
      _ = try await store.redo()
      try expectEqual(try await store.everything(), after)
    },
    ContractCase("undo: values that are unique and were exchanged") { make in
      let store = try await Household.store(make)
      var first = try await store.things.insert(Thing(name: "a", code: "x"))
      var second = try await store.things.insert(Thing(name: "b", code: "y"))
      let before = try await store.everything()
      first.code = "y"
      second.code = "x"
      let (a, b) = (first, second)
      try await store.transaction("exchange") { transaction in
        var away = a
        away.code = nil
        try transaction.update(away)
        try transaction.update(b)
        try transaction.update(a)
      }
      let after = try await store.everything()
      _ = try await store.undo()
      try expectEqual(try await store.everything(), before)
      _ = try await store.redo()
      try expectEqual(try await store.everything(), after)
      try expectEqual(try await store.names(where: Thing.code.equals("x")), "b")
    },
    ContractCase("undo: a removed record whose place in the order of arrival is taken by none") {
      make in
      let store = try await Household.store(make)
      let first = try await store.things.insert(Thing(name: "lamp one"))
      let second = try await store.things.insert(Thing(name: "lamp two"))
      let before = try await store.everything()
      try await store.things.remove(second.id)
      try await store.things.insert(Thing(name: "lamp three"))
      let reversal = try await store.undo(number: 3)
      try expectEqual(reversal.changes.count, 1)
      let found = try await store.things.search("lamp")
      try expectEqual(found.map(\.name), ["lamp three", "lamp two", "lamp one"])
      let back = try await store.everything().filter { $0.id != found[0].id.identifier }
      try expectEqual(back, before)
      try expectEqual(try await store.things.find(first.id)?.name, "lamp one")
    },
    ContractCase("undo: any commands at all give the bytes before") { make in
      let store = try await Household.store(make)
      var generator = SeededGenerator(seed: 7)
      var states = [try await store.everything()]
      for step in 0..<40 {
        let seed = generator.next()
        try await store.transaction("step \(step)") { try randomly($0, seed) }
        states.append(try await store.everything())
      }
      let end = states.last
      var commands = 0
      while true {
        do { _ = try await store.undo() } catch let error as StoreError
          where error.code == .nothingToUndo
        { break }
        commands += 1
        let state = try await store.everything()
        while states.count > 1, states.last != state { states.removeLast() }
        try expectEqual(state, states.last ?? [], "after \(commands) undos")
      }
      try expectEqual(try await store.everything(), [], "all is taken back")
      let redone = try await store.redo(commands)
      try expectEqual(redone.commands.count, commands)
      try expectEqual(try await store.everything(), end)
    },
  ]

  /// A thing that holds something in every field.
  static func full() -> Thing {
    Thing.named("full") {
      $0.note = "note ✓"
      $0.code = "C-1"
      $0.count = -3
      $0.weight = 0.1
      $0.isLent = true
      $0.bought = .first
      $0.seen = Moment(microseconds: -1)
      $0.price = Money(minorUnits: .max, currency: .jpy)
      $0.amount = Quantity(millionths: 1, unit: .ounce)
      $0.tags = ["a", "中"]
      $0.icon = .folder
      $0.condition = .fair
    }
  }

  /// A few changes by chance.
  private static func randomly(_ transaction: Transaction, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0...Int.random(in: 0...4, using: &generator) {
      let things = try transaction.fetch(Thing.self)
      switch (Int.random(in: 0...5, using: &generator), things.randomElement(using: &generator)) {
      case (2...3, var thing?):
        thing.count = Int.random(in: 0...3, using: &generator)
        thing.tags = Bool.random(using: &generator) ? ["x"] : ["y", "z"]
        try transaction.update(thing)
      case (4, let thing?):
        try transaction.insert(Loan(thing: thing.id, to: "bob", day: Day(unchecked: 3)))
      case (5, let thing?): try transaction.remove(thing.id)
      default: try transaction.insert(Thing(name: "t\(Int.random(in: 0...9, using: &generator))"))
      }
    }
  }
}
