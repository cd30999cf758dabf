import StewardModels
import StewardPersistence
import StewardQuery

// Pages by the keys of the last record.
extension Contract {
  static let paging: [ContractCase] = [
    ContractCase("paging: pages of every order make the whole") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: many())
      for sort in [
        [], [SortKey("name")], [SortKey("name", descending: true)],
        [SortKey("count"), SortKey("note", descending: true)],
        [SortKey("note", descending: true), SortKey("count")], [SortKey("price")],
        [SortKey("price", descending: true)],
        [SortKey("amount"), SortKey("name")],
        [SortKey("seen"), SortKey("bought", descending: true)],
      ] {
        let whole = try await store.names(sort: sort)
        for size in [1, 4, 30] {
          try expectEqual(try await pages(of: store, sort, size: size), whole, "\(sort) by \(size)")
        }
      }
    },
    ContractCase("paging: typed pages, and what follows them") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: (0..<5).map { Thing(name: "t\($0)") })
      let first = try await store.things.page(sort: Thing.name.ascending, limit: 3)
      try expectEqual(first.records.map(\.name), ["t0", "t1", "t2"])
      let second = try await store.things.page(
        sort: Thing.name.ascending, after: first.next, limit: 3)
      try expectEqual(second.records.map(\.name), ["t3", "t4"])
      try expectEqual(second.next, nil)
      let whole = try await store.things.page(limit: 5)
      try expectEqual(whole.next, nil, "nothing follows a whole page")
      let none = try await store.things.page(limit: 0)
      try expectEqual(none.records.count, 0, "a page of none")
      let all = try await store.things.page(limit: .max)
      try expectEqual(all.records.count, 5, "a page of any size")
    },
    ContractCase("paging: what comes and goes between pages moves nothing else") { make in
      let store = try await Household.store(make)
      let things = (0..<9).map { Thing(name: "t\($0)") }
      try await store.things.insert(contentsOf: things)
      let sort = [SortKey("name")]
      let first = try await store.things.page(sort: Thing.name.ascending, limit: 4)
      try await store.things.remove(things[3].id)
      try await store.things.remove(things[1].id)
      try await store.things.remove(things[5].id)
      try await store.things.insert(contentsOf: [Thing(name: "t2x"), Thing(name: "t6x")])
      try expectEqual(
        try await store.names(sort: sort, after: first.next, limit: 4), "t4 t6 t6x t7")
    },
    ContractCase("paging: a limit, and a place of another order is refused") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: (0..<5).map { Thing(name: "t\($0)") })
      try expectEqual(
        try await store.names(sort: [SortKey("name", descending: true)], limit: 2), "t4 t3")
      try expectEqual(try await store.names(limit: 0), "")
      let page = try await store.things.page(sort: Thing.name.ascending, limit: 2)
      try await expectRefusal(.mismatch, "a cursor of another order") {
        try await store.names(sort: [SortKey("count")], after: page.next)
      }
    },
  ]

  /// Things with ties and nil in every key.
  private static func many() -> [Thing] {
    (0..<25).map { index in
      Thing.named("t\(index % 9)") {
        $0.count = index % 3
        $0.note = index % 4 == 0 ? nil : "n\(index % 5)"
        $0.price =
          index % 5 == 0
          ? nil : Money(minorUnits: Int64(index % 4), currency: index % 2 == 0 ? .eur : .usd)
        $0.amount =
          index % 6 == 0 ? nil : Quantity(Int32(index % 3), index % 2 == 0 ? .gram : .litre)
        $0.seen = index % 7 == 0 ? nil : Moment(microseconds: Int64(index % 2))
        $0.bought = index % 3 == 0 ? nil : Day(unchecked: index % 4)
      }
    }
  }

  private static func pages(
    of store: Store, _ sort: [SortKey], size: Int
  ) async throws -> String {
    var names: [String] = []
    var query = RecordQuery("thing", sort: sort, limit: size)
    while true {
      let asked = query
      let (page, last) = try await store.read { snapshot in
        let page = try snapshot.records(asked)
        return (page, try page.last.map { try snapshot.cursor(after: $0, in: asked) })
      }
      guard let last, names.count < 100 else { return names.joined(separator: " ") }
      names += page.map { $0.row[1].text ?? "" }
      query.after = last
    }
  }
}
