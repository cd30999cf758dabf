/// The identity of a record of one type.
///
/// Identities of different types do not mix.
@frozen
public struct RecordID<Root: Record>: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The 16 bytes, without the type.
  public let identifier: Identifier

  /// Takes an identifier that names a record of this type.
  @inlinable
  public init(_ identifier: Identifier) {
    self.identifier = identifier
  }

  /// Makes a new identity, later in order than all that this process made before.
  public init() {
    identifier = IdentifierSource.shared.next()
  }

  /// The order in which the identities were made.
  @inlinable
  public static func < (left: RecordID, right: RecordID) -> Bool {
    left.identifier < right.identifier
  }

  /// The form of RFC 9562.
  public var description: String { identifier.description }
  /// What people type to name the record.
  public var handle: Handle { Handle(identifier) }
}
