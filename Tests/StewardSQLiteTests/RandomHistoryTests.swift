import StewardModels
import StewardPersistence
import StewardQuery
import Testing

@testable import StewardSQLite

/// Undo of anything gives what was there before, and redo what there was after: also what lies beside
/// the records.
@Suite struct RandomHistoryTests {
  /// Codes that are unique, so that undo has to exchange them.
  struct Slot: Record {
    let id: RecordID<Slot>
    var code: String
    var tags: Tags
    var own: OwnFields
    var outer: RecordID<Slot>?
    var friend: RecordID<Slot>?

    static let code = Field("code", \Slot.code, .unique, .searchable, .localizedOrder, role: .name)
    static let tags = Field("tags", \Slot.tags, .searchable)
    static let own = Field("own", \Slot.own)
    static let outer = Field("outer", \Slot.outer, .onRemoval(.cascade), role: .parent)
    static let friend = Field("friend", \Slot.friend, .onRemoval(.clear))
    static let schema = Schema("slot", Slot.init, Field.id(), code, tags, own, outer, friend)
  }

  private final class Script {
    var generator: SplitMix
    var known: [RecordID<Slot>] = []

    init(seed: UInt64) { generator = SplitMix(seed: seed) }

    func slot(_ transaction: Transaction, id: RecordID<Slot>? = nil) throws -> Slot {
      var own = OwnFields()
      if Bool.random(using: &generator) {
        own = try own.setting(
          "colour", to: .text("v\(Int.random(in: 0..<3, using: &generator))"))
      }
      let there = try known.filter { try transaction.find($0) != nil }
      return Slot(
        id: id ?? RecordID(), code: "code \(Int.random(in: 0..<1_000_000, using: &generator))",
        tags: Bool.random(using: &generator) ? ["a", "b"] : ["c"], own: own,
        outer: id == nil ? there.randomElement(using: &generator) : nil,
        friend: there.randomElement(using: &generator))
    }

    func step(_ transaction: Transaction) throws {
      let there = try known.compactMap { try transaction.find($0) as Slot? }
      let one = there.randomElement(using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...3:
        let slot = try slot(transaction)
        known.append(slot.id)
        try transaction.insert(slot)
      case 4, 5:
        guard let one else { return }
        var slot = try slot(transaction, id: one.id)
        slot.outer = one.outer
        try transaction.update(slot)
      case 6:
        guard let one else { return }
        try transaction.remove(one.id)
      case 7:
        // It leaves and comes again.
        guard let one else { return }
        try transaction.remove(one.id)
        var slot = try slot(transaction, id: one.id)
        slot.friend = nil
        try transaction.insert(slot)
      case 8:
        // Two exchange what is unique.
        guard var first = one, var second = there.randomElement(using: &generator),
          first.id != second.id
        else { return }
        let code = first.code
        first.code = "between"
        try transaction.update(first)
        first.code = second.code
        second.code = code
        try transaction.update(second)
        try transaction.update(first)
      default:
        // It comes and leaves.
        let slot = try slot(transaction)
        try transaction.insert(slot)
        try transaction.remove(slot.id)
      }
    }
  }

  private func everything(_ store: Store) async throws -> [StoredRecord] {
    try await store.read { try $0.records(RecordQuery("slot")) }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `a way there and back`(seed: UInt64) async throws {
    let path = TemporaryFolder().path + "/slots.sqlite"
    let store = try await Store(
      backend: SQLiteBackend(path: path), records: Slot.self, options: .fixed)
    var states = [try await everything(store)]
    var heads = [try await store.head()]
    var generator = SplitMix(seed: seed)
    var known: [RecordID<Slot>] = []
    for _ in 0..<40 {
      let (steps, next, before) = (Int(generator.next() % 5 + 1), generator.next(), known)
      known = try await store.transaction("steps") { transaction in
        let script = Script(seed: next)
        script.known = before
        for _ in 0..<steps { try script.step(transaction) }
        return script.known
      }
      guard try await store.head() != heads.last else { continue }
      states.append(try await everything(store))
      heads.append(try await store.head())
      #expect(try StoreCheck.faults(in: path, structure: false) == [])
    }
    let last = states.count - 1
    for index in (0..<last).reversed() {
      _ = try await store.undo()
      #expect(try await everything(store) == states[index], "undo to \(index)")
      #expect(try StoreCheck.faults(in: path, structure: false) == [], "undo to \(index)")
    }
    for index in 1...last {
      _ = try await store.redo()
      let found = try await everything(store)
      #expect(found.map(\.row) == states[index].map(\.row), "redo to \(index)")
      #expect(try StoreCheck.faults(in: path, structure: false) == [], "redo to \(index)")
    }
    _ = try await store.undo(last)
    #expect(try await everything(store) == states[0])
    _ = try await store.redo(last)
    #expect(try await everything(store).map(\.row) == states[last].map(\.row))
    #expect(try StoreCheck.faults(in: path) == [])
    await store.close()
  }
}
