public import StewardModels

/// Text that could not be read as what it was to be.
public struct TextError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind { case unreadable, ambiguous, outOfRange, unknownName, missingCurrency }
    private let kind: Kind

    /// Text that is no form of the value.
    public static let unreadable = Code(kind: .unreadable)
    /// Text that can be read in two ways; the message gives both.
    public static let ambiguous = Code(kind: .ambiguous)
    /// Text that is readable but names a value outside what can be held.
    public static let outOfRange = Code(kind: .outOfRange)
    /// A locale, time zone, unit or currency that does not exist.
    public static let unknownName = Code(kind: .unknownName)
    /// An amount of money without a currency where none is settled.
    public static let missingCurrency = Code(kind: .missingCurrency)
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
