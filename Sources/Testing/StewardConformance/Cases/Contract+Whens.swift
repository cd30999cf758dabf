import StewardModels
import StewardPersistence
import StewardQuery

// Days and times in one field: a day that is compared with is all of it, whatever the zones.
extension Contract {
  static let whens: [ContractCase] = [
    ContractCase("filters: a day is all of it, by the clocks on the wall") { make in
      let store = try await Household.store(make)
      let whens = [
        "a": time(9, 86_399, 0), "b": When(Day(unchecked: 10)), "c": time(10, 0, -18_000),
        "d": time(10, 0, 50_400), "e": time(10, 64_800, 3600), "f": time(10, 86_399, 50_400),
        "g": When(Day(unchecked: 11)), "h": time(11, 0, 50_400),
      ]
      try await store.things.insert(contentsOf: whens.map { Thing(name: $0, due: $1) })
      try await store.things.insert(Thing(name: "z"))
      let day = When(Day(unchecked: 10))
      let evening = time(10, 64_800, -18_000)
      for (filter, expected) in [
        (Thing.due.equals(day), "b c d e f"), (Thing.due.differs(from: day), "a g h z"),
        (Thing.due.isLess(than: day), "a"), (Thing.due.atMost(day), "a b c d e f"),
        (Thing.due.isGreater(than: day), "g h"), (Thing.due.atLeast(day), "b c d e f g h"),
        // By the wall: six o'clock is six o'clock in every zone.
        (Thing.due.equals(evening), "e"), (Thing.due.isLess(than: evening), "a b c d"),
        (Thing.due.atMost(evening), "a b c d e"), (Thing.due.isGreater(than: evening), "f g h"),
        (Thing.due.isOne(of: [day, time(11, 0, 0)]), "b c d e f g h"),
        (Thing.due.isOne(of: [evening, When(Day(unchecked: 9))]), "a e"),
        (Thing.due.isOne(of: (0..<40).map { When(Day(unchecked: $0 * 10)) }), "b c d e f"),
        (Thing.due.isOne(of: (0..<24).map { time(10, $0 * 3600, 0) }), "b c d e"),
        (
          Thing.due.isOne(of: (-40..<10).map { When(Day(unchecked: $0)) }).negated,
          "b c d e f g h z"
        ),
        (Thing.due.isNone, "z"),
      ] as [(Filter<Thing>, String)] {
        try expectEqual(try await store.names(where: filter), expected, "\(filter.expression)")
      }
      // A day before the times at its beginning, and those by their moments.
      let order = "z a b d c e f g h"
      try expectEqual(try await store.names(sort: [SortKey("due")]), order)
      try expectEqual(
        try await store.names(sort: [SortKey("due", descending: true)]),
        String(order.reversed()))
      var pages: [String] = []
      var after: Cursor?
      repeat {
        let page = try await store.things.page(sort: Thing.due.ascending, after: after, limit: 2)
        pages += page.records.map(\.name)
        after = page.next
      } while after != nil
      try expectEqual(pages.joined(separator: " "), order)
      let groups = try await store.read { snapshot in
        try snapshot.aggregate(AggregateQuery("thing", by: FieldPath("due")))
      }
      try expectEqual(groups.map(\.count), [1, 1, 5, 2], "by day")
      try expectEqual(groups[2].key, .when(day))
    },
    ContractCase("undo: days and times come back whole") { make in
      let store = try await Household.store(make)
      var thing = Thing(name: "a", due: time(10, 60, 3600))
      try await store.things.insert(thing)
      let before = try await store.everything()
      thing.due = When(Day(unchecked: 10))
      try await store.things.update(thing)
      try expectEqual(try await store.things.fetch().map(\.due), [thing.due])
      try await store.things.remove(thing.id)
      _ = try await store.undo(2)
      try expectEqual(
        try await store.everything().map(\.row), before.map(\.row), "as it was at first")
    },
  ]
}
