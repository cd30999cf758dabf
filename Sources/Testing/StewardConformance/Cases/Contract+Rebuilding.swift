import StewardModels
import StewardPersistence
import StewardQuery

// Versions of a record type with a step between them that was written by hand.
extension Contract {
  private struct Unwilling: Error {}

  static let rebuilding: [ContractCase] = [
    ContractCase("migration: a step rewrites every record, and undo reaches across it") { make in
      let backend = try await make()
      let old = try await Store(backend: backend, records: Memo.self, options: Household.options())
      let memos = old.repository(of: Memo.self)
      var first = try await memos.insert(Memo(title: "Zebra", pages: 10, mood: .glad))
      let second = try await memos.insert(Memo(title: "apple", pages: 2))
      first.title = "Yak"
      try await memos.update(first)
      try await memos.remove(second.id)
      let new = try await Store(
        backend: backend, records: MemoTwo.self, migrations: [step], options: Household.options())
      let two = new.repository(of: MemoTwo.self)
      try expectEqual(
        try await two.fetch(),
        [
          MemoTwo(
            id: RecordID(first.id.identifier), heading: "Yak", length: try pages(10), mood: .glad)
        ])
      try expectEqual(try await two.search("yak").count, 1)
      _ = try await new.undo()
      let restored = try await two.fetch(sort: MemoTwo.heading.ascending)
      try expectEqual(restored.map(\.heading), ["apple", "Yak"])
      try expectEqual(restored[0].length, try pages(2))
      _ = try await new.undo()
      try expectEqual(try await two.find(RecordID(first.id.identifier))?.heading, "Zebra")
      _ = try await new.redo(2)
      try expectEqual(try await two.fetch().map(\.heading), ["Yak"])
      let error = try await expectFailure(.newerSchema, "the older program") {
        try await Store(backend: backend, records: Memo.self, options: Household.options())
      }
      try expectEqual(error.message.arguments["stored"], .number(2))
    },
    ContractCase("migration: a step that fails changes nothing") { make in
      let backend = try await make()
      let old = try await Store(backend: backend, records: Memo.self, options: Household.options())
      try await old.repository(of: Memo.self).insert(contentsOf: [
        Memo(title: "a"), Memo(title: "b"),
      ])
      let before = try await old.everything()
      let unwilling = MigrationStep("memo", to: 2) { record in
        if record["title"] == .text("b") { throw Unwilling() }
        try step.change(&record)
      }
      do {
        _ = try await Store(
          backend: backend, records: MemoTwo.self, migrations: [unwilling],
          options: Household.options())
        throw ContractFailure(difference: "the step's error was lost", place: #fileID)
      } catch is Unwilling {}
      let wrong = MigrationStep("memo", to: 2) { $0["heading"] = .integer(1) }
      try await expectFailure(.migrationNeeded, "a value of another kind") {
        try await Store(
          backend: backend, records: MemoTwo.self, migrations: [wrong], options: Household.options()
        )
      }
      let lacking = MigrationStep("memo", to: 2) { $0.rename("title", to: "heading") }
      try await expectFailure(.migrationNeeded, "a field that cannot be empty") {
        try await Store(
          backend: backend, records: MemoTwo.self, migrations: [lacking],
          options: Household.options())
      }
      try expectEqual(try await old.everything(), before)
      try expectEqual(try await old.repository(of: Memo.self).count(), 2)
    },
  ]

  private static let step = MigrationStep("memo", to: 2) { record in
    record.rename("title", to: "heading")
    guard case .integer(let pages) = record["pages"] else { return }
    record["pages"] = .none
    record["length"] = .quantity(try Self.pages(Int(pages)))
  }

  private static func pages(_ count: Int) throws -> Quantity {
    try Quantity(whole: count, Unit(stored: "page"))
  }
}
