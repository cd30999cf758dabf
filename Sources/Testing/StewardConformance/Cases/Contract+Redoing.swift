import StewardModels
import StewardPersistence

// Commands done again.
extension Contract {
  static let redoing: [ContractCase] = [
    ContractCase("redo: what was taken back, in the order in which it was done") { make in
      let store = try await Household.store(make)
      var states: [[StoredRecord]] = []
      for name in ["a", "b", "c"] {
        try await store.transaction("add \(name)") { _ = try $0.insert(Thing(name: name)) }
        states.append(try await store.everything())
      }
      _ = try await store.undo(3)
      for (name, state) in zip(["a", "b", "c"], states) {
        let reversal = try await store.redo()
        try expectEqual(reversal.commands.map(\.command), ["add \(name)"])
        try expectEqual(try await store.everything(), state)
      }
      try await expectFailure(.nothingToUndo, "more") { try await store.redo() }
    },
    ContractCase("redo: undo, redo, undo, redo") { make in
      let store = try await Household.store(make)
      var thing = try await store.things.insert(Thing(name: "a"))
      let before = try await store.everything()
      thing.name = "b"
      try await store.things.update(thing)
      let after = try await store.everything()
      for _ in 0..<3 {
        _ = try await store.undo()
        try expectEqual(try await store.everything(), before)
        _ = try await store.redo()
        try expectEqual(try await store.everything(), after)
      }
      _ = try await store.undo(2)
      try expectEqual(try await store.things.count(), 0)
      let redone = try await store.redo(2)
      try expectEqual(redone.commands.count, 2)
      try expectEqual(try await store.everything(), after)
    },
    ContractCase("redo: a new command ends it") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "a"))
      _ = try await store.undo()
      try await store.things.insert(Thing(name: "b"))
      try await expectFailure(.nothingToUndo, "redo after a command") { try await store.redo() }
      try expectEqual(try await store.names(), "b")
    },
    ContractCase("redo: nothing without an undo") { make in
      let store = try await Household.store(make)
      try await expectFailure(.nothingToUndo, "an empty store") { try await store.redo() }
      try await store.things.insert(Thing(name: "a"))
      try await expectFailure(.nothingToUndo, "no undo") { try await store.redo() }
    },
  ]
}
