public import StewardModels

extension SchemaPlan {
  /// A record of the old version of a type as one of the new.
  ///
  /// - Throws: What a step throws; `StoreError.Code.migrationNeeded` where a value that the steps
  ///   leave does not fit its field, or they change the identity.
  public static func migrate(
    _ image: RowImage, from old: RecordType, to new: RecordType, by steps: [MigrationStep]
  ) throws -> RowImage {
    let row = image.record(of: old, revision: 0).row
    var record = MigratingRecord(values: [:])
    let values = try Row.view(row) { (row) throws(ModelError) in try old.values(row) }
    for (field, value) in zip(old.fields, values) { record[field.name] = value }
    for step in steps { try step.change(&record) }
    var migrated: [Scalar] = []
    for field in new.fields {
      let value = record[field.name]
      guard value.fits(field.kind), !value.isNone || field.readsNothing else {
        throw needed(new, field: field.name, "the steps leave \(value) for \(field.kind)")
      }
      value.encode(as: field.kind, into: &migrated)
    }
    guard migrated.first == row.first else {
      throw needed(new, field: new.fields[0].name, "the steps change the identity")
    }
    return RowImage(StoredRecord(sequence: image.sequence, revision: 0, row: migrated), of: new)
  }
}
