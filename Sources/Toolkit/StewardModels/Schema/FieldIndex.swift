/// An index over several fields of a record type: it serves the order by the last of them among the
/// records that are equal in all before.
///
/// ```swift
/// static let schema = Schema("task", Task.init, Field.id(), text, list, position,
///   indexes: [FieldIndex(list, position)])
/// ```
///
/// What a list shows, in its order, then costs the same however many other lists there are.
public struct FieldIndex: Hashable, Sendable {
  /// The names of the fields, from the first to the last.
  public let fields: [String]

  /// Takes the names of fields.
  public init(named fields: [String]) { self.fields = fields }

  /// Takes fields of one record type.
  public init<Root: Record, each Content>(_ fields: repeat Field<Root, each Content>) {
    var names: [String] = []
    for field in repeat each fields { names.append(field.name) }
    self.fields = names
  }
}
