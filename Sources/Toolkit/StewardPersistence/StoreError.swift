public import StewardModels

/// What a store could not do.
///
/// After any of these the store is as it was before the call.
public struct StoreError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case notFound, duplicate, referenced, dangling, stale, conflict, nothingToUndo, expired
      case archived
      case busy, readOnly, corrupt, full, inputOutput, cannotOpen, cannotCreate, notPermitted
      case closed
      case newerSchema, migrationNeeded, mismatchedTables
      case unknownType, unsupportedAddress, cancelled, internalFault
    }
    private let kind: Kind

    /// No such record.
    public static let notFound = Code(kind: .notFound)
    /// Another record already holds a value that is to be unique, or this identity.
    public static let duplicate = Code(kind: .duplicate)
    /// A record cannot be removed while others refer to it.
    public static let referenced = Code(kind: .referenced)
    /// A reference to a record that is not there.
    public static let dangling = Code(kind: .dangling)
    /// The list that is meant was put away.
    public static let archived = Code(kind: .archived)
    /// The record was changed since it was read.
    public static let stale = Code(kind: .stale)
    /// A command cannot be taken back: a record was changed by a later one.
    public static let conflict = Code(kind: .conflict)
    /// There is no command to take back, or none to do again.
    public static let nothingToUndo = Code(kind: .nothingToUndo)
    /// A place in the change feed that the journal no longer reaches back to.
    public static let expired = Code(kind: .expired)
    /// Other processes held the store for longer than the wait allowed.
    public static let busy = Code(kind: .busy)
    /// The store, or its file, cannot be written.
    public static let readOnly = Code(kind: .readOnly)
    /// The store's file is damaged, or is no store.
    public static let corrupt = Code(kind: .corrupt)
    /// The disk is full.
    public static let full = Code(kind: .full)
    /// Reading or writing the store's file failed.
    public static let inputOutput = Code(kind: .inputOutput)
    /// The store cannot be opened, or is not there.
    public static let cannotOpen = Code(kind: .cannotOpen)
    /// The store was closed before the call.
    public static let closed = Code(kind: .closed)
    /// The store's file or folder cannot be made.
    public static let cannotCreate = Code(kind: .cannotCreate)
    /// The system does not permit it.
    public static let notPermitted = Code(kind: .notPermitted)
    /// The store's record type was made by a newer version of the program.
    public static let newerSchema = Code(kind: .newerSchema)
    /// The declaration changed in a way that needs a migration step written by hand.
    public static let migrationNeeded = Code(kind: .migrationNeeded)
    /// The store's tables are not those that its description and this version speak of: another
    /// version made them, or somebody changed them.
    public static let mismatchedTables = Code(kind: .mismatchedTables)
    /// The store has no record type of this name, or this program did not declare it.
    public static let unknownType = Code(kind: .unknownType)
    /// An address that no backend serves.
    public static let unsupportedAddress = Code(kind: .unsupportedAddress)
    /// The work was cancelled.
    public static let cancelled = Code(kind: .cancelled)
    /// The database answered what it never should: a fault of this software.
    public static let internalFault = Code(kind: .internalFault)

    /// Whether the same call may succeed a little later.
    public var isRetryable: Bool { self == .busy }
  }

  /// Which kind of failure it is.
  public let code: Code
  /// What went wrong and where.
  public let message: Message
  /// What can be done about it.
  public let hint: Message?
  /// What a developer needs beyond that.
  public let details: String
  /// The record it is about, where it is about one.
  public let record: RecordReference?
  /// The name of the field it is about, where it is about one.
  public let field: String?

  /// Makes an error.
  public init(
    _ code: Code, _ message: Message, hint: Message? = nil, details: String = "",
    record: RecordReference? = nil, field: String? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
    self.record = record
    self.field = field
  }

  /// Lets `catch` and `switch` match errors by their code: `catch let error where .stale ~= error`.
  public static func ~= (code: Code, error: StoreError) -> Bool { error.code == code }
}

/// A record of any type, named by its type and identity.
public struct RecordReference: Hashable, Sendable {
  /// The record type's name.
  public let type: String
  /// The identity.
  public let id: Identifier

  /// Names a record.
  public init(type: String, id: Identifier) {
    self.type = type
    self.id = id
  }

  /// Names a record by its identity.
  public init<Root: Record>(_ id: RecordID<Root>) {
    self.init(type: Root.schema.name, id: id.identifier)
  }
}
