import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import Synchronization

/// A clock that moves on by one second each time it is read.
final class TickingClock: Sendable {
  private let seconds = Mutex<Int64>(0)

  func now() -> Moment {
    // From 2026-01-01 on.
    let second = seconds.withLock { seconds in
      seconds += 1
      return seconds
    }
    return Moment(microseconds: (1_767_225_600 + second) * 1_000_000)
  }
}

/// The contract's household, in a store of the backend that is tried.
enum Household {
  static let author = Author(user: "ann", host: "home", program: "contract")

  static func options(
    author: Author = author, locale: LocaleName = .root,
    retention: JournalRetention = JournalRetention()
  ) -> StoreOptions {
    let clock = TickingClock()
    return StoreOptions(
      author: author, locale: locale, now: { clock.now() }, retention: retention)
  }

  static func store(
    on backend: any StoreBackend, _ options: StoreOptions = Household.options()
  ) async throws -> Store {
    try await Store(
      backend: backend, records: Room.self, Thing.self, Loan.self, options: options)
  }

  /// The household with receipts, which refer to what is called after others.
  static func storeWithReceipts(
    _ makeBackend: ContractCase.MakeBackend, _ options: StoreOptions = Household.options()
  ) async throws -> Store {
    try await Store(
      backend: makeBackend(), records: Room.self, Thing.self, Loan.self, Receipt.self,
      options: options)
  }

  static func store(
    _ makeBackend: ContractCase.MakeBackend, _ options: StoreOptions = Household.options()
  ) async throws -> Store {
    try await store(on: makeBackend(), options)
  }
}

extension Thing {
  /// A thing of a name, changed a little.
  static func named(_ name: String, _ change: (inout Thing) -> Void = { _ in }) -> Thing {
    var thing = Thing(name: name)
    change(&thing)
    return thing
  }
}

extension Store {
  var rooms: Repository<Room> { repository(of: Room.self) }
  var things: Repository<Thing> { repository(of: Thing.self) }
  var loans: Repository<Loan> { repository(of: Loan.self) }
  var receipts: Repository<Receipt> { repository(of: Receipt.self) }

  /// The names of the things that a query asks for, joined by spaces.
  func names(
    _ filter: FilterExpression = .always, sort: [SortKey] = [], after: Cursor? = nil,
    limit: Int? = nil
  ) async throws -> String {
    let query = RecordQuery("thing", filter: filter, sort: sort, after: after, limit: limit)
    return try await read { snapshot in
      try snapshot.records(query).map { $0.row[1].text ?? "" }.joined(separator: " ")
    }
  }

  /// The names of the things that satisfy a filter, in the order of their names, and makes sure that
  /// as many are counted.
  func names(where filter: Filter<Thing>) async throws -> String {
    let names = try await names(filter.expression, sort: [SortKey("name")])
    let count = try await things.count(where: filter)
    try expectEqual(count, names.split(separator: " ").count, "the count of \(filter.expression)")
    return names
  }

  /// Every stored record, hidden columns too, in the order of types and identities.
  func everything() async throws -> [StoredRecord] {
    try await read { snapshot in
      try snapshot.catalog.entries.keys.sorted().flatMap {
        try snapshot.records(RecordQuery($0))
      }
    }
  }
}
