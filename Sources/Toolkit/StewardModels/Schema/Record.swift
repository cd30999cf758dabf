/// A value that a store keeps: a struct with an identity and a schema.
///
/// The conformance makes it comparable and hashable by all its fields.
///
/// ```swift
/// struct Book: Record {
///   var id = RecordID<Book>()
///   var title: String
///   var read: Day?
///
///   static let title = Field("title", \Book.title, .required, role: .name)
///   static let read = Field("read", \Book.read)
///   static let schema = Schema("book", Book.init, Field.id(), title, read)
/// }
/// ```
///
/// The initializer that Swift makes of the properties serves, as here. A public record needs one of
/// its own, with the identity first and then every field; then the identity can be a `let`.
public protocol Record: Hashable, Sendable, Identifiable where ID == RecordID<Self> {
  /// The identity, made once and never changed.
  var id: RecordID<Self> { get }
  /// The declaration that everything else follows from. Make it a `static let`.
  static var schema: Schema<Self> { get }
}
