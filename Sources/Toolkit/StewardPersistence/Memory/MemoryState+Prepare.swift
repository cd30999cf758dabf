import StewardModels
import StewardText

extension MemoryState {
  /// Makes the store ready for the types that a program declares.
  mutating func prepare(_ declaration: StoreDeclaration) throws {
    try declaration.checkReferences(catalog)
    if settings["locale"] == nil { try set("locale", to: declaration.locale.identifier) }
    for declared in declaration.types {
      let plan = try SchemaPlan(
        declared: declared, stored: catalog.type(declared.name), migrations: declaration.migrations)
      switch plan {
      case .none: break
      case .create(let type): keep(MemoryTable(type))
      case .extend(let old, let new):
        let missing = [Scalar](repeating: .null, count: new.columns.count - old.columns.count)
        let defaults = DefaultColumns(new.defaultsToFill(since: old), of: new)
        try rewrite(old, as: new) { record in
          var record = record
          record.row += missing
          defaults.fill(&record.row)
          return record
        }
      case .rebuild(let old, let new, let steps): try rebuild(old, as: new, by: steps)
      }
    }
  }

  private mutating func rebuild(
    _ old: RecordType, as declared: RecordType, by steps: [MigrationStep]
  ) throws {
    var migration = RecordMigration(from: old, to: declared, steps: steps)
    try journal.rewrite(old.name) { try migration.migrate($0) }
    var images: [Identifier: RowImage] = [:]
    try tables[old.name]?.records.forEach {
      images[$0.id] = try migration.migrate(RowImage($0, of: old))
    }
    let new = migration.result
    try rewrite(old, as: new) { record in
      images[record.id]?.record(of: new, revision: record.revision) ?? record
    }
  }

  private mutating func rewrite(
    _ old: RecordType, as new: RecordType, _ change: (StoredRecord) throws -> StoredRecord
  ) throws {
    guard let table = tables[old.name] else { return }
    keep(try MemoryTable(new, from: table, change))
  }

  /// Takes a table in, and describes its type.
  private mutating func keep(_ table: MemoryTable) {
    let name = table.type.name
    tables[name] = table
    let code = catalog.entries[name]?.code ?? Int64(catalog.entries.count + 1)
    let others = catalog.entries.values.filter { $0.type.name != name }
    catalog = StoredCatalog(others + [StoredCatalog.Entry(type: table.type, code: code)])
  }
}
