import StewardModels
import StewardPersistence
import StewardQuery

// Forms of text and numbers that must come out the same everywhere.
extension Contract {
  static let texts: [ContractCase] = [
    ContractCase("values: text comes into normal form C") { make in
      let store = try await Household.store(make)
      let kept = try await store.things.insert(
        Thing(name: "Cafe\u{301}", note: "ｶﾞ 한", tags: ["e\u{301}"]))
      try expectEqual(Array(kept.name.utf8), Array("Café".utf8), "the answer of insert")
      let read = try await store.things.find(kept.id)
      try expectEqual(Array((read?.name ?? "").utf8), Array("Café".utf8), "what was kept")
      for filter in [
        Thing.name.equals("Cafe\u{301}"), Thing.name.equals("Café"),
        Thing.name.contains("FE\u{301}"), Thing.tags.contains("é"),
      ] {
        try expectEqual(try await store.names(where: filter), kept.name, "\(filter.expression)")
      }
    },
    ContractCase("values: zero has no sign") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing(name: "a", weight: -0.0), Thing(name: "b", weight: 0),
      ])
      let weights = try await store.things.fetch().map { $0.weight?.sign }
      try expectEqual(weights, [.plus, .plus])
      try expectEqual(try await store.names(where: Thing.weight.equals(-0.0)), "a b")
      try expectEqual(try await store.names(where: Thing.weight.isLess(than: 0)), "")
      try expectEqual(try await store.names(sort: [SortKey("weight", descending: true)]), "b a")
    },
    ContractCase("values: every kind comes back as it was") { make in
      let store = try await Household.store(make)
      var full = full()
      full.own = try OwnFields([
        ("größe", .number(0.1)), ("a \"b\"", .text("\\ \n ✓")), ("day", .day(.last)),
        ("ok", .flag(false)),
      ])
      full.made = Moment(microseconds: .min)
      full.changed = Moment(microseconds: .max)
      let empty = Thing(
        name: "empty", made: Moment(microseconds: 0), changed: Moment(microseconds: 0))
      try await store.things.insert(contentsOf: [full, empty])
      try expectEqual(try await store.things.find(full.id), full)
      try expectEqual(try await store.things.find(empty.id), empty)
      try await store.things.remove(full.id)
      _ = try await store.undo()
      try expectEqual(try await store.things.find(full.id), full, "after a removal and its undo")
    },
    ContractCase("values: texts that programs stumble over") { make in
      let store = try await Household.store(make)
      let texts = [
        "\u{1B}[2J", "\u{202E}abc", "a\nb", "=HYPERLINK(1)", "../../etc/x", "<script>",
        "'; DROP TABLE thing; --",
        "\u{FEFF}y", "👨‍👩‍👧", "x\u{323}\u{307}", String(repeating: "é", count: 5000), "\u{7F}",
        "\\u0041", "{}", "null",
      ]
      let things = texts.map { Thing(name: $0, note: $0, code: $0, icon: Icon(stored: $0)) }
      try await store.things.insert(contentsOf: things)
      for thing in things {
        let found = try await store.things.fetch(where: Thing.note.equals(thing.note ?? ""))
        try expectEqual(found.map(\.id), [thing.id], thing.name)
        try expectEqual(found.map(\.code), [thing.code], thing.name)
      }
      let before = try await store.everything()
      try await store.transaction("all") { transaction in
        for thing in things { try transaction.remove(thing.id) }
      }
      _ = try await store.undo()
      try expectEqual(try await store.everything(), before)
    },
  ]
}
