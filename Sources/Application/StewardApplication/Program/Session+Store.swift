import StewardCommandLine
import StewardKit
import StewardModels
public import StewardPersistence
import StewardText
import StewardValidation

extension Session {
  /// Reads the store in one view of it; a store that is not there yet is empty.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot, Habits) throws -> Result
  ) async throws -> Result {
    let store = try await open(isWriting: false)
    return try await store.read { snapshot in
      try body(snapshot, try habits(in: snapshot))
    }
  }

  /// Reads the store for what is shown when no verb was given: one that is not there is empty, also
  /// where it was named.
  public func readForOverview<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot, Habits) throws -> Result
  ) async throws -> Result {
    let store = try await open(isWriting: false, isLenient: true)
    return try await store.read { snapshot in
      try body(snapshot, try habits(in: snapshot))
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
        let habits = try habits(in: transaction)
        let settled = try setup.settle(habits, in: transaction)
        let result = try transaction.named { try body(transaction, habits) }
        if isRehearsal { throw Rehearsal(result: result) }
        return Written(result: result, settled: settled, habits: habits)
      }
      noteKept()
      try tell(written.settled, written.habits)
      if let list = written.habits.list, list.isArchived, ["add", "toggle"].contains(verbName) {
        try console.notify(Message("lists.archived.note", ["name": .text(list.name)]))
      }
      return written.result
    } catch let rehearsal as Rehearsal<Result> {
      return rehearsal.result
    }
  }

  /// Remembers that the store was changed, which is told should the answer be lost.
  ///
  /// - Parameter id: How that is told.
  func noteKept(_ id: String = "application.kept") {
    console.output.loss = Message(id, ["program": .text(program)])
  }

  /// Makes a store ready for work that has transactions of its own, and finds out the habits.
  func prepare(_ store: Store) async throws -> Habits {
    let setup = setup
    return try await store.read { snapshot in
      try setup.replayIdentifiers(after: snapshot)
      return try habits(in: snapshot)
    }
  }

  /// Records the settings that a store lacks and that are known now that it was written to, and says
  /// so.
  func settle(_ store: Store, _ habits: Habits) async throws {
    let setup = setup
    guard try await store.read({ try setup.unsettled(habits, in: $0) }) != .nothing else { return }
    let settled = try await store.transaction(command, kind: .system) {
      try setup.settle(habits, in: $0)
    }
    try tell(settled, habits)
  }

  /// The habits that count for the command, and the list that it means.
  func habits(in snapshot: Snapshot) throws -> Habits {
    var habits = try setup.habits(in: snapshot)
    if let shape = domain.lists {
      habits.list = try ListFinder(self, snapshot, shape).meant()
    }
    return habits
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
    let program = program
    var options = StoreOptions(
      author: Author(user: Author.current.user, host: Author.current.host, program: program),
      locale: setup.locale ?? setup.systemLocale)
    if let now = setup.fixedNow { options.now = { now } }
    let store = try await Store(
      backend: Store.backend(at: address), models: domain.types.map(\.model) + furtherModels,
      options: options)
    opened.add(store)
    return store
  }

  private func isStoreMissing() throws -> Bool {
    guard let path = StoreAddress.path(setup.address) else { return false }
    return StoreAddress.isMissing(path)
  }

  private func tell(_ settled: Settlement, _ habits: Habits) throws {
    switch settled {
    case .nothing: break
    case .currency:
      try console.notify(
        Message(
          "application.store.currency", ["currency": .text(habits.currency?.code ?? "")]))
    case .all: try tellOfNewStore(habits)
    }
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
  let settled: Settlement
  let habits: Habits
}

/// What a write settles of a store.
private enum Settlement {
  /// Nothing: all was settled, or what is not settled is not known.
  case nothing
  /// The currency alone, of a store that had none.
  case currency
  /// Zone and, where it is known, currency: the store is new.
  case all
}

extension Setup {
  /// What the next write settles.
  ///
  /// A store that was made where no currency was known, as under the C locale, takes the first that
  /// somebody says; none is guessed for it any more.
  fileprivate func unsettled(_ habits: Habits, in snapshot: Snapshot) throws -> Settlement {
    if try snapshot.setting("time-zone") == nil { return .all }
    guard habits.currency != nil, try snapshot.setting("currency") == nil else { return .nothing }
    return .currency
  }

  /// Records zone and currency as settings of a store that has none; its locale was settled when it
  /// was made.
  ///
  /// - Returns: What was settled.
  fileprivate func settle(
    _ habits: Habits, in transaction: Transaction
  ) throws -> Settlement {
    let settlement = try unsettled(habits, in: transaction)
    if settlement == .nothing { return settlement }
    if settlement == .all { try transaction.set("time-zone", to: habits.zone.identifier) }
    if let currency = habits.currency { try transaction.set("currency", to: currency.code) }
    return settlement
  }

  /// In tests, makes the identifiers of each transaction follow from the seed and from the number of
  /// the transaction.
  fileprivate func replayIdentifiers(after snapshot: Snapshot) throws {
    guard let seed else { return }
    let last = try snapshot.journal(JournalQuery(limit: 1)).first?.number ?? 0
    IdentifierSource.shared.replay(seed: seed, part: UInt64(clamping: last))
  }
}

extension Snapshot {
  /// Runs work; where it breaks a rule of a record that is there, the error calls that by its name.
  fileprivate func named<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as ValidationError {
      let entry = error.report.entries.first
      guard let id = entry?.place.identifier, let broken = entry?.violations.first,
        error.report.violationCount == 1,
        let type = try types.first(where: {
          try record(RecordReference(type: $0.name, id: id)) != nil
        })
      else { throw error }
      let place = Message(
        "cli.text", ["text": .text(try RecordFinder(self, type: type).label(id))])
      throw ApplicationError(
        .invalid,
        Message(
          "validation.at",
          [
            "place": .message(place), "problem": .message(broken.statement),
            "field": .text(broken.field),
          ]), hint: error.hint, details: error.details)
    }
  }
}
