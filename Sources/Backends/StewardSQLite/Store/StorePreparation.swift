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

  func run(_ cancellation: CancellationFlag) throws -> SQLiteSession {
    if !StoreFile.exists(path) { try StoreFile.create(path) }
    let session = try SQLiteSession(StoreFile.open(path))
    let connection = session.connection
    try checkHeader(connection)
    if try session.reading(cancellation, { try plans($0).isEmpty && !needsNewKeys($0) }) {
      return session
    }
    try connection.execute("PRAGMA journal_mode=WAL")
    try backUp(session, cancellation)
    connection.forgetStatements()
    try session.writing(cancellation) { session in
      try createStore(session)
      try session.refreshCatalog()
      let plans = try plans(session)
      for plan in plans { try session.carryOut(plan) }
      if try needsNewKeys(session) { try session.rebuildDerived() }
      if !plans.isEmpty { try session.raiseCatalogVersion() }
    }
    connection.forgetStatements()
    return session
  }

  /// Refuses a file that is no store of ours, before anything is written to it.
  private func checkHeader(_ connection: Connection) throws {
    let id = try connection.value("PRAGMA application_id")?.integer ?? 0
    if id == StoreTables.applicationID { return }
    let tables = try connection.value("SELECT count(*) FROM sqlite_schema")?.integer ?? 0
    guard id == 0, tables == 0 else {
      throw StoreError(
        .corrupt, Message("store.not-a-store", ["path": .text(path)]),
        hint: Message("store.not-a-store.hint"), details: "application_id \(id)")
    }
  }

  private func plans(_ session: SQLiteSession) throws -> [SchemaPlan] {
    var plans: [SchemaPlan] = []
    for type in declaration.types {
      let plan = try SchemaPlan(
        declared: type, stored: session.catalog.type(type.name),
        migrations: declaration.migrations)
      if case .none = plan { continue }
      plans.append(plan)
    }
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

  /// Copies the store before its tables are changed, to a file beside it.
  private func backUp(_ session: SQLiteSession, _ cancellation: CancellationFlag) throws {
    let changes = try session.reading(cancellation) { session in
      try plans(session).contains { plan in
        switch plan {
        case .extend, .rebuild: true
        case .none, .create: false
        }
      }
    }
    guard changes else { return }
    let head = try session.reading(cancellation) { try $0.journalBounds().head }
    var copy = "\(path).before-migration-\(head)"
    var number = 1
    while StoreFile.exists(copy) {
      number += 1
      copy = "\(path).before-migration-\(head)-\(number)"
    }
    try StoreFile.create(copy)
    try session.connection.run("VACUUM INTO ?", [.text(copy)])
  }
}
