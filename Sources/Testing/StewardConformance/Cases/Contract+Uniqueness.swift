import StewardModels
import StewardPersistence
import StewardQuery

// Values and identities that no two records hold.
extension Contract {
  static let uniqueness: [ContractCase] = [
    ContractCase("unique: text counts without case, accents and width") { make in
      let store = try await Household.store(make)
      let lamp = try await store.things.insert(Thing(name: "a", code: "Lámp"))
      for code in ["Lámp", "lamp", "LAMP", "ｌａｍｐ", "La\u{301}mp"] {
        let error = try await expectFailure(.duplicate, code) {
          try await store.things.insert(Thing(name: "b", code: code))
        }
        try expectEqual(error.field, "code", code)
      }
      var changed = lamp
      changed.code = "LAMP"
      try await store.things.update(changed)
      try await store.things.insert(Thing(name: "b", code: "lamps"))
      try expectEqual(try await store.names(), "a b")
    },
    ContractCase("unique: nil may recur, other values may not") { make in
      let store = try await Household.store(make)
      let thing = try await store.things.insert(Thing(name: "a"))
      func loan(_ number: Int?) -> Loan {
        Loan(thing: thing.id, to: "bob", day: Day(unchecked: 1), number: number)
      }
      try await store.loans.insert(contentsOf: [loan(nil), loan(nil), loan(7), loan(8), loan(0)])
      let error = try await expectFailure(.duplicate, "a second 7") {
        try await store.loans.insert(loan(7))
      }
      try expectEqual(error.field, "number")
      var eight = try await store.loans.fetch(where: Loan.number.equals(8))[0]
      eight.number = 0
      let changed = eight
      try await expectFailure(.duplicate, "an update") { try await store.loans.update(changed) }
      try expectEqual(try await store.loans.count(), 5)
    },
    ContractCase("unique: a value is free again once its record has gone or changed") { make in
      let store = try await Household.store(make)
      var first = try await store.things.insert(Thing(name: "a", code: "x"))
      first.code = "y"
      try await store.things.update(first)
      try await store.things.insert(Thing(name: "b", code: "x"))
      try await store.things.remove(first.id)
      try await store.things.insert(Thing(name: "c", code: "Y"))
      try expectEqual(try await store.names(sort: [SortKey("name")]), "b c")
    },
    ContractCase("unique: an identity") { make in
      let store = try await Household.store(make)
      let thing = try await store.things.insert(Thing(name: "a"))
      let error = try await expectFailure(.duplicate, "the same identity") {
        try await store.things.insert(Thing(id: thing.id, name: "b"))
      }
      try expectEqual(error.field, "id")
      try await store.rooms.insert(Room(id: RecordID(thing.id.identifier), name: "of another type"))
    },
  ]
}
