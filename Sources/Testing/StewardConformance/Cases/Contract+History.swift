import StewardModels
import StewardPersistence

// What the journal says.
extension Contract {
  static let history: [ContractCase] = [
    ContractCase("history: of a record, the latest change first") { make in
      let store = try await Household.store(make)
      var thing = Thing(name: "a")
      let first = thing
      try await store.transaction("add a") { _ = try $0.insert(first) }
      try await store.things.insert(Thing(name: "other"))
      for name in ["b", "c"] {
        thing.name = name
        let changed = thing
        try await store.transaction("call it \(name)") { _ = try $0.update(changed) }
      }
      let reference = RecordReference(type: "thing", id: thing.id.identifier)
      let steps = try await store.read { try $0.history(of: reference, limit: 9) }
      try expectEqual(steps.map(\.entry.command), ["call it c", "call it b", "add a"])
      try expectEqual(steps.map { $0.changes[0].kind }, [.update, .update, .insert])
      try expectEqual(steps.map { $0.changes[0].before?.columns["name"]?.text }, ["b", "a", nil])
      try expectEqual(try await store.read { try $0.history(of: reference, limit: 2) }.count, 2)
      _ = try await store.undo()
      let shorter = try await store.read { try $0.history(of: reference, limit: 9) }
      try expectEqual(shorter.map(\.entry.command), ["call it b", "add a"], "after an undo")
    },
    ContractCase("history: of a record that has left, its removal first") { make in
      let store = try await Household.store(make)
      let thing = Thing(name: "a")
      try await store.transaction("add") { _ = try $0.insert(thing) }
      try await store.transaction("rename") { _ = try $0.update(thing.id) { $0.name = "b" } }
      try await store.transaction("drop") { try $0.remove(thing.id) }
      try await store.things.insert(Thing(name: "other"))
      func commands() async throws -> [String] {
        try await store.things.history(of: thing.id).map(\.entry.command)
      }
      let steps = try await store.things.history(of: thing.id)
      try expectEqual(steps.map(\.entry.command), ["drop", "rename", "add"])
      try expectEqual(steps.map { $0.before?.name }, ["b", "a", nil])
      try expectEqual(steps.map { $0.after?.name }, [nil, "b", "a"])
      try expectEqual(try await store.things.history(of: thing.id, limit: 1).count, 1)
      _ = try await store.undo(2)
      try expectEqual(try await commands(), ["rename", "add"], "once it is back")
      _ = try await store.undo(2, command: "back")
      try expectEqual(try await commands(), ["back", "add"], "its insertion taken back")
      try expectEqual(try await store.things.history(of: RecordID()).count, 0, "never there")
    },
    ContractCase("history: who, when, with what, and what was taken back") { make in
      let store = try await Household.store(make)
      try await store.transaction("add \"x\"") { _ = try $0.insert(Thing(name: "x")) }
      _ = try await store.undo(command: "undo it")
      let entries = try await store.read { try $0.journal(JournalQuery(limit: 9)) }
      try expectEqual(entries.map(\.number), [2, 1])
      try expectEqual(entries.map(\.command), ["undo it", "add \"x\""])
      try expectEqual(entries.map(\.author), [Household.author, Household.author])
      try expectEqual(entries.map(\.kind), [.undo, .command])
      try expectEqual(entries[0].target, 1)
      try expectEqual(entries[1].undoneBy, 2)
      try expect(entries[1].moment < entries[0].moment, "the moments do not follow each other")
    },
    ContractCase("history: the journal's queries") { make in
      let store = try await Household.store(make)
      for name in ["a", "b", "c", "d"] { try await store.things.insert(Thing(name: name)) }
      _ = try await store.undo()
      try await store.transaction("own", kind: .system) { _ = try $0.insert(Room(name: "r")) }
      func numbers(_ change: (inout JournalQuery) -> Void) async throws -> [Int64] {
        var query = JournalQuery(limit: 10)
        change(&query)
        let asked = query
        return try await store.read { try $0.journal(asked).map(\.number) }
      }
      try expectEqual(try await numbers { _ in }, [6, 5, 4, 3, 2, 1])
      try expectEqual(try await numbers { $0.limit = 2 }, [6, 5])
      try expectEqual(try await numbers { $0.kinds = [.command] }, [4, 3, 2, 1])
      try expectEqual(try await numbers { $0.kinds = [.undo, .system] }, [6, 5])
      try expectEqual(
        try await numbers {
          $0.standing = true; $0.kinds = [.command]
        }, [3, 2, 1])
      try expectEqual(try await numbers { $0.before = 3 }, [2, 1])
      try expectEqual(try await numbers { $0.number = 2 }, [2])
      try expectEqual(try await numbers { $0.number = 7 }, [])
      try expectEqual(try await numbers { $0.user = "bob" }, [])
      try expectEqual(
        try await numbers {
          $0.user = "ann"; $0.program = "contract"
        }.count, 6)
      try expectEqual(try await numbers { $0.program = "other" }, [])
      let entries = try await store.read { try $0.journal(JournalQuery(limit: 10)) }
      try expectEqual(try await numbers { $0.until = entries[3].moment }, [2, 1])
    },
    ContractCase("history: several changes of a record in one command are one") { make in
      let store = try await Household.store(make)
      let thing = try await store.things.insert(Thing(name: "a"))
      let steps = try await store.transaction("thrice") { transaction -> [JournalChange] in
        for name in ["b", "c", "d"] { try transaction.update(Thing(id: thing.id, name: name)) }
        let brief = try transaction.insert(Thing(name: "brief"))
        try transaction.remove(brief.id)
        let new = try transaction.insert(Thing(name: "new"))
        try transaction.update(Thing(id: new.id, name: "newer"))
        return try transaction.changes(in: 2)
      }
      try expectEqual(Set(steps.map(\.kind)), [.update, .insert])
      try expectEqual(steps.count, 2)
      let image = steps.first { $0.kind == .update }?.before
      try expectEqual(image?.columns["name"]?.text, "a", "the record before the command")
    },
  ]
}
