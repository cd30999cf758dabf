public import StewardModels

/// What a backend that keeps files offers beside rows: copies of the whole, and a look at its health.
public protocol StoreMaintenance: StoreBackend {
  /// Writes a copy of the whole store to a file, as one moment had it, while others go on writing.
  ///
  /// The copy is checked, and holds a digest of itself. A file that is there is never replaced.
  ///
  /// - Throws: `StoreError.Code.cannotCreate` where there is such a file, `.corrupt` where the store
  ///   is damaged, `.full`.
  func backUp(to path: String, at moment: Moment) async throws -> BackupReport

  /// Looks for faults, and with `repairing` mends in one transaction those that can be mended, after a
  /// copy was put beside the store.
  func examine(repairing: Bool, at moment: Moment) async throws -> DoctorReport

  /// Puts a backup in the place of this store, after it was compared with its digest and checked.
  ///
  /// - Parameters:
  ///   - backup: The file of the backup.
  ///   - replacing: Whether a store that holds records may be replaced; it is kept beside under a
  ///     name with the date.
  ///   - moment: The date for that name.
  ///   - rehearsing: Whether only to check, and to change nothing.
  /// - Throws: `StoreError.Code.cannotCreate` where there is a store that holds records, `.corrupt`
  ///   for a backup that is damaged, `.notFound` where there is none, `.busy`.
  func restore(
    from backup: String, replacing: Bool, at moment: Moment, rehearsing: Bool
  ) async throws -> BackupReport
}

/// A copy of a store.
public struct BackupReport: Hashable, Sendable {
  /// Where it is.
  public let path: String
  /// How many records it holds.
  public let records: Int
  /// How large it is, in bytes.
  public let bytes: Int
  /// The SHA-256 that it holds of itself; nil where it holds none, as a plain copy of a store's file.
  public let digest: String?
  /// The last transaction in it.
  public let transaction: Int64
  /// Where the store that was replaced is kept; nil where none was.
  public let replaced: String?

  /// Describes a copy.
  public init(
    path: String, records: Int, bytes: Int, digest: String?, transaction: Int64,
    replaced: String? = nil
  ) {
    self.path = path
    self.records = records
    self.bytes = bytes
    self.digest = digest
    self.transaction = transaction
    self.replaced = replaced
  }
}

/// Something that is wrong with a store.
public struct StoreFault: Hashable, Sendable {
  /// Which part of the store it is in.
  public enum Area: String, Hashable, Sendable {
    /// The database file itself.
    case database
    /// The log beside it.
    case log
    /// An index or a table that is made from the records.
    case tables
    /// References between records.
    case references
    /// The journal.
    case journal
    /// What is computed from records: sort keys, folded texts, search words, tags.
    case derived
    /// The records themselves.
    case records
  }

  /// Which part of the store it is in.
  public let area: Area
  /// What is wrong, and where.
  public let message: Message
  /// What a repair would do about it, or what else to do.
  public let remedy: Message
  /// Whether a repair mends it.
  public let isRepairable: Bool
  /// What a developer needs beyond that.
  public let details: String

  /// Names a fault.
  public init(
    _ area: Area, _ message: Message, remedy: Message, isRepairable: Bool, details: String = ""
  ) {
    self.area = area
    self.message = message
    self.remedy = remedy
    self.isRepairable = isRepairable
    self.details = details
  }
}

/// What a look at a store found, and what was done about it.
public struct DoctorReport: Hashable, Sendable {
  /// What is wrong; after a repair, what was.
  public let faults: [StoreFault]
  /// The faults that are left after a repair.
  public let remaining: [StoreFault]
  /// The copy that was made before a repair; nil where none was needed.
  public let backup: String?

  /// Reports.
  public init(faults: [StoreFault], remaining: [StoreFault], backup: String? = nil) {
    self.faults = faults
    self.remaining = remaining
    self.backup = backup
  }
}

extension StoreMaintenance {
  /// Puts a backup in the place of this store.
  @discardableResult
  public func restore(
    from backup: String, replacing: Bool = false, at moment: Moment = .now()
  ) async throws -> BackupReport {
    try await restore(from: backup, replacing: replacing, at: moment, rehearsing: false)
  }
}

extension Store {
  /// Writes a copy of the whole store to a file, while others go on writing.
  ///
  /// - Throws: `StoreError.Code.unsupportedAddress` where the store is in no file; `.cannotCreate`
  ///   where there is a file of that name.
  @discardableResult
  public func backup(to path: String) async throws -> BackupReport {
    try await maintenance().backUp(to: path, at: context.options.now())
  }

  /// Looks for faults: the database, references, journal, indexes, everything derived from records.
  ///
  /// - Parameter repairing: Whether to mend what can be mended, in one transaction, after a backup.
  /// - Throws: `StoreError.Code.unsupportedAddress` where the store is in no file.
  public func doctor(repairing: Bool = false) async throws -> DoctorReport {
    try await maintenance().examine(repairing: repairing, at: context.options.now())
  }

  private func maintenance() throws(StoreError) -> any StoreMaintenance {
    guard let backend = backend as? any StoreMaintenance else {
      throw StoreError(
        .unsupportedAddress, Message("store.maintenance.none"),
        hint: Message("store.maintenance.none.hint"))
    }
    return backend
  }
}
