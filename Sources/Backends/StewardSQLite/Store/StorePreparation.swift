import StewardModels
import StewardPersistence
import StewardText

/// Makes a store ready for some record types.
///
/// Where it serves them already, that costs one look at its catalog. Else what is missing is made in
/// one transaction, after a backup where records are there; what has to be done is found out again
/// inside of it, as another process may have come first.
struct StorePreparation {
  let path: String
  let declaration: StoreDeclaration
  let patience: Patience

  func run(_ cancellation: CancellationFlag) throws -> SQLiteSession {
    try StoreFile.check(path)
    if StoreFile.isMissing(path) { try StoreFile.create(path) }
    let session = try SQLiteSession(StoreFile.open(path, patience))
    let connection = session.connection
    let isReady = try session.reading(cancellation) { session in
      // A file that is still empty becomes a store, also for a program without record types.
      let isStore = try Self.checkHeader(connection)
      return try isStore && plans(session).isEmpty && !needsNewKeys(session)
    }
    if isReady { return session }
    try useLog(connection)
    // References are checked at the end of a migration: tables that others refer to are made anew.
    try connection.execute("PRAGMA foreign_keys=OFF")
    connection.forgetStatements()
    try session.writing(cancellation, migrate)
    connection.forgetStatements()
    try connection.execute("PRAGMA foreign_keys=ON")
    return session
  }

  private func migrate(_ session: SQLiteSession) throws {
    try createStore(session)
    try session.refreshCatalog()
    let plans = try plans(session)
    if plans.contains(where: Self.changesRecords) { try backUp(session) }
    for plan in plans { try session.carryOut(plan) }
    if try needsNewKeys(session) { try session.rebuildDerived() }
    if plans.isEmpty { return }
    try session.raiseCatalogVersion()
    let rebuilds = plans.contains { if case .rebuild = $0 { true } else { false } }
    if rebuilds, let dangling = try session.danglingReference() { throw dangling }
  }

  /// Refuses a file that is no store of ours, before anything is written to it.
  ///
  /// - Returns: Whether it is a store already; an empty file is none yet.
  @discardableResult
  static func checkHeader(_ connection: Connection, isEmptyGood: Bool = true) throws -> Bool {
    let id = try connection.value("PRAGMA application_id")?.integer ?? 0
    if id == StoreTables.applicationID { return true }
    let tables = try connection.value("SELECT count(*) FROM sqlite_schema")?.integer ?? 0
    guard isEmptyGood, id == 0, tables == 0 else {
      throw StoreError(
        .corrupt, Message("store.not-a-store", ["path": .text(connection.path)]),
        hint: Message("store.not-a-store.hint"), details: "application_id \(id)")
    }
    return false
  }

  /// Lets readers and a writer work side by side.
  ///
  /// SQLite gives up at once where two processes ask for that at the same moment.
  private func useLog(_ connection: Connection) throws {
    var attempts = 0
    while let error = failure(to: "PRAGMA journal_mode=WAL", on: connection) {
      guard .busy ~= error, patience.wait(after: attempts) else { throw error }
      attempts += 1
    }
  }

  private func failure(to sql: String, on connection: Connection) -> StoreError? {
    do {
      try connection.execute(sql)
      return nil
    } catch {
      return error
    }
  }

  private func plans(_ session: SQLiteSession) throws -> [SchemaPlan] {
    var plans: [SchemaPlan] = []
    for type in declaration.types {
      if session.unreadable.values.contains(type.name) { throw SchemaPlan.newer(type) }
      let plan = try SchemaPlan(
        declared: type, stored: session.catalog.type(type.name),
        migrations: declaration.migrations)
      if case .none = plan { continue }
      plans.append(plan)
    }
    if !plans.isEmpty { try declaration.checkReferences(session.catalog) }
    return plans
  }

  private func needsNewKeys(_ session: SQLiteSession) throws -> Bool {
    guard !session.catalog.entries.isEmpty else { return false }
    return try session.setting("derivation") != SQLiteSession.derivation
  }

  private func createStore(_ session: SQLiteSession) throws {
    let connection = session.connection
    guard try connection.value("PRAGMA application_id")?.integer != Int64(StoreTables.applicationID)
    else { return }
    try connection.run("PRAGMA application_id=\(StoreTables.applicationID)")
    for statement in StoreTables.creation { try connection.run(statement) }
    try session.set("locale", to: declaration.locale.identifier)
    try session.set("derivation", to: SQLiteSession.derivation)
    try session.raiseCatalogVersion()
  }

  /// Whether a plan touches tables that hold records, and not only what the store says of them.
  private static func changesRecords(_ plan: SchemaPlan) -> Bool {
    switch plan {
    case .none, .create: false
    case .extend(let old, let new): TableLayout(old).creation != TableLayout(new).creation
    case .rebuild: true
    }
  }

  /// Copies the store before its tables are changed, to a file beside it.
  ///
  /// The transaction that will change them is under way, so that no other comes in between; a
  /// connection of its own sees the store as it was before.
  private func backUp(_ session: SQLiteSession) throws {
    let head = try session.journalBounds().head
    let copy = try StoreFile.createCopy(of: path, named: ".before-migration-\(head)")
    do {
      let connection = try StoreFile.open(path, patience)
      try connection.run("VACUUM INTO ?", [.text(StoreFile.plain(copy))])
      try StoreFile.synchronise(copy)
    } catch {
      StoreFile.discard(copy)
      throw error
    }
  }
}
