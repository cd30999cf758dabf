public import StewardModels
public import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes a copy of a store that is checked and holds a digest of itself.
struct StoreBackup {
  let path: String
  let target: String
  let patience: Patience
  let moment: Moment

  /// The setting that says when the last backup was made.
  static let setting = "last-backup"

  func run() throws -> BackupReport {
    let source = try StoreFile.open(path, patience)
    try StorePreparation.checkHeader(source)
    try StoreFile.check(target)
    if StoreFile.exists(target) { throw Self.exists(target) }
    let partial = try StoreFile.createCopy(of: target, named: ".partial")
    do {
      // In one view of the store: others go on writing, and nothing of theirs gets in.
      try source.run("VACUUM INTO ?", [.text(StoreFile.plain(partial))])
      let blank = BackupSeal.blank()
      let (records, head) = try finish(partial, blank)
      let digest = try BackupSeal.close(partial, salted: blank)
      try patience.cancellation?.check()
      try StoreFile.synchronise(partial)
      try StoreFile.install(partial, at: target)
      return BackupReport(
        path: target, records: records, bytes: StoreFile.size(target), digest: digest,
        transaction: head)
    } catch {
      StoreFile.discard(partial)
      throw error
    }
  }

  private func finish(_ copy: String, _ blank: String) throws -> (records: Int, head: Int64) {
    let session = try SQLiteSession(StoreFile.open(copy, patience))
    return try session.writing(patience.cancellation ?? CancellationFlag()) { session in
      try Self.checkWhole(session.connection, path)
      try session.set(BackupSeal.setting, to: blank)
      try session.set(Self.setting, to: moment.description)
      return (try session.recordCount(), try session.journalBounds().head)
    }
  }

  /// Refuses a database that is damaged.
  static func checkWhole(_ connection: Connection, _ path: String) throws {
    var found = "ok"
    try connection.rows("PRAGMA integrity_check(1)") { found = $0.text(0) }
    guard found == "ok" else {
      throw StoreError(
        .corrupt, Message("store.corrupt", ["path": .text(path)]),
        hint: Message("store.corrupt.doctor"), details: found)
    }
  }

  static func exists(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate, Message("store.backup.exists", ["path": .text(path)]),
      hint: Message("store.backup.exists.hint"))
  }
}

extension SQLiteSession {
  /// How many records there are of all types.
  func recordCount() throws -> Int {
    var count: Int64 = 0
    for entry in catalog.entries.values {
      count +=
        try connection.value(
          "SELECT count(*) FROM \(TableLayout.quoted(entry.type.name))")?.integer ?? 0
    }
    return Int(count)
  }
}

extension SQLiteBackend: StoreMaintenance {
  /// Writes a copy of the whole store to a file; the store notes when.
  public func backUp(to path: String, at moment: Moment) async throws -> BackupReport {
    let (source, patience) = (self.path, patience)
    let report = try await Confined("steward.sqlite.backup") {
      StoreBackup(path: source, target: path, patience: patience.until($0), moment: moment)
    }.run { backup, _ in try backup.run() }
    try await write { try $0.set(StoreBackup.setting, to: moment.description) }
    return report
  }

  /// Looks for faults, and mends those that can be mended.
  public func examine(repairing: Bool, at moment: Moment) async throws -> DoctorReport {
    let (path, patience) = (path, patience)
    return try await Confined("steward.sqlite.doctor") {
      StoreDoctor(path: path, patience: patience.until($0), stamp: moment.stamp)
    }.run { doctor, _ in try doctor.run(repairing: repairing) }
  }

  /// The version of the SQLite library that is in use.
  public static var libraryVersion: String { Connection.libraryVersion }

  /// Puts a backup in the place of this store.
  ///
  /// A store that is there takes the content over in one transaction, so that other processes that
  /// have it open go on with what was restored.
  public func restore(
    from backup: String, replacing: Bool, at moment: Moment, rehearsing: Bool
  ) async throws -> BackupReport {
    let (path, patience) = (path, patience)
    return try await Confined("steward.sqlite.restore") {
      StoreRestoration(
        path: path, backup: backup, isReplacing: replacing, patience: patience.until($0),
        stamp: moment.stamp, isRehearsal: rehearsing)
    }.run { restoration, _ in try restoration.run() }
  }
}

extension Moment {
  /// The moment as a part of a file's name: `20261130T063000Z`.
  var stamp: String { String(description.prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z" }
}
