/// A JSON value in memory, such as one record of a file.
public enum JSONValue: Sendable, Hashable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number, as its text.
  case number(JSONNumber)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values in the order of the file.
  case object(JSONObject)

}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Text, written as a literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number, written as a literal.
  public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
  /// A truth value, written as a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array, written as a literal.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Null, written as a literal.
  public init(nilLiteral: ()) { self = .null }
  /// An object, written as a literal; its members keep their order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}
