import StewardModels
import StewardPersistence
import StewardQuery

// The manual order of what stands on lists.
extension Contract {
  static let moving: [ContractCase] = [
    ContractCase("moving: one entry changes one record") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", "b", "c", "d"])
      try await rosters.move("d", to: .before(try await rosters.entry("b")))
      try expectEqual(try await rosters.line(list), "a d b c")
      let head = try await rosters.store.head()
      let changes = try await rosters.store.read { try $0.changes(in: head).count }
      try expectEqual(changes, 1)
      try await rosters.move("a", to: .after(try await rosters.entry("c")))
      try expectEqual(try await rosters.line(list), "d b c a")
      try await rosters.move("c", "d", to: .before(try await rosters.entry("b")))
      try expectEqual(try await rosters.line(list), "c d b a")
      _ = try await rosters.store.undo(3)
      try expectEqual(try await rosters.line(list), "a b c d")
    },
    ContractCase("moving: what stands under an entry goes along") { make in
      let rosters = try await Rosters(make)
      let trip = try await rosters.make("Trip", ["a", ".b", "..c", ".d", "e"])
      let home = try await rosters.make("Home", ["x", "y"])
      let before = try await rosters.store.everything()
      try await rosters.move("a", "b", to: .end(list: home, under: try await rosters.entry("x")))
      try expectEqual(try await rosters.line(trip), "e")
      try expectEqual(try await rosters.line(home), "x (a (b (c) d)) y")
      _ = try await rosters.store.undo()
      try expectEqual(try await rosters.store.everything(), before, "after undo")
    },
    ContractCase("moving: nothing comes to stand under itself") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", ".b", "..c"])
      let inner = try await rosters.entry("c")
      try await expectViolation("a under what stands under it") {
        try await rosters.move("a", to: .end(list: list, under: inner))
      }
      try await expectViolation("a beside what stands under it") {
        try await rosters.move("a", to: .before(inner))
      }
      try expectEqual(try await rosters.line(list), "a (b (c))")
    },
    ContractCase("moving: keys that have become long are made anew, and undo brings them back") {
      make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", "b", "c", "d"])
      let before = try await rosters.store.everything()
      // Always to the same place: b and c change places, the keys between a and d become long.
      for step in 0..<400 {
        let (moved, other) = step.isMultiple(of: 2) ? ("c", "b") : ("b", "c")
        try await rosters.move(moved, to: .before(try await rosters.entry(other)))
      }
      try expectEqual(try await rosters.line(list), "a b c d")
      let longest = try await rosters.store.read { snapshot in
        try snapshot.entries(of: list, Rosters.shape)
          .map { $0.row[6].text?.utf8.count ?? 0 }.max() ?? 0
      }
      try expect(longest <= Position.comfortableLength + 1, "a key of \(longest) bytes")
      _ = try await rosters.store.undo(400)
      try expectEqual(try await rosters.store.everything(), before, "after undo")
    },
    ContractCase("moving: equal keys and keys that are none leave room all the same") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", "b", "c", "d"])
      let keys = [("a", "a0"), ("b", "a0"), ("c", "zz top"), ("d", nil)]
      for (name, key) in keys {
        try await rosters.store.repository(of: Duty.self)
          .update(RecordID(try await rosters.entry(name))) {
            $0.position = key.map(Position.init(stored:))
          }
      }
      try expectEqual(try await rosters.line(list), "d a b c")
      try await rosters.move("c", to: .before(try await rosters.entry("b")))
      try expectEqual(try await rosters.line(list), "d a c b")
      try await rosters.move("d", to: .end(list: list, under: nil))
      try expectEqual(try await rosters.line(list), "a c b d")
    },
    ContractCase("moving: writing another list takes along what stands under an entry") { make in
      let rosters = try await Rosters(make)
      let trip = try await rosters.make("Trip", ["a", ".b", "..c"])
      let home = try await rosters.make("Home", ["x"])
      let id = try await rosters.entry("b")
      try await rosters.store.transaction("set") { transaction in
        let model = try RecordModel(Duty.self)
        guard let old = try transaction.record(RecordReference(type: "duty", id: id)) else {
          return
        }
        var row = old.row
        row[2] = .identifier(home)
        var completion = try Rosters.completion()
        try completion.complete(&row, replacing: old.row, in: transaction)
        try transaction.update(old, to: row, model: model)
      }
      try expectEqual(try await rosters.line(trip), "a")
      try expectEqual(try await rosters.line(home), "x b (c)")
    },
  ]
}
