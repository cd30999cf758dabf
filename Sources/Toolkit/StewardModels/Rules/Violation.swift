/// One rule that one field of a record breaks.
public struct Violation: Sendable, Hashable {
  /// The field's name.
  public let field: String
  /// What the field holds.
  public let value: Value
  /// Which rule it is, such as `required`.
  public let code: String
  /// What is wrong, for the person.
  public let message: Message

  /// Makes a violation.
  public init(field: String, value: Value, code: String, message: Message) {
    self.field = field
    self.value = value
    self.code = code
    self.message = message
  }
}
