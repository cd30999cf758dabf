import StewardModels
import StewardPersistence
import StewardQuery

// Work that nobody waits for any more.
extension Contract {
  static let cancelling: [ContractCase] = [
    ContractCase("cancelling: work of a cancelled task does not begin") { make in
      let store = try await Household.store(make)
      try await store.things.insert(Thing(name: "a"))
      try await expectCancelled("a read") { _ = try await store.things.fetch() }
      try await expectCancelled("a write") { try await store.things.insert(Thing(name: "b")) }
      try expectEqual(try await store.names(where: .always), "a")
      try expectEqual(try await store.head(), 1)
    },
    ContractCase("cancelling: work under way ends and keeps nothing") { make in
      let store = try await Household.store(make)
      try await store.things.insert(contentsOf: (0..<50).map { Thing(name: "t\($0)") })
      let before = try await store.everything()
      try await expectCancelledOnceBegun("a write") { go in
        try await store.transaction("endless") { transaction in
          go.finish()
          for _ in 0..<enough { try transaction.insert(Thing(name: "more")) }
        }
      }
      try await expectCancelledOnceBegun("a read") { go in
        try await store.read { snapshot in
          go.finish()
          for _ in 0..<enough { _ = try snapshot.count(where: Thing.name.contains("x")) }
        }
      }
      try expectEqual(try await store.everything(), before)
      try expectEqual(try await store.head(), 1)
    },
  ]

  /// How often work is done that takes far longer than cancelling it.
  private static let enough = 100_000

  /// Makes sure that work of a task that is cancelled already fails as cancelled.
  private static func expectCancelled(
    _ what: String, _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await expectFailure(.cancelled, what) {
      try await within(seconds: 20, what) {
        let task = Task {
          while !Task.isCancelled { await Task.yield() }
          try await work()
        }
        task.cancel()
        try await task.value
      }
    }
  }

  /// Makes sure that work that is cancelled once it says so fails as cancelled.
  private static func expectCancelledOnceBegun(
    _ what: String,
    _ work: @escaping @Sendable (AsyncStream<Void>.Continuation) async throws -> Void
  ) async throws {
    try await expectFailure(.cancelled, what) {
      try await within(seconds: 20, what) {
        let (begun, go) = AsyncStream<Void>.makeStream()
        let task = Task { try await work(go) }
        for await _ in begun {}
        task.cancel()
        try await task.value
      }
    }
  }
}
