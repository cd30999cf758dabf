import StewardModels
import StewardPersistence

// Whose commands undo reaches.
extension Contract {
  static let undoScopes: [ContractCase] = [
    ContractCase("undo: one's own commands in this program, or in all") { make in
      let (ann, annElsewhere, bob) = try await three(make)
      try await ann.things.insert(Thing(name: "a"))
      try await annElsewhere.things.insert(Thing(name: "b"))
      try await bob.things.insert(Thing(name: "c"))
      try expectEqual(try await undone(ann), "a")
      try await expectFailure(.nothingToUndo, "no more of her own here") { try await ann.undo() }
      try expectEqual(try await undone(ann, scope: .user), "b")
      try await expectFailure(.nothingToUndo, "no more of her own") {
        try await ann.undo(scope: .user)
      }
      try await expectFailure(.nothingToUndo, "bob's") { try await ann.undo(number: 3) }
      try expectEqual(try await undone(ann, scope: .other(user: "bob")), "c")
      try expectEqual(try await ann.things.count(), 0)
    },
    ContractCase("redo: a command of others does not end one's own") { make in
      let (ann, _, bob) = try await three(make)
      try await ann.things.insert(Thing(name: "a"))
      _ = try await ann.undo()
      try await bob.things.insert(Thing(name: "c"))
      _ = try await ann.redo()
      try expectEqual(try await ann.names(), "a c")
    },
    ContractCase("undo: what the program does by itself is passed by") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "a"))
      try await store.transaction("marks", kind: .system) { _ = try $0.insert(Room(name: "mark")) }
      _ = try await store.undo()
      try expectEqual(try await store.things.count(), 0)
      try expectEqual(try await store.rooms.count(), 1)
      try await store.transaction("marks", kind: .system) { _ = try $0.insert(Room(name: "more")) }
      _ = try await store.redo()
      try expectEqual(try await store.things.count(), 1, "nor does it end redo")
      let entries = try await store.read { try $0.journal(JournalQuery(limit: 9)) }
      try expectEqual(entries.map(\.kind), [.redo, .system, .undo, .system, .command])
    },
  ]

  private static func three(
    _ make: ContractCase.MakeBackend
  ) async throws -> (Store, Store, Store) {
    let ann = try await Household.store(make)
    let elsewhere = Author(user: "ann", host: "home", program: "other")
    let bob = Author(user: "bob", host: "home", program: "contract")
    return (
      ann, try await Household.store(on: ann.backend, Household.options(author: elsewhere)),
      try await Household.store(on: ann.backend, Household.options(author: bob))
    )
  }

  /// Undoes once, and gives the name of the thing that went.
  private static func undone(_ store: Store, scope: UndoScope = .program) async throws -> String {
    let before = Set(try await store.names().split(separator: " "))
    _ = try await store.undo(scope: scope)
    let after = Set(try await store.names().split(separator: " "))
    return before.subtracting(after).sorted().joined(separator: " ")
  }
}
