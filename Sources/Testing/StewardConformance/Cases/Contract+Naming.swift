import StewardModels
import StewardPersistence
import StewardQuery

// Records that are called after others: a loan after its thing.
extension Contract {
  static let naming: [ContractCase] = [
    ContractCase("names: a record is called after the one it refers to") { make in
      let store = try await Household.store(make)
      let (lamp, ladder) = (Thing(name: "Red lamp"), Thing(name: "Ladder"))
      try await store.things.insert(contentsOf: [lamp, ladder, Thing(name: "Lámp")])
      let loans = try [(lamp, "ann"), (ladder, "bob"), (lamp, "lampman")].map { thing, to in
        Loan(thing: thing.id, to: to, day: try Day(iso: "2026-11-30"))
      }
      try await store.loans.insert(contentsOf: loans)
      try await store.read { snapshot in
        for (loan, name) in zip(loans, ["Red lamp", "Ladder", "Red lamp"]) {
          let reference = RecordReference(type: "loan", id: loan.id.identifier)
          try expectEqual(try snapshot.name(of: reference), name)
        }
        let catalog = snapshot.catalog
        guard let type = catalog.type("loan") else { return }
        for (match, text, expected) in [
          (.equals, "RED LAMP", "ann lampman"), (.contains, "la", "ann bob lampman"),
          (.startsWith, "lad", "bob"), (.equals, "lamp", ""),
        ] as [(TextMatch, String, String)] {
          guard let called = type.called(match, text, types: { catalog.type($0) }) else { continue }
          let found = try snapshot.fetch(Loan.self, where: Filter(called))
          try expectEqual(found.map(\.to).joined(separator: " "), expected, text)
        }
      }
    },
    ContractCase("names: a search finds what is called after a record that it finds") { make in
      let store = try await Household.store(make)
      let (lamp, ladder) = (Thing(name: "Lamp"), Thing(name: "Ladder", note: "as tall as a lamp"))
      let oil = Thing(name: "Lamp oil")
      try await store.things.insert(contentsOf: [lamp, ladder, oil])
      for (thing, to) in [
        (oil, "ann"), (lamp, "bob"), (ladder, "cat"), (ladder, "the lamp's owner"),
      ] {
        let day = try Day(iso: "2026-11-30")
        try await store.loans.insert(Loan(thing: thing.id, to: to, day: day))
      }
      for (words, expected) in [
        ("lamp", ["bob", "ann", "the lamp's owner", "cat"]), ("oil", ["ann"]), ("cat", ["cat"]),
        ("owner", ["the lamp's owner"]), ("chair", []),
      ] as [(String, [String])] {
        try expectEqual(try await store.loans.search(words).map(\.to), expected, words)
      }
    },
  ]
}
