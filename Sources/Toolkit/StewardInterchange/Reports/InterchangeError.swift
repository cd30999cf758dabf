public import StewardModels

/// A file that cannot be read as what it should be, or cannot be written.
public struct InterchangeError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case invalidEncoding, malformed, ragged, missingHeader, tooLarge, unknownFormat
      case unrepresentable, notFound, notPermitted, unreadable, changed
      case cannotCreate, inputOutput, closedPipe, unknownField
    }
    private let kind: Kind

    /// Bytes that are no text in the file's encoding (exit code 65).
    public static let invalidEncoding = Code(kind: .invalidEncoding)
    /// Text that breaks the rules of the format (exit code 65).
    public static let malformed = Code(kind: .malformed)
    /// A row with more or fewer cells than the heading (exit code 65).
    public static let ragged = Code(kind: .ragged)
    /// No row that could be the heading (exit code 65).
    public static let missingHeader = Code(kind: .missingHeader)
    /// More than the limits of a cell, row, value or nesting allow (exit code 65).
    public static let tooLarge = Code(kind: .tooLarge)
    /// Content in no format that can be read (exit code 65).
    public static let unknownFormat = Code(kind: .unknownFormat)
    /// A value that the format has no form for, such as an infinite number (exit code 65).
    public static let unrepresentable = Code(kind: .unrepresentable)
    /// No such file (exit code 66).
    public static let notFound = Code(kind: .notFound)
    /// A file that this user may not read (exit code 77).
    public static let notPermitted = Code(kind: .notPermitted)
    /// A file that exists and cannot be read (exit code 74).
    public static let unreadable = Code(kind: .unreadable)
    /// A file that changed between two readings of it (exit code 74).
    public static let changed = Code(kind: .changed)
    /// A file that cannot be made, or that stands there already (exit code 73).
    public static let cannotCreate = Code(kind: .cannotCreate)
    /// A failure while writing, such as a full disk (exit code 74).
    public static let inputOutput = Code(kind: .inputOutput)
    /// The reader at the other end of a pipe has gone: the program ends quietly.
    public static let closedPipe = Code(kind: .closedPipe)
    /// The name of a field that the record type does not have, in an option (exit code 64).
    public static let unknownField = Code(kind: .unknownField)
  }

  /// Which kind of failure it is.
  public let code: Code
  /// What went wrong and where.
  public let message: Message
  /// What can be done about it.
  public let hint: Message?
  /// What a developer needs beyond that.
  public let details: String
  /// Where in the file, as far as it is known.
  public let location: SourceLocation

  /// Makes an error.
  public init(
    _ code: Code, _ message: Message, at location: SourceLocation = SourceLocation(),
    hint: Message? = nil, details: String = ""
  ) {
    self.code = code
    self.message = message
    self.location = location
    self.hint = hint
    self.details = details
  }

  /// An error at a place: the message gets `file`, `line` and `column` from the location.
  static func at(
    _ location: SourceLocation, in file: String, _ code: Code, _ id: String,
    _ arguments: [String: Message.Argument] = [:], hint: Message? = nil
  ) -> InterchangeError {
    var filled = arguments
    filled["file"] = .text(file)
    if let line = location.line { filled["line"] = .number(line) }
    if let column = location.column { filled["column"] = .number(column) }
    if let offset = location.offset { filled["offset"] = .number(offset) }
    return InterchangeError(code, Message(id, filled), at: location, hint: hint)
  }
}
