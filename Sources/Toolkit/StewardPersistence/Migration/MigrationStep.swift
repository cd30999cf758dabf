public import StewardModels

/// A change of a record type that is not additive, written by hand: it leads from one version to the
/// next.
///
/// ```swift
/// MigrationStep("book", to: 2) { record in
///   record.rename("author", to: "writer")
/// }
/// ```
///
/// It is applied to every record of the type, and to what the journal keeps of such records, so that
/// undo reaches across it.
public struct MigrationStep: Sendable {
  /// The record type's name.
  public let type: String
  /// The version that it leads to.
  public let version: Int
  /// What it does to one record.
  public let change: @Sendable (inout MigratingRecord) throws -> Void

  /// Writes a step.
  public init(
    _ type: String, to version: Int,
    change: @escaping @Sendable (inout MigratingRecord) throws -> Void
  ) {
    self.type = type
    self.version = version
    self.change = change
  }
}

/// A record on its way from one version of its type to another: values by field name.
public struct MigratingRecord: Sendable {
  /// The values that are there, by field name.
  public var values: [String: Value]

  /// Takes the values that are there.
  public init(values: [String: Value]) { self.values = values }

  /// What a field holds; nothing takes the field away.
  public subscript(field: String) -> Value {
    get { values[field] ?? .none }
    set { values[field] = newValue.isNone ? nil : newValue }
  }

  /// Gives a field another name.
  public mutating func rename(_ field: String, to name: String) {
    values[name] = values.removeValue(forKey: field)
  }
}
