/// A value that a store keeps: a struct with an identity and a schema.
///
/// The conformance makes it comparable and hashable by all its fields.
public protocol Record: Hashable, Sendable, Identifiable where ID == RecordID<Self> {
  /// The identity, made once and never changed.
  var id: RecordID<Self> { get }
  /// The declaration that everything else follows from. Make it a `static let`.
  static var schema: Schema<Self> { get }
}
