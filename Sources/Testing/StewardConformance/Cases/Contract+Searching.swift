import StewardModels
import StewardPersistence
import StewardQuery

// Full text.
extension Contract {
  static let searching: [ContractCase] = [
    ContractCase("search: a transaction finds what it has written itself") { make in
      let store = try await Household.store(make)
      let lamp = Thing(name: "red lamp")
      try await store.things.insert(lamp)
      let before = try await store.read { try lamps($0) }
      try expectEqual(before, [1, 1, 1])
      let error = try await expectFailure(.notFound, "a transaction that fails at its end") {
        try await store.transaction("in vain") { transaction in
          try transaction.insert(Thing(name: "green lamp"))
          try expectEqual(try lamps(transaction), [2, 2, 2], "after an insert")
          try transaction.update(lamp.id) { $0.name = "red chair" }
          try expectEqual(try lamps(transaction), [1, 1, 1], "after an update")
          try transaction.remove(Thing.self, where: .search("lamp"))
          try expectEqual(try lamps(transaction), [0, 0, 0], "after a removal")
          try transaction.insert(Thing(name: "lamp of the end"))
          try transaction.remove(RecordID<Thing>())
        }
      }
      try expectEqual(error.record?.type, "thing")
      try expectEqual(try await store.read { try lamps($0) }, before, "after it failed")
      try await store.things.insert(Thing(name: "chair"))
      try expectEqual(try await store.read { try lamps($0) }, before, "after the next")
    },
    ContractCase("search: whole names, beginnings of names, then the newest") { make in
      let store = try await Household.store(make)
      for name in ["Desk lamp", "Lampshade", "Lamp", "Old lamp", "lamp oil", "LÁMP", "Clamp"] {
        try await store.things.insert(Thing(name: name))
      }
      try await store.things.insert(Thing(name: "Table", note: "for the lamp"))
      let found = try await store.things.search("lamp")
      try expectEqual(
        found.map(\.name),
        ["LÁMP", "Lamp", "lamp oil", "Lampshade", "Table", "Old lamp", "Desk lamp"])
      try expectEqual(
        try await store.things.search("lamp", limit: 2).map(\.name), ["LÁMP", "Lamp"])
      try expectEqual(
        try await store.things.search("old LAM").map(\.name), ["Old lamp"],
        "all words, each the beginning of one")
      try expectEqual(try await store.things.search("lamps table").count, 0)
    },
    ContractCase("search: Chinese, Japanese and Korean, by one character and more") { make in
      let store = try await Household.store(make)
      for (name, note) in [("北京烤鸭", "食"), ("东京", "北"), ("かばん", "鞄"), ("한국어", "책"), ("南京北路", "街")] {
        try await store.things.insert(Thing(name: name, note: note))
      }
      for (words, expected) in [
        ("京", ["南京北路", "东京", "北京烤鸭"]), ("北京", ["北京烤鸭"]), ("京北", ["南京北路"]), ("ばん", ["かばん"]),
        ("국", ["한국어"]), ("北", ["北京烤鸭", "南京北路", "东京"]), ("烤鸭 北京", ["北京烤鸭"]), ("京都", []),
      ] as [(String, [String])] {
        try expectEqual(try await store.things.search(words).map(\.name), expected, words)
      }
    },
    ContractCase("search: it follows changes, removals and undo") { make in
      let store = try await Household.store(make)
      var thing = try await store.things.insert(
        Thing(name: "drill", note: "blue", tags: ["loud tool"]))
      try await store.things.insert(Thing(name: "saw", note: "blue"))
      func found(_ words: String) async throws -> String {
        try await store.things.search(words).map(\.name).joined(separator: " ")
      }
      try expectEqual(try await found("loud"), "drill", "tags are searched")
      thing.note = "red"
      thing.tags = []
      try await store.things.update(thing)
      try expectEqual(try await found("blue"), "saw")
      try expectEqual(try await found("red"), "drill")
      try expectEqual(try await found("tool"), "")
      try await store.things.remove(thing.id)
      try expectEqual(try await found("red"), "")
      _ = try await store.undo()
      try expectEqual(try await found("drill red"), "drill")
      _ = try await store.undo()
      try expectEqual(try await found("blue"), "saw drill")
      try expectEqual(try await found("red"), "")
    },
    ContractCase("search: joined with other conditions, and negated") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing(name: "a", note: "blue", count: 1), Thing(name: "b", note: "blue 😀", count: 2),
        Thing(name: "c", count: 3),
      ])
      for (filter, expected) in [
        (Filter<Thing>.search("blue").and(Thing.count.atLeast(2)), "b"),
        (Filter<Thing>.search("blue").negated, "c"),
        (Filter<Thing>.search("😀"), "b"),
        (Filter<Thing>.search("blue").or(Thing.count.equals(3)), "a b c"),
        (Filter<Thing>.search("b"), "a b"), (Filter<Thing>.search("blue c"), ""),
        (Filter<Thing>.search("50%*\" OR"), ""),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
    },
  ]

  /// How many lamps are found: by a list, by a count, by a search.
  private static func lamps(_ snapshot: Snapshot) throws -> [Int] {
    let filter = Filter<Thing>.search("lamp")
    let ranked: [Thing] = try snapshot.search("lamp")
    return [
      try snapshot.fetch(where: filter).count, try snapshot.count(where: filter), ranked.count,
    ]
  }
}
