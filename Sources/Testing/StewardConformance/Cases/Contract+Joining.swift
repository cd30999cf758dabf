import StewardModels
import StewardPersistence
import StewardQuery

// Conditions joined and negated; money and quantities that do not compare; long lists.
extension Contract {
  static let joining: [ContractCase] = [
    ContractCase("filters: and, or, not, always, never") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing.named("a") { $0.count = 1 },
        Thing.named("b") {
          $0.count = 2; $0.note = "x"
        },
        Thing.named("c") {
          $0.count = 3; $0.isLent = true
        }, Thing(name: "d", count: 4),
      ])
      let few = Thing.count.atMost(2)
      let x = Thing.note.equals("x")
      for (filter, expected) in [
        (Filter<Thing>.always, "a b c d"), (.never, ""), (few.and(x), "b"),
        (few.or(Thing.isLent.equals(true)), "a b c"),
        (few.and(x).negated, "a c d"), (few.or(x).negated, "c d"), (x.negated.negated, "b"),
        (.all([]), "a b c d"), (.any([]), ""), (.any([.never, x]), "b"),
        (.all([.always, few]), "a b"),
        (Thing.note.differs(from: "x"), "a c d"), (.all([few, x.negated, .any([x, few])]), "a"),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
    },
    ContractCase("filters: money compares within its currency alone") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing.named("a") { $0.price = Money(minorUnits: 500, currency: .eur) },
        Thing.named("b") { $0.price = Money(minorUnits: 700, currency: .usd) },
        Thing.named("c") { $0.price = Money(minorUnits: 600, currency: .jpy) }, Thing(name: "d"),
      ])
      let six = Money(minorUnits: 600, currency: .usd)
      for (filter, expected) in [
        (Thing.price.atLeast(six), "b"), (Thing.price.atMost(six), ""),
        (Thing.price.equals(six), ""),
        (Thing.price.atLeast(six).negated, "a c d"),
        (
          Thing.price.isOne(of: [
            six, Money(minorUnits: 600, currency: .jpy), Money(minorUnits: 500, currency: .eur),
          ]), "a c"
        ),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
    },
    ContractCase("filters: quantities compare within what they measure") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: [
        Thing.named("a") { $0.amount = Quantity(1, .kilogram) },
        Thing.named("b") { $0.amount = Quantity(1000, .gram) },
        Thing.named("c") { $0.amount = Quantity(2, .litre) },
        Thing.named("d") { $0.amount = Quantity(3, Unit(stored: "can")) },
        Thing.named("e") { $0.amount = Quantity(millionths: 9_000_000_000, unit: .tonne) },
        Thing(name: "f"),
      ])
      for (filter, expected) in [
        (Thing.amount.equals(Quantity(1, .kilogram)), "a b"),
        (Thing.amount.isGreater(than: Quantity(1, .gram)), "a b e"),
        (Thing.amount.atLeast(Quantity(1, Unit(stored: "can"))), "d"),
        (Thing.amount.atMost(Quantity(2000, .millilitre)), "c"),
        (Thing.amount.isOne(of: [Quantity(1_000_000, .milligram), Quantity(2, .litre)]), "a b c"),
        (Thing.amount.equals(Quantity(1, .kilogram)).negated, "c d e f"),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
    },
    ContractCase("filters: a list of 100,000 members, and one of none") { make in
      let store = try await Household.store(make)
      try await store.things.insert(
        contentsOf: (0..<20).map { Thing(name: "t\($0)", note: "n\($0)", count: $0 * 10_000) })
      let numbers = Thing.count.isOne(of: (0..<100_000).map { $0 + 50_000 })
      let texts = Thing.note.isOne(of: (10..<100_010).map { "n\($0)" })
      for (filter, expected) in [
        (numbers, 10), (numbers.negated, 10), (texts, 10), (texts.and(numbers), 5),
        (Thing.count.isOne(of: []), 0), (Thing.count.isOne(of: []).negated, 20),
      ] as [(Filter<Thing>, Int)] {
        try expectEqual(try await store.things.count(where: filter), expected)
        try expectEqual(try await store.things.fetch(where: filter).count, expected)
      }
    },
    ContractCase("filters: what makes no sense is refused") { make in
      let store = try await Household.store(make)
      for (filter, code) in [
        (FilterExpression.isNone(FieldPath("colour")), QueryError.Code.unknownField),
        (.compare(FieldPath("count"), .equal, .text("1")), .mismatch),
        (.compare(FieldPath("weight"), .less, .number(.nan)), .mismatch),
        (.text(FieldPath("note"), .contains, "a\u{0}b"), .mismatch),
        (.compare(FieldPath("condition"), .equal, .text("lost")), .mismatch),
        (
          (0..<300).reduce(.isNone(FieldPath("note"))) { filter, _ in .any([.never, .not(filter)])
          }, .tooComplex
        ),
      ] as [(FilterExpression, QueryError.Code)] {
        try await expectRefusal(code, "\(code)") { try await store.names(filter) }
      }
      try await expectRefusal(.unsortable, "order by tags") {
        try await store.names(sort: [SortKey("tags")])
      }
    },
  ]
}
