/// A value that cannot be what it was asked to be, or a schema that contradicts itself.
public struct ModelError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind { case invalidValue, overflow, mismatch, invalidSchema, undecodable }
    private let kind: Kind

    /// Text or numbers that name no value of the type.
    public static let invalidValue = Code(kind: .invalidValue)
    /// A result that does not fit 64 bits.
    public static let overflow = Code(kind: .overflow)
    /// Two values that cannot be reckoned together: currencies or units that differ.
    public static let mismatch = Code(kind: .mismatch)
    /// A declaration that contradicts itself.
    public static let invalidSchema = Code(kind: .invalidSchema)
    /// A stored value that the declared type cannot hold.
    public static let undecodable = Code(kind: .undecodable)
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
