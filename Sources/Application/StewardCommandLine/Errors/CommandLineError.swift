public import StewardModels

/// A command line that cannot be carried out as typed, or a terminal that fails.
public struct CommandLineError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case usage, unconfirmed, interrupted, closedPipe, inputOutput, editor, invalidText
    }
    private let kind: Kind

    /// A verb, option, value or word that is not understood, or that is missing.
    public static let usage = Code(kind: .usage)
    /// A yes was needed and not given.
    public static let unconfirmed = Code(kind: .unconfirmed)
    /// Ctrl-C.
    public static let interrupted = Code(kind: .interrupted)
    /// Nobody reads the output any more.
    public static let closedPipe = Code(kind: .closedPipe)
    /// Reading or writing failed.
    public static let inputOutput = Code(kind: .inputOutput)

    /// The person's editor is not there, or ended in a failure.
    public static let editor = Code(kind: .editor)
    /// Text that is not valid UTF-8.
    public static let invalidText = Code(kind: .invalidText)

    /// What the program ends with.
    public var exitCode: ExitCode {
      switch kind {
      case .editor: .failure
      case .invalidText: .invalidData
      case .usage, .unconfirmed: .usage
      case .interrupted: .interrupted
      case .closedPipe: .closedPipe
      case .inputOutput: .inputOutput
      }
    }
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

  /// What the program ends with.
  public var exitCode: ExitCode { code.exitCode }
}
