public import StewardModels

/// What a text says for a field.
public enum ParsedField: Hashable, Sendable {
  /// A value; `.none` for empty text.
  case value(Value)
  /// The record of a type that a name, a path or a handle means, as typed: only a store can tell
  /// which that is.
  case named(String, type: String)
}
