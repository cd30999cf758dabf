import StewardModels
import StewardPersistence
import StewardText

extension SQLiteSession {
  /// What derived columns depend on beside the records: where it changes they are made anew.
  static let derivation =
    "\(Collation.version) fold \(Folding.version) tokens \(SearchTokens.version)"

  /// Says to all other connections that the catalog has changed.
  func raiseCatalogVersion() throws {
    let version = try connection.value("PRAGMA user_version")?.integer ?? 0
    try connection.run("PRAGMA user_version=\(version % 1_000_000_000 + 1)")
    try refreshCatalog()
  }

  /// Does what a declaration needs.
  func carryOut(_ plan: SchemaPlan) throws {
    switch plan {
    case .none: break
    case .create(let type):
      for statement in TableLayout(type).creation { try connection.run(statement) }
      try CatalogReader.write(type, on: connection)
    case .extend(let old, let new): try extend(old, to: new)
    case .rebuild(let old, let new, let steps): try rebuild(old, as: new, steps)
    }
  }

  private func extend(_ old: RecordType, to new: RecordType) throws {
    let (before, after) = (TableLayout(old), TableLayout(new))
    for column in new.columns where !old.columns.contains(where: { $0.name == column.name }) {
      let definition = TableLayout.definition(column, of: new.fields[column.field])
      try connection.run("ALTER TABLE \(after.table) ADD COLUMN \(definition)")
    }
    let known = Set(before.derived.map(\.name))
    let added = after.derived.filter { !known.contains($0.name) }
    for column in added {
      try connection.run(
        "ALTER TABLE \(after.table) ADD COLUMN \(TableLayout.quoted(column.name)) "
          + column.sqlType)
    }
    let searches = before.searchedColumns.map { old.columns[$0].name }
    let searchesNow = after.searchedColumns.map { new.columns[$0].name }
    for statement in after.sideTables { try connection.run(statement) }
    let filled = try fillDefaults(old, new)
    try CatalogReader.write(new, on: connection)
    try raiseCatalogVersion()
    connection.forgetStatements()
    if filled || !added.isEmpty || searches != searchesNow { try rebuildDerived(of: new) }
    for statement in after.indexes { try connection.run(statement) }
  }

  /// Gives the records that are there the defaults of fields that are new, or have got one.
  ///
  /// - Returns: Whether there were any.
  private func fillDefaults(_ old: RecordType, _ new: RecordType) throws -> Bool {
    let fields = new.defaultsToFill(since: old)
    for field in fields {
      let columns = field.kind.columns.map { TableLayout.quoted(field.name + $0.suffix) }
      var scalars: [Scalar] = []
      field.defaultValue.encode(as: field.kind, into: &scalars)
      try connection.run(
        "UPDATE \(TableLayout.quoted(new.name)) SET "
          + columns.map { "\($0) = ?" }.joined(separator: ", ") + " WHERE \(columns[0]) IS NULL",
        scalars)
    }
    return !fields.isEmpty
  }

  /// Makes everything that is derived from records anew, after ICU or a rule has changed.
  func rebuildDerived() throws {
    for entry in catalog.entries.values { try rebuildDerived(of: entry.type) }
    try set("derivation", to: Self.derivation)
  }

  /// Makes the derived columns and the full text of a type anew.
  private func rebuildDerived(of type: RecordType) throws {
    let layout = TableLayout(type)
    if layout.isSearchable {
      // What was noted before is part of what is made anew.
      try writeWords()
      try connection.run(
        "INSERT INTO \(layout.searchTable)(\(layout.searchTable)) VALUES('delete-all')")
    }
    let declared = type.columns.map { TableLayout.quoted($0.name) }.joined(separator: ", ")
    let assignments = layout.derived.map { "\(TableLayout.quoted($0.name)) = ?" }
    let update = PreparedStatement(
      "UPDATE \(layout.table) SET \(assignments.joined(separator: ", ")) WHERE _rid = ?")
    try connection.rows("SELECT \(declared), _rid FROM \(layout.table) ORDER BY _rid") { row in
      try connection.checkCancelled()
      let scalars = type.columns.indices.map { row.scalar($0, as: type.columns[$0].type) }
      let sequence = row.integer(type.columns.count)
      if !layout.derived.isEmpty {
        try update.run(on: connection) { arena in
          arena.add(derivedFrom: scalars, layout, collation)
          arena.add(sequence)
        }
      }
      guard layout.isSearchable else { return }
      try noteWords(of: scalars, sequence, layout, isAdded: true)
    }
  }
}
