public import StewardModels

/// The records of a type on their way from one version to another, one after the other.
///
/// What a program did not declare, and its steps leave alone, belongs to another program: such a
/// field stays as long as anything stands in it.
public struct RecordMigration: Sendable {
  private let old: RecordType
  private let declared: RecordType
  private let steps: [MigrationStep]
  /// The fields that only the old type has, by name.
  private let others: [FieldDescription]
  private var kept: Set<String> = []

  /// Begins a migration.
  public init(from old: RecordType, to declared: RecordType, steps: [MigrationStep]) {
    self.old = old
    self.declared = declared
    self.steps = steps
    others = old.fields.filter { declared.field($0.name) == nil }
  }

  /// The type in which all the records so far can be kept: the declared one, and the fields of other
  /// programs in which something stands.
  public var result: RecordType {
    var fields = declared.fields
    for var field in others where kept.contains(field.name) {
      if let role = field.role, declared.field(role: role) != nil { field.role = nil }
      field.isOptional = true
      field.isRequired = false
      fields.append(field)
    }
    // What other programs declared stays, where its fields do.
    let names = Set(fields.map(\.name))
    let indexes = old.indexes.filter { names.isSuperset(of: $0.fields) }
    return RecordType(
      name: declared.name, title: declared.title, plural: declared.plural,
      version: declared.version, fields: fields,
      indexes: declared.indexes + indexes.filter { !declared.indexes.contains($0) })
  }

  /// A record of the old version as one of the new.
  ///
  /// - Throws: What a step throws; `StoreError.Code.migrationNeeded` where a value that the steps
  ///   leave does not fit its field, or they change the identity.
  public mutating func migrate(_ image: RowImage) throws -> RowImage {
    let row = image.record(of: old, revision: 0).row
    var record = MigratingRecord(values: [:])
    let values = try Row.view(row) { (row) throws(ModelError) in try old.values(row) }
    for (field, value) in zip(old.fields, values) { record[field.name] = value }
    for step in steps { try step.change(&record) }
    var columns: [String: Scalar] = [:]
    for field in declared.fields {
      let value = record[field.name]
      guard value.fits(field.kind), !value.isNone || field.readsNothing else {
        throw SchemaPlan.needed(
          declared, field: field.name, "the steps leave \(value) for \(field.kind)")
      }
      let isUnsaid = value.isNone && (!field.isOptional || old.field(field.name) == nil)
      Self.add(isUnsaid ? field.defaultValue : value, field, to: &columns)
    }
    for field in others {
      let value = record[field.name]
      if value.isNone || !value.fits(field.kind) { continue }
      kept.insert(field.name)
      Self.add(value, field, to: &columns)
    }
    let name = declared.fields[0].name
    guard let identity = columns[name], identity == row[0] else {
      throw SchemaPlan.needed(declared, field: name, "the steps change the identity")
    }
    return RowImage(columns: columns, sequence: image.sequence)
  }

  private static func add(
    _ value: Value, _ field: FieldDescription, to columns: inout [String: Scalar]
  ) {
    var scalars: [Scalar] = []
    value.encode(as: field.kind, into: &scalars)
    for (column, scalar) in zip(field.kind.columns, scalars) where !scalar.isNull {
      columns[field.name + column.suffix] = scalar
    }
  }
}
