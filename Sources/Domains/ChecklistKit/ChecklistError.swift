public import StewardModels

/// What checklists could not do.
public struct ChecklistError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind { case invalidPriority, invalidRepeat }
    private let kind: Kind

    /// A text that is no priority.
    public static let invalidPriority = Code(kind: .invalidPriority)
    /// A rule that never comes.
    public static let invalidRepeat = Code(kind: .invalidRepeat)
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
