/// Which field a filter looks at: one of the record type's, or one of the person's own.
public struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// The name of the field in the schema.
  public let field: String
  /// Where that holds the person's own fields, the name of the one that is meant.
  ///
  /// Names are compared folded.
  public let own: String?

  /// Names a field.
  public init(_ field: String, own: String? = nil) {
    self.field = field
    self.own = own
  }

  /// The name as the filter language writes it: `price`, `own.colour`.
  public var description: String { own.map { "\(field).\($0)" } ?? field }
}
