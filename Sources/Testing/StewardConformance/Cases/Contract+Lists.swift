import StewardModels
import StewardPersistence
import StewardQuery

// Lists and what stands on them.
extension Contract {
  static let lists: [ContractCase] = [
    ContractCase("lists: checking, unchecking and resetting change nothing else") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", ".b", ".c", "d"])
      let before = try await rosters.store.everything()
      try await rosters.check("b", "d")
      try expectEqual(try await rosters.line(list), "a (b✓ c) d✓")
      let ids = [try await rosters.entry("b"), try await rosters.entry("c")]
      let changed = try await rosters.store.transaction("uncheck") {
        try $0.check(ids, at: nil, Rosters.shape)
      }
      try expectEqual(changed, [ids[0]], "what was open stays untouched")
      let reset = try await rosters.store.transaction("reset") {
        try $0.reset(list: list, Rosters.shape)
      }
      try expectEqual(reset.count, 1)
      try expectEqual(try await rosters.line(list), "a (b c) d")
      _ = try await rosters.store.undo(3)
      try expectEqual(try await rosters.store.everything(), before, "after undo")
    },
    ContractCase("lists: clearing keeps open entries under checked ones") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", ".b", "..c", "...d", ".e", "f"])
      try await rosters.check("b", "c", "f")
      let before = try await rosters.store.everything()
      let gone = try await rosters.store.transaction("clear") {
        try $0.clear(list: list, Rosters.shape)
      }
      try expectEqual(gone.count, 3)
      try expectEqual(try await rosters.line(list), "a (d e)")
      _ = try await rosters.store.undo()
      try expectEqual(try await rosters.store.everything(), before, "after undo")
    },
    ContractCase("lists: tallies of all lists") { make in
      let rosters = try await Rosters(make)
      let trip = try await rosters.make("Trip", ["a", "b", "c"])
      let empty = try await rosters.make("Empty", [])
      try await rosters.check("b")
      let day = try Day(year: 2026, month: 3, day: 5)
      let duties = rosters.store.repository(of: Duty.self)
      for (name, offset) in [("a", -1), ("b", -2), ("c", 0)] {
        try await duties.update(RecordID(try await rosters.entry(name))) {
          $0.due = try day.adding(days: offset)
        }
      }
      let tallies = try await rosters.store.read {
        try $0.tallies(Rosters.shape, today: day, findsChanges: true)
      }
      try expectEqual(tallies.count, 1, "no row for an empty list")
      try expect(tallies[empty] == nil, "\(empty)")
      let tally = tallies[trip] ?? ListTally()
      try expectEqual(tally.count, 3)
      try expectEqual(tally.checked, 1)
      try expectEqual(tally.overdue, 1)
      try expectEqual(tally.dueToday, 1)
      let latest = try await duties.fetch(sort: Duty.changed.descending, limit: 1)
      try expectEqual(tally.changed, latest.first?.changed)
      let one = try await rosters.store.read {
        try $0.tallies(Rosters.shape, today: day, of: trip)
      }
      try expectEqual(one[trip]?.count, 3)
    },
    ContractCase("lists: the chosen list is a setting of one user, and none when put away") {
      make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", [])
      let head = try await rosters.store.head()
      try await rosters.store.transaction("use") { try $0.choose(list: list) }
      try expectEqual(try await rosters.store.head(), head, "no trace in the journal")
      let chosen = try await rosters.store.read { try $0.chosenList(Rosters.shape)?.id }
      try expectEqual(chosen, list)
      try await rosters.store.repository(of: Roster.self).update(RecordID(list)) {
        $0.archived = Moment(microseconds: 0)
      }
      let after = try await rosters.store.read { try $0.meantList(Rosters.shape)?.id }
      try expectEqual(after, nil, "put away")
      let made = try await rosters.store.transaction("add") {
        try $0.makeMeantList(Rosters.shape).row[1].text
      }
      try expectEqual(made, "Inbox")
    },
    ContractCase("lists: a first list that was put away is not made again") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("inbox", [])
      try await rosters.store.repository(of: Roster.self).update(RecordID(list)) {
        $0.archived = Moment(microseconds: 0)
      }
      try await expectFailure(.archived, "adding to it") {
        _ = try await rosters.store.transaction("add") {
          try $0.makeMeantList(Rosters.shape).id
        }
      }
      try await expectFailure(.duplicate, "a list of the same name") {
        _ = try await rosters.make("INBOX", [])
      }
    },
    ContractCase("lists: a copy has the entries, open and in their order") { make in
      let rosters = try await Rosters(make)
      let list = try await rosters.make("Trip", ["a", ".b", "..c", "d"])
      try await rosters.check("b")
      try await rosters.move("d", to: .before(try await rosters.entry("a")))
      let copy = try await rosters.store.transaction("copy") {
        try $0.copy(list: list, named: "Next trip", Rosters.shape).id
      }
      try expectEqual(try await rosters.line(copy), "d a (b (c))")
      try expectEqual(try await rosters.line(list), "d a (b✓ (c))")
      _ = try await rosters.store.undo()
      try expectEqual(try await rosters.line(copy), "")
    },
  ]
}
