import StewardModels
import StewardPersistence

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts a backup in the place of a store, or where there is none yet.
struct StoreRestoration {
  let path: String
  let backup: String
  let isReplacing: Bool
  let patience: Patience
  /// The date, for the name under which the store that was there is kept.
  let stamp: String
  /// Whether only to check, and to change nothing.
  let isRehearsal: Bool

  func run() throws -> BackupReport {
    guard StoreFile.exists(backup) else {
      throw StoreError(
        .notFound, Message("store.backup.missing", ["path": .text(backup)]),
        hint: Message("store.missing.hint"))
    }
    try StoreFile.check(path)
    try StoreFile.createFolder(of: path)
    let staged = try StoreFile.createCopy(of: path, named: ".restoring")
    defer {
      for suffix in ["", "-wal", "-shm", "-journal"] { StoreFile.discard(staged + suffix) }
    }
    let digest: String?
    let (records, head): (Int, Int64)
    do {
      digest = try stage(staged)
      (records, head) = try check(staged)
    } catch let error as StoreError where .corrupt ~= error {
      // What is damaged is the backup; the store was not touched.
      throw StoreError(
        .corrupt, Message("store.backup.damaged", ["path": .text(backup)]),
        hint: Message("store.backup.damaged.hint"), details: error.details)
    }
    var kept: String?
    if isRehearsal {
      try checkVacant()
    } else {
      kept = try StoreFile.exists(path) ? replace(with: staged) : create(from: staged)
    }
    return BackupReport(
      path: path, records: records, bytes: StoreFile.size(isRehearsal ? staged : path),
      digest: digest,
      transaction: head, replaced: kept)
  }

  /// Copies the backup beside the store, where its name cannot change under us.
  private func stage(_ staged: String) throws -> String? {
    let source = try StoreFile.open(backup, patience)
    try StorePreparation.checkHeader(source, isEmptyGood: false)
    let seal = try source.value(
      "SELECT value FROM steward_setting WHERE name = ?", [.text(BackupSeal.setting)], as: .text)
    let digest = try seal?.text.map { try BackupSeal.verify(backup, sealed: $0) }
    let target = try StoreFile.open(staged, patience)
    try OnlineCopy(from: source, to: target).run(patience)
    return digest
  }

  private func check(_ staged: String) throws -> (records: Int, head: Int64) {
    let session = try SQLiteSession(StoreFile.open(staged, patience))
    return try session.writing(patience.cancellation ?? CancellationFlag()) { session in
      try StoreBackup.checkWhole(session.connection, backup)
      if let dangling = try session.danglingReference() { throw dangling }
      try session.set(BackupSeal.setting, to: nil)
      return (try session.recordCount(), try session.journalBounds().head)
    }
  }

  /// A store where there was none.
  private func create(from staged: String) throws -> String? {
    let connection = try StoreFile.open(staged, patience)
    try connection.execute("PRAGMA journal_mode=WAL; PRAGMA wal_checkpoint(TRUNCATE)")
    try StoreFile.synchronise(staged)
    try StoreFile.install(staged, at: path, isKeeping: true)
    return nil
  }

  /// Gives a store that is there the content of another.
  private func replace(with staged: String) throws -> String? {
    let target: Connection
    let holdsRecords: Bool
    do {
      target = try StoreFile.open(path, patience)
      try StorePreparation.checkHeader(target)
      holdsRecords = try Self.holdsRecords(target)
    } catch let error as StoreError where .corrupt ~= error {
      return try putAside(error, staged)
    }
    if holdsRecords, !isReplacing { throw occupied }
    if target.isReadOnly { throw StoreFile.failure(EACCES, path) }
    let source = try StoreFile.open(staged, patience)
    var kept: String?
    // Programs that have the store open notice by this number that its description is another.
    let version = max(try Self.version(source), try Self.version(target)) % 1_000_000_000 + 1
    try source.run("PRAGMA user_version=\(version)")
    target.forgetStatements()
    let copy = try OnlineCopy(from: source, to: target)
    try copy.lock(patience)
    // Nobody writes from here on: what is kept is what is replaced.
    if holdsRecords || isReplacing { kept = try keep() }
    try copy.run(patience)
    return kept
  }

  /// Refuses where there is a store that must not be replaced.
  private func checkVacant() throws {
    guard !isReplacing, StoreFile.exists(path) else { return }
    let target = try StoreFile.open(path, patience)
    try StorePreparation.checkHeader(target)
    if try Self.holdsRecords(target) { throw occupied }
  }

  private static func version(_ connection: Connection) throws -> Int64 {
    try connection.value("PRAGMA user_version")?.integer ?? 0
  }

  private static func holdsRecords(_ connection: Connection) throws -> Bool {
    let session = SQLiteSession(connection)
    return try session.reading(CancellationFlag()) { try $0.recordCount() > 0 }
  }

  /// A copy of the store that is there, page by page, so that a damaged one is kept as well.
  private func keep() throws -> String {
    let kept = try StoreFile.createCopy(of: path, named: ".before-restore-\(stamp)")
    let source = try StoreFile.open(path, patience)
    let target = try StoreFile.open(kept, patience)
    try OnlineCopy(from: source, to: target).run(patience)
    try StoreFile.synchronise(kept)
    return kept
  }

  /// Takes a file away that is no database any more, with its log, and puts the backup there.
  private func putAside(_ error: StoreError, _ staged: String) throws -> String {
    guard isReplacing else { throw error }
    let kept = try StoreFile.createCopy(of: path, named: ".before-restore-\(stamp)")
    for suffix in ["-wal", "-shm", ""] where StoreFile.exists(path + suffix) {
      guard rename(path + suffix, kept + suffix) == 0 else {
        throw StoreFile.failure(errno, path + suffix)
      }
    }
    _ = try create(from: staged)
    return kept
  }

  private var occupied: StoreError {
    StoreError(
      .cannotCreate, Message("store.restore.occupied", ["path": .text(path)]),
      hint: Message("store.restore.occupied.hint"))
  }
}
