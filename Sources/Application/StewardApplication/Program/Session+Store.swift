import StewardCommandLine
import StewardKit
import StewardModels
public import StewardPersistence
import StewardText

extension Session {
  /// Reads the store in one view of it; a store that is not there yet is empty.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot, Habits) throws -> Result
  ) async throws -> Result {
    let store = try await open(isWriting: false)
    let setup = setup
    return try await store.read { snapshot in
      try body(snapshot, try setup.habits(in: snapshot))
    }
  }

  /// Reads the store for what is shown when no verb was given: one that is not there is empty, also
  /// where it was named.
  public func readForOverview<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot, Habits) throws -> Result
  ) async throws -> Result {
    let store = try await open(isWriting: false, isLenient: true)
    let setup = setup
    return try await store.read { snapshot in
      try body(snapshot, try setup.habits(in: snapshot))
    }
  }

  /// Changes the store in one transaction, which the journal keeps as the command that was typed.
  ///
  /// With `--dry-run` the body runs all the same, and nothing that it changes is kept.
  public func write<Result: Sendable>(
    _ body: @escaping @Sendable (Transaction, Habits) throws -> Result
  ) async throws -> Result {
    let store = try await open(isWriting: true)
    let (setup, isRehearsal) = (setup, isRehearsal)
    do {
      let written = try await store.transaction(command) { transaction in
        try setup.replayIdentifiers(after: transaction)
        let habits = try setup.habits(in: transaction)
        let isFirst = try setup.settle(habits, in: transaction)
        let result = try body(transaction, habits)
        if isRehearsal { throw Rehearsal(result: result) }
        return Written(result: result, habits: isFirst ? habits : nil)
      }
      if let habits = written.habits { try tellOfNewStore(habits) }
      return written.result
    } catch let rehearsal as Rehearsal<Result> {
      return rehearsal.result
    }
  }

  /// Makes a store ready for work that has transactions of its own, and finds out the habits.
  func prepare(_ store: Store) async throws -> Habits {
    let setup = setup
    return try await store.read { snapshot in
      try setup.replayIdentifiers(after: snapshot)
      return try setup.habits(in: snapshot)
    }
  }

  /// Records the settings of a store that was written to for the first time, and says where it is.
  func settle(_ store: Store, _ habits: Habits) async throws {
    let setup = setup
    let isFirst = try await store.read { try $0.setting("time-zone") == nil }
    guard isFirst else { return }
    _ = try await store.transaction(command, kind: .system) { try setup.settle(habits, in: $0) }
    try tellOfNewStore(habits)
  }

  /// Opens the store for a body that does more than one thing with it.
  func open(isWriting: Bool, isLenient: Bool = false) async throws -> Store {
    let isMissing = try isStoreMissing()
    if isMissing, !isWriting, !isLenient, setup.isStoreNamed {
      throw ApplicationError(
        .unavailable, Message("application.store.missing", ["path": .text(setup.address)]),
        hint: Message("application.store.missing.hint"))
    }
    // What is only read, or only rehearsed, leaves no file behind.
    let address = isMissing && (!isWriting || isRehearsal) ? "memory:" : setup.address
    let current = Author.current
    var options = StoreOptions(
      author: Author(user: current.user, host: current.host, program: program),
      locale: setup.locale ?? setup.systemLocale)
    if let now = setup.fixedNow { options.now = { now } }
    let store = try await Store(
      backend: Store.backend(at: address), models: domain.types.map(\.model), options: options)
    opened.add(store)
    return store
  }

  private func isStoreMissing() throws -> Bool {
    guard let path = StoreAddress.path(setup.address) else { return false }
    return !StoreAddress.exists(path)
  }

  private func tellOfNewStore(_ habits: Habits) throws {
    let place = StoreAddress.path(setup.address) ?? setup.address
    let currency = habits.currency.map { Message.literal($0.code) }
    try console.notify(
      Message(
        "application.store.new",
        [
          "path": .text(place),
          "locale": .text(habits.locale == .root ? "C" : habits.locale.identifier),
          "zone": .text(habits.zone.identifier),
          "currency": .message(currency ?? Message("application.store.noCurrency")),
        ]))
  }
}

/// What a transaction gave that is not to be kept.
private struct Rehearsal<Result: Sendable>: Error {
  let result: Result
}

/// What a transaction gave, and what was settled if it was the first.
private struct Written<Result: Sendable>: Sendable {
  let result: Result
  let habits: Habits?
}

extension Setup {
  /// Records zone and currency as settings of a store that has none; its locale was settled when it
  /// was made.
  ///
  /// - Returns: Whether this was the first write.
  fileprivate func settle(_ habits: Habits, in transaction: Transaction) throws -> Bool {
    guard try transaction.setting("time-zone") == nil else { return false }
    try transaction.set("time-zone", to: habits.zone.identifier)
    if let currency = habits.currency { try transaction.set("currency", to: currency.code) }
    return true
  }

  /// In tests, makes the identifiers of each transaction follow from the seed and from the number of
  /// the transaction.
  fileprivate func replayIdentifiers(after snapshot: Snapshot) throws {
    guard let seed else { return }
    let last = try snapshot.journal(JournalQuery(limit: 1)).first?.number ?? 0
    IdentifierSource.shared.replay(seed: seed, part: UInt64(clamping: last))
  }
}
