import StewardModels
import StewardPersistence
import StewardQuery

/// Looks for what is wrong with a store, and mends what can be mended.
struct StoreDoctor {
  let path: String
  let patience: Patience
  /// The date, for the name of the copy that a repair makes first.
  let stamp: String

  func run(repairing: Bool) throws -> DoctorReport {
    // Before the first connection: the last one to leave clears the log away.
    let isSuspicious = try LogInspection(path + "-wal").lost > 0
    let session: SQLiteSession
    var log: [StoreFault] = []
    do {
      let connection = try repairing ? StoreFile.open(path, patience) : openForLooking()
      try StorePreparation.checkHeader(connection, isEmptyGood: false)
      session = SQLiteSession(connection)
      if isSuspicious { log = try inspectLog(connection) }
    } catch let error as StoreError where .corrupt ~= error {
      let fault = Self.unreadable(error)
      return DoctorReport(faults: [fault], remaining: [fault])
    }
    do {
      let faults =
        log + (try session.reading(cancellation) { try StoreExamination($0).faults() })
      guard repairing, faults.contains(where: \.isRepairable) else {
        return DoctorReport(faults: faults, remaining: faults)
      }
      let (backup, remaining) = try repair(session)
      return DoctorReport(faults: faults, remaining: remaining, backup: backup)
    } catch let error as StoreError where .corrupt ~= error || .mismatchedTables ~= error {
      let faults = log + [Self.unreadable(error)]
      return DoctorReport(faults: faults, remaining: faults)
    }
  }

  /// Opens the file so that nothing of it changes, nor of what lies beside it.
  ///
  /// Where a log is left, closing would put what is whole of it into the file, and take away the rest,
  /// which is what shows that something was lost. Where nobody else has the store open, the index of
  /// the log stays in memory; else it is theirs, and they go on while we look.
  private func openForLooking() throws -> Connection {
    guard StoreFile.size(path + "-wal") > 0, StoreFile.isWritable(path) else {
      return try StoreFile.open(path, patience)
    }
    return try StoreFile.openAlone(path) ?? StoreFile.open(path, patience, isLooking: true)
  }

  private var cancellation: CancellationFlag { patience.cancellation ?? CancellationFlag() }

  static func unreadable(_ error: StoreError) -> StoreFault {
    StoreFault(
      .database, error.message, remedy: Message("store.fault.restore"), isRepairable: false,
      details: error.details)
  }

  /// What the log has lost, while nobody writes to it.
  private func inspectLog(_ connection: Connection) throws -> [StoreFault] {
    try connection.run("BEGIN IMMEDIATE")
    defer { do { try connection.run("ROLLBACK") } catch {} }
    let log = try LogInspection(path + "-wal")
    guard log.lost > 0 else { return [] }
    return [
      StoreFault(
        .log, Message("store.fault.log", ["bytes": .number(log.lost)]),
        remedy: Message("store.fault.log.remedy"), isRepairable: true,
        details: "\(log.whole) bytes of whole changes")
    ]
  }

  private func repair(_ session: SQLiteSession) throws -> (String, [StoreFault]) {
    let connection = session.connection
    let copy = try StoreFile.createCopy(of: path, named: ".before-repair-\(stamp)")
    let remaining = try session.writing(cancellation) { session in
      // Nobody else writes any more: the copy is of what is going to be repaired.
      let target = try StoreFile.open(copy, patience)
      try OnlineCopy(from: StoreFile.open(path, patience), to: target).run(patience)
      try StoreFile.synchronise(copy)
      try StoreRepair(session).run(StoreExamination(session))
      return try StoreExamination(session).faults()
    }
    // What was whole in the log goes into the file, and the rest of the log away.
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    return (copy, remaining)
  }
}
