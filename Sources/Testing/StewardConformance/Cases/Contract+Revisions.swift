import StewardModels
import StewardPersistence

// Records that somebody else changed in the meantime, and times of making and change.
extension Contract {
  static let revisions: [ContractCase] = [
    ContractCase("revisions: a stale record is refused") { make in
      let store = try await Household.store(make)
      let thing = try await store.things.insert(Thing(name: "a"))
      guard var first = try await store.things.versioned(thing.id),
        var second = try await store.things.versioned(thing.id)
      else { throw ContractFailure(difference: "the record is not there", place: #fileID) }
      try expectEqual(first.revision, 1)
      first.record.name = "b"
      second.record.name = "c"
      try await store.things.save(first)
      try expectEqual(try await store.things.versioned(thing.id)?.revision, 2)
      let stale = second
      let error = try await expectFailure(.stale, "a second save") {
        try await store.things.save(stale)
      }
      try expectEqual(error.record, RecordReference(type: "thing", id: thing.id.identifier))
      try expectEqual(try await store.names(), "b")
      try await store.things.update(stale.record)
      try expectEqual(try await store.names(), "c", "update asks for no revision")
    },
    ContractCase("revisions: a record that is not there") { make in
      let store = try await Household.store(make)
      let thing = Thing(name: "a")
      try await expectFailure(.notFound, "an update") { try await store.things.update(thing) }
      try await expectFailure(.notFound, "a removal") { try await store.things.remove(thing.id) }
      try expectEqual(try await store.things.find(thing.id), nil)
      try expectEqual(try await store.things.versioned(thing.id), nil)
    },
    ContractCase("revisions: when a record was made and changed") { make in
      let store = try await Household.store(make)
      let made = try await store.things.insert(Thing(name: "a"))
      try expect(
        made.made != nil && made.made == made.changed, "\(made.made as Any), \(made.changed as Any)"
      )
      var edited = made
      edited.name = "b"
      let changed = try await store.things.update(edited)
      try expectEqual(changed.made, made.made)
      try expect(
        changed.changed ?? Moment(microseconds: 0) > made.changed ?? Moment(microseconds: 0),
        "the change is not later")
      let said = try await store.things.insert(Thing(name: "c", made: Moment(microseconds: 5)))
      try expectEqual(said.made, Moment(microseconds: 5), "what was said is kept")
    },
    ContractCase("revisions: a record that breaks a rule is refused") { make in
      let store = try await Household.store(make)
      try await expectViolation("no name") { try await store.things.insert(Thing(name: "")) }
      try await expectViolation("U+0000") { try await store.things.insert(Thing(name: "a\u{0}b")) }
      try await expectViolation("not a number") {
        try await store.things.insert(Thing(name: "a", weight: .nan))
      }
      try await expectViolation("infinite") {
        try await store.things.insert(Thing(name: "a", weight: .infinity))
      }
      try expectEqual(try await store.things.count(), 0)
    },
  ]
}
