import StewardModels

/// The column of one of the person's own fields: `own.colour`.
struct OwnColumn: Hashable {
  /// The index of the field that keeps it.
  let field: Int
  /// Its name.
  let name: String

  /// The heading.
  func heading(in type: RecordType) -> String { "\(type.fields[field].name).\(name)" }
}
