import StewardModels
import StewardPersistence
import StewardQuery

// Matches without regard to case, accents and width; tags; the person's own fields.
extension Contract {
  static let matching: [ContractCase] = [
    ContractCase("filters: text matches without case, accents and width") { make in
      let store = try await Household.store(make)
      let notes = [
        "a": "Straße", "b": "STRASSE 5", "c": "Ｌａｍｐ", "d": "lámp shade", "e": "100% wool",
        "f": "100 wool", "g": "a_b", "h": "aXb", "i": "", "k": "中文书", "l": "It's \"so\" \\ ;",
      ]
      var things = notes.map { name, note in Thing.named(name) { $0.note = note } }
      things.append(Thing(name: "z"))
      try await store.things.insert(contentsOf: things)
      for (filter, expected) in [
        (Thing.note.contains("strasse"), "a b"), (Thing.note.matches("STRAẞE"), "a"),
        (Thing.note.starts(with: "LAMP"), "c d"), (Thing.note.matches("lamp"), "c"),
        (Thing.note.contains("0%"), "e"), (Thing.note.contains("a_b"), "g"),
        (Thing.note.starts(with: "a_"), "g"), (Thing.note.contains("文"), "k"),
        (Thing.note.contains("'s \"SO\" \\"), "l"), (Thing.note.matches(""), "i"),
        (Thing.note.contains(""), "a b c d e f g h i k l"),
        (Thing.note.starts(with: "").negated, "z"),
        (Thing.note.contains("wool").negated, "a b c d g h i k l z"),
        (Thing.note.equals("Straße"), "a"), (Thing.note.equals("strasse"), ""),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
    },
    ContractCase("filters: choices and icons match as words") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing.named("a") { $0.condition = .broken }, Thing.named("b") { $0.condition = .new },
        Thing.named("c") { $0.icon = .folder }, Thing(name: "d"),
      ])
      for (filter, expected) in [
        (FilterExpression.text(FieldPath("condition"), .contains, "ROK"), "a"),
        (.text(FieldPath("icon"), .startsWith, "fol"), "c"),
        (.not(.text(FieldPath("condition"), .contains, "e")), "c d"),
      ] as [(FilterExpression, String)] {
        try expectEqual(
          try await store.names(where: Filter<Thing>(filter)), expected, "\(filter)")
      }
    },
    ContractCase("filters: tags") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing.named("a") { $0.tags = ["Winter", "red"] },
        Thing.named("b") { $0.tags = ["winter sport"] },
        Thing.named("c") { $0.tags = ["nuts; bolts"] }, Thing.named("d") { $0.tags = ["冬"] },
        Thing(name: "e"),
      ])
      for (filter, expected) in [
        (Thing.tags.contains("WINTER"), "a"), (Thing.tags.contains("winter sport"), "b"),
        (Thing.tags.contains("nuts; bolts"), "c"), (Thing.tags.contains("冬"), "d"),
        (Thing.tags.contains("win"), ""), (Thing.tags.contains("winter").negated, "b c d e"),
        (Thing.tags.isNone, "e"), (Thing.tags.isAny, "a b c d"),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
    },
    ContractCase("filters: tags are as they are after a change and its undo") { make in
      let store = try await Household.store(make)
      var thing = Thing.named("a") { $0.tags = ["red"] }
      try await store.things.insert(thing)
      thing.tags = ["blue"]
      try await store.things.update(thing)
      try expectEqual(try await store.names(where: Thing.tags.contains("red")), "")
      try expectEqual(try await store.names(where: Thing.tags.contains("blue")), "a")
      _ = try await store.undo()
      try expectEqual(try await store.names(where: Thing.tags.contains("red")), "a")
      try expectEqual(try await store.names(where: Thing.tags.contains("blue")), "")
      try await store.things.remove(thing.id)
      try expectEqual(try await store.names(where: Thing.tags.contains("red")), "")
    },
    ContractCase("filters: the person's own fields") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: try ownThings())
      for (filter, expected) in [
        (own("COLOUR", .compare(.equal, .text("red"))), "a"), (own("colour", .isNone), "c d e"),
        (own("colour", .text(.equals, "RED")), "a b"),
        (own("größe", .compare(.greater, .number(9))), "b"),
        (own("grosse", .compare(.atMost, .number(10))), "a b"),
        (own("größe", .compare(.equal, .text("10"))), "c"),
        (own("day", .compare(.atLeast, .day(Day(unchecked: 5)))), "c"),
        (own("ok", .compare(.equal, .flag(true))), "d"),
        (own("ok", .compare(.less, .flag(true))), "c"),
        (own("colour", .oneOf([.text("red"), .text("Red"), .number(1)])), "a b"),
        (.not(own("colour", .compare(.equal, .text("red")))), "b c d e"),
        (.isNone(FieldPath("own")), "e"),
      ] as [(FilterExpression, String)] {
        try expectEqual(
          try await store.names(where: Filter<Thing>(filter)), expected, "\(filter)")
      }
    },
  ]

  private enum OwnLeaf {
    case isNone
    case compare(Comparison, Value)
    case oneOf([Value])
    case text(TextMatch, String)
  }

  private static func own(_ name: String, _ leaf: OwnLeaf) -> FilterExpression {
    let path = FieldPath("own", own: name)
    switch leaf {
    case .isNone: return .isNone(path)
    case .compare(let comparison, let value): return .compare(path, comparison, value)
    case .oneOf(let values): return .oneOf(path, values)
    case .text(let match, let text): return .text(path, match, text)
    }
  }

  private static func ownThings() throws -> [Thing] {
    let fields: [(String, OwnFields)] = [
      ("a", try OwnFields([("Colour", .text("red")), ("Größe", .number(9))])),
      ("b", try OwnFields([("colour", .text("Red")), ("größe", .number(10))])),
      (
        "c",
        try OwnFields([
          ("größe", .text("10")), ("day", .day(Day(unchecked: 5))), ("ok", .flag(false)),
        ])
      ),
      ("d", try OwnFields([("ok", .flag(true)), ("day", .text("colour"))])),
      ("e", OwnFields()),
    ]
    return fields.map { name, own in Thing.named(name) { $0.own = own } }
  }
}
