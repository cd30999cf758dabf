public import StewardModels

/// A command that cannot be carried out as it was given.
public struct ApplicationError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case usage, notFound, ambiguous, refused, invalid, badConfiguration, unavailable, changed,
        inputOutput
    }
    private let kind: Kind

    /// Words or values that mean nothing here (exit code 64).
    public static let usage = Code(kind: .usage)
    /// No record is meant by what was typed (exit code 66).
    public static let notFound = Code(kind: .notFound)
    /// Several records are meant where one is needed (exit code 66).
    public static let ambiguous = Code(kind: .ambiguous)
    /// The person said no, or nobody could be asked (exit code 64).
    public static let refused = Code(kind: .refused)
    /// Values that break rules (exit code 65).
    public static let invalid = Code(kind: .invalid)
    /// A setting in the environment or the configuration that cannot be (exit code 78).
    public static let badConfiguration = Code(kind: .badConfiguration)
    /// The store that was named is not there (exit code 69).
    public static let unavailable = Code(kind: .unavailable)
    /// The records meant have changed since the person agreed (exit code 75).
    public static let changed = Code(kind: .changed)
    /// A file of the program's own that cannot be read or written (exit code 74).
    public static let inputOutput = Code(kind: .inputOutput)
  }

  /// Which kind of failure it is.
  public let code: Code
  /// What went wrong and where.
  public let message: Message
  /// What can be done about it.
  public let hint: Message?
  /// What a developer needs beyond that.
  public let details: String

  /// Makes an error.
  public init(_ code: Code, _ message: Message, hint: Message? = nil, details: String = "") {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }
}
