/// A declaration of a record type that does not say what its Swift type does.
public struct SchemaFault: Error, Hashable, CustomStringConvertible {
  /// Which kind of fault it is.
  public struct Code: Sendable, Hashable {
    private enum Kind {
      case declaration, unreadable, misplaced, changed, cannotClear, unknownField
    }
    private let kind: Kind

    /// The declaration contradicts itself.
    public static let declaration = Code(kind: .declaration)
    /// A row that keeps the declaration cannot be read as a record.
    public static let unreadable = Code(kind: .unreadable)
    /// A field reads what stands in another one's column: two fields are swapped, or a field has the
    /// key path of another.
    public static let misplaced = Code(kind: .misplaced)
    /// A record is not given back as it was read: its initializer changes what it is given.
    public static let changed = Code(kind: .changed)
    /// A reference that is to be cleared when its target goes, but cannot be nil.
    public static let cannotClear = Code(kind: .cannotClear)
    /// A rule names a field that the declaration does not have.
    public static let unknownField = Code(kind: .unknownField)
  }

  /// Which kind of fault it is.
  public let code: Code
  /// The record type's name.
  public let type: String
  /// The name of the field; empty where the whole is meant.
  public let field: String
  /// What was found, for the developer.
  public let details: String

  /// The type, the field and what was found.
  public var description: String {
    "\(type)\(field.isEmpty ? "" : ".\(field)"): \(details)"
  }
}
