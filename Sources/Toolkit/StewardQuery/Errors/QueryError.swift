public import StewardModels

/// A query that says nothing a store can answer.
public struct QueryError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case unknownField, mismatch, unsortable, syntax, tooComplex, overflow, undecodable
    }
    private let kind: Kind

    /// The record type has no such field.
    public static let unknownField = Code(kind: .unknownField)
    /// A value or a match that does not fit the field's kind.
    public static let mismatch = Code(kind: .mismatch)
    /// An order by a field that has none.
    public static let unsortable = Code(kind: .unsortable)
    /// Words of the filter language that do not make a filter.
    public static let syntax = Code(kind: .syntax)
    /// A filter that is nested deeper than any person writes.
    public static let tooComplex = Code(kind: .tooComplex)
    /// A total that does not fit 64 bits.
    public static let overflow = Code(kind: .overflow)
    /// A stored value that is none of its field's kind.
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
  /// Where in the filter's words it is: the word's number from zero, and the characters in it.
  public let position: FilterPosition?

  /// Makes an error.
  public init(
    _ code: Code, _ message: Message, hint: Message? = nil, details: String = "",
    position: FilterPosition? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
    self.position = position
  }
}
