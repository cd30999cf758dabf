import StewardModels
import StewardText

extension MemoryState {
  /// Makes the store ready for the types that a program declares.
  mutating func prepare(_ declaration: StoreDeclaration) throws {
    if settings["locale"] == nil { try set("locale", to: declaration.locale.identifier) }
    for declared in declaration.types {
      let plan = try SchemaPlan(
        declared: declared, stored: catalog.type(declared.name), migrations: declaration.migrations)
      switch plan {
      case .none: break
      case .create(let type): keep(MemoryTable(type))
      case .extend(let old, let new):
        let missing = [Scalar](repeating: .null, count: new.columns.count - old.columns.count)
        try rewrite(old, as: new) { record in
          var record = record
          record.row += missing
          return record
        }
      case .rebuild(let old, let new, let steps): try rebuild(old, as: new, by: steps)
      }
    }
  }

  private mutating func rebuild(
    _ old: RecordType, as new: RecordType, by steps: [MigrationStep]
  ) throws {
    try rewrite(old, as: new) { record in
      try SchemaPlan.migrate(RowImage(record, of: old), from: old, to: new, by: steps)
        .record(of: new, revision: record.revision)
    }
    try journal.rewrite(old.name) {
      try SchemaPlan.migrate($0, from: old, to: new, by: steps)
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
