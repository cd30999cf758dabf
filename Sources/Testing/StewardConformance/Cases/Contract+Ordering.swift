import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

// The order of records.
extension Contract {
  static let ordering: [ContractCase] = [
    ContractCase("order: names as people look for them") { make in
      let store = try await Household.store(make)
      let names = ["😀", "2x", "10x", "apple", "Apple", "äpple", "banana", "Zebra", "zoo", "Ω", "中"]
      try await store.things.insert(contentsOf: names.reversed().map { Thing(name: $0) })
      try expectEqual(try await store.names(sort: [SortKey("name")]), names.joined(separator: " "))
      try expectEqual(
        try await store.names(sort: [SortKey("name", descending: true)]),
        names.reversed().joined(separator: " "))
    },
    ContractCase("order: Chinese by pinyin in a store of that language") { make in
      let store = try await Household.store(make, Household.options(locale: .chinese))
      try await store.things.insert(contentsOf: ["中国", "上海", "北京", "阿"].map { Thing(name: $0) })
      try expectEqual(try await store.names(sort: [SortKey("name")]), "阿 北京 上海 中国")
      let locale = try await store.read { try $0.setting("locale") }
      try expectEqual(locale, LocaleName.chinese.identifier)
    },
    ContractCase("order: equal keys stand by identity, in the last key's direction") { make in
      let store = try await Household.store(make)
      let things = (0..<6).map { index in
        Thing(name: "t\(index)", note: index < 3 ? "x" : nil, count: index % 2)
      }
      try await store.things.insert(contentsOf: things.reversed())
      for (sort, expected) in [
        ([], "0 1 2 3 4 5"), ([SortKey("count")], "0 2 4 1 3 5"),
        ([SortKey("count", descending: true)], "5 3 1 4 2 0"),
        ([SortKey("note")], "3 4 5 0 1 2"), ([SortKey("note", descending: true)], "2 1 0 5 4 3"),
        ([SortKey("note"), SortKey("count", descending: true)], "5 3 4 1 2 0"),
        ([SortKey("count", descending: true), SortKey("note")], "3 5 1 4 0 2"),
        ([SortKey("id")], "0 1 2 3 4 5"), ([SortKey("id", descending: true)], "5 4 3 2 1 0"),
      ] as [([SortKey], String)] {
        let names = expected.split(separator: " ").map { "t\($0)" }.joined(separator: " ")
        try expectEqual(try await store.names(sort: sort), names, "\(sort)")
      }
    },
    ContractCase("order: money by currency, then amount; quantities by what they measure") { make in
      let store = try await Household.store(make)
      let prices = [
        Money(minorUnits: 900, currency: .eur), Money(minorUnits: 1000, currency: .eur),
        Money(minorUnits: 500, currency: .jpy), Money(minorUnits: -1, currency: .usd),
      ]
      let amounts = [
        Quantity(5), Quantity(1, .metre), Quantity(999, .gram), Quantity(1, .kilogram),
        Quantity(1, Unit(stored: "can")), Quantity(1, .litre),
      ]
      var things = prices.enumerated().map { index, price in
        Thing.named("p\(index)") { $0.price = price }
      }
      things += amounts.enumerated().map { index, amount in
        Thing.named("q\(index)") { $0.amount = amount }
      }
      try await store.things.insert(contentsOf: things.reversed())
      for (sort, expected) in [
        (Thing.price.ascending, "p0 p1 p2 p3"), (Thing.price.descending, "p3 p2 p1 p0"),
        (Thing.amount.ascending, "q0 q1 q2 q3 q4 q5"),
        (Thing.amount.descending, "q5 q4 q3 q2 q1 q0"),
      ] as [(Sort<Thing>, String)] {
        let field = sort.key.field == "price" ? Thing.price.isAny : Thing.amount.isAny
        try expectEqual(
          try await store.names(field.expression, sort: [sort.key]), expected, "\(sort.key)")
      }
    },
    ContractCase("order: it follows a change") { make in
      let store = try await Household.store(make)
      var thing = Thing(
        name: "b", price: Money(minorUnits: 1, currency: .eur), amount: Quantity(1, .gram))
      try await store.things.insert(contentsOf: [
        Thing(name: "c", amount: Quantity(1, .kilogram)), thing, Thing(name: "a"),
      ])
      thing.name = "z"
      thing.amount = Quantity(2, .kilogram)
      try await store.things.update(thing)
      try expectEqual(try await store.names(sort: [SortKey("name")]), "a c z")
      try expectEqual(try await store.names(sort: [SortKey("amount")]), "a c z")
      _ = try await store.undo()
      try expectEqual(try await store.names(sort: [SortKey("name")]), "a b c")
      try expectEqual(try await store.names(sort: [SortKey("amount")]), "a b c")
    },
  ]
}
