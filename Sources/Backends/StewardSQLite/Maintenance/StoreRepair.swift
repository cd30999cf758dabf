import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Mends a store, within a transaction that somebody else began.
struct StoreRepair {
  let session: SQLiteSession
  private var connection: Connection { session.connection }

  init(_ session: SQLiteSession) { self.session = session }

  /// Mends everything that can be mended.
  func run(_ examination: StoreExamination) throws {
    for type in examination.types {
      let layout = TableLayout(type)
      let missing = try examination.missingColumns(type)
      for column in layout.derived where missing.contains(column.name) {
        try connection.run(
          "ALTER TABLE \(layout.table) ADD COLUMN \(TableLayout.quoted(column.name)) "
            + column.sqlType)
      }
      for statement in layout.sideTables { try connection.run(statement) }
    }
    try session.raiseCatalogVersion()
    connection.forgetStatements()
    try session.rebuildDerived()
    for type in examination.types {
      try session.rebuildBeside(TableLayout(type))
      for index in try examination.differingIndexes(type) {
        try connection.run("DROP INDEX \(TableLayout.quoted(index))")
      }
      for statement in TableLayout(type).indexes { try connection.run(statement) }
    }
    try connection.run("REINDEX")
    try mendJournal()
    try clear(examination.danglingReferences())
    // What was mended is examined next, by looking into the index itself.
    try session.writeWords()
  }

  private func mendJournal() throws {
    let journal = JournalExamination(session)
    for change in try journal.unreadable() {
      try connection.run(
        "DELETE FROM steward_change WHERE number = ? AND type = ? AND id = ?",
        [.integer(change.number), .integer(change.type), change.id])
    }
    try connection.run("DELETE \(JournalExamination.orphans)")
    try connection.run("DELETE \(JournalExamination.unknown)")
    try connection.run(
      "UPDATE steward_transaction SET undone_by = NULL WHERE \(JournalExamination.unmarked)")
    let head = try session.journalBounds().head
    for entry in session.catalog.entries.values {
      try connection.run(
        "UPDATE \(TableLayout.quoted(entry.type.name)) SET _rev = \(head) WHERE _rev > \(head)")
    }
  }

  /// Takes references away that lead nowhere.
  private func clear(
    _ dangling: [(RecordType, FieldDescription, [Identifier])]
  ) throws {
    for (type, field, ids) in dangling where field.isOptional {
      for id in ids {
        try connection.run(
          "UPDATE \(TableLayout.quoted(type.name)) SET \(TableLayout.quoted(field.name)) = NULL "
            + "WHERE id = ?", [.identifier(id)])
      }
    }
  }
}

extension SQLiteSession {
  /// Fills the tables of tags and of the person's own fields anew.
  func rebuildBeside(_ layout: TableLayout) throws {
    let fields =
      layout.tagFields.map { ($0.column, layout.tagTable($0.name)) }
      + layout.ownFields.map { ($0.column, layout.ownTable($0.name)) }
    let tags = layout.tagFields.count
    for (position, (column, table)) in fields.enumerated() {
      try connection.run("DELETE FROM \(table)")
      let name = TableLayout.quoted(layout.type.columns[column].name)
      try connection.rows(
        "SELECT \(name), _rid FROM \(layout.table) WHERE \(name) IS NOT NULL"
      ) { row in
        let (stored, sequence) = (row.text(0), row.integer(1))
        if position < tags {
          try writeTags(stored, table, sequence, adding: true)
        } else {
          try writeOwn(try OwnFields(stored: stored), table, sequence, adding: true)
        }
      }
    }
  }
}
