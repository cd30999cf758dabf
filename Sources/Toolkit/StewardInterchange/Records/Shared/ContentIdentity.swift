public import StewardModels

/// Makes the identity that follows from some content: the same content has the same one in every
/// store and at every import.
public struct ContentIdentity {
  private var hasher = ContentHasher()

  /// Begins with what the content is: the name of a form or of a record type.
  public init(_ kind: String) { hasher.add(kind) }

  /// Adds a text.
  public mutating func add(_ text: String) { hasher.add(text) }

  /// Adds a number.
  public mutating func add(_ number: Int) { hasher.add(number) }

  /// Adds an identity, or that there is none.
  public mutating func add(_ id: Identifier?) { hasher.add(id.map { "\($0)" } ?? "") }

  /// The identity: a UUID of version 8.
  public var identifier: Identifier { hasher.digest().identifier }
}
