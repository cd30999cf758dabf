/// One piece of a JSON text.
public enum JSONToken: Sendable, Hashable {
  /// `{`
  case beginObject
  /// The name of a member; its value follows.
  case key(String)
  /// `}`
  case endObject
  /// `[`
  case beginArray
  /// `]`
  case endArray
  /// Text, with its escapes resolved.
  case string(String)
  /// A number, as its text.
  case number(JSONNumber)
  /// `true` or `false`
  case bool(Bool)
  /// `null`
  case null
}
