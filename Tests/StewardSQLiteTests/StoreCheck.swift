import StewardModels
import StewardPersistence
import StewardText
import Testing

@testable import StewardSQLite

/// Whether everything beside the records says what the records do.
struct StoreCheck {
  private let session: SQLiteSession
  /// What does not agree, in words.
  private(set) var faults: [String] = []

  /// Checks a store.
  ///
  /// - Parameter structure: Also lets the database check its file.
  static func faults(in path: String, structure: Bool = true) throws -> [String] {
    let session = SQLiteSession(try StoreFile.open(path, .usual))
    return try session.reading(CancellationFlag()) { session in
      var check = StoreCheck(session: session)
      if structure { try check.checkFile() }
      for entry in session.catalog.entries.values { try check.check(entry) }
      return check.faults
    }
  }

  private init(session: SQLiteSession) { self.session = session }

  private var connection: Connection { session.connection }

  private mutating func checkFile() throws {
    let words = try connection.value("PRAGMA integrity_check", as: .text)?.text
    if words != "ok" { faults.append("integrity_check: \(words ?? "nothing")") }
    try connection.rows("PRAGMA foreign_key_check") { row in
      faults.append("foreign_key_check: \(row.text(0)) \(row.integer(1))")
    }
  }

  private mutating func check(_ entry: StoredCatalog.Entry) throws {
    let layout = TableLayout(entry.type)
    var tokens: Set<String> = []
    var tags: [String: Set<String>] = [:]
    var own: [String: Set<String>] = [:]
    let type = entry.type
    let names = type.columns.map { TableLayout.quoted($0.name) } + ["_rid", "_rev"]
    try connection.rows("SELECT \(names.joined(separator: ", ")) FROM \(layout.table)") { row in
      let scalars = type.columns.indices.map { row.scalar($0, as: type.columns[$0].type) }
      let rid = row.integer(type.columns.count)
      var document = SearchDocument()
      layout.fill(&document, with: scalars)
      for token in document.bytes.split(separator: 32) {
        tokens.insert("\(String(decoding: token, as: UTF8.self)) \(rid)")
      }
      for field in layout.tagFields {
        for tag in Tags(stored: scalars[field.column].text ?? "") {
          tags[field.name, default: []].insert("\(Folding.folded(tag)) \(rid)")
        }
      }
      for field in layout.ownFields {
        for (name, _) in try OwnFields(stored: scalars[field.column].text ?? "") {
          own[field.name, default: []].insert("\(Folding.folded(name)) \(rid)")
        }
      }
      try checkJournal(entry, scalars[0], row.integer(type.columns.count + 1))
      try checkDerived(layout, scalars, rid)
    }
    if layout.isSearchable {
      let name = type.name + "_search"
      try connection.execute(
        "CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', '\(name)', 'instance')")
      try compare("SELECT term || ' ' || doc FROM temp.words", tokens, name)
      try connection.execute("DROP TABLE temp.words")
    }
    for field in layout.tagFields {
      let table = layout.tagTable(field.name)
      try compare("SELECT tag || ' ' || rid FROM \(table)", tags[field.name] ?? [], table)
    }
    for field in layout.ownFields {
      let table = layout.ownTable(field.name)
      try compare("SELECT name || ' ' || rid FROM \(table)", own[field.name] ?? [], table)
    }
  }

  private mutating func compare(_ sql: String, _ expected: Set<String>, _ table: String) throws {
    var found: Set<String> = []
    try connection.rows(sql) { found.insert($0.text(0)) }
    if found == expected { return }
    faults.append(
      "\(table): too many \(found.subtracting(expected).sorted().prefix(5)), "
        + "missing \(expected.subtracting(found).sorted().prefix(5))")
  }

  /// The revision of every record names a change in the journal, as far back as that reaches.
  private mutating func checkJournal(
    _ entry: StoredCatalog.Entry, _ id: Scalar, _ revision: Int64
  ) throws {
    guard revision > (try session.journalBounds().floor) else { return }
    let count = try connection.value(
      "SELECT count(*) FROM steward_change JOIN steward_transaction USING(number) "
        + "WHERE number = ? AND type = ? AND id = ? AND revision_after = number",
      [.integer(revision), .integer(entry.code), id])
    if count != .integer(1) { faults.append("\(entry.type.name) \(id): revision \(revision)") }
  }

  private mutating func checkDerived(
    _ layout: TableLayout, _ scalars: [Scalar], _ rid: Int64
  ) throws {
    for column in layout.derived where column.kind == .fold || column.kind == .sortKey {
      let text = scalars[column.source].text
      let expected: Scalar =
        switch (column.kind, text) {
        case (_, nil): .null
        case (.fold, let text?): .text(Folding.folded(text))
        case (_, let text?): .bytes(session.collation.sortKey(text))
        }
      let found = try connection.value(
        "SELECT \(TableLayout.quoted(column.name)) FROM \(layout.table) WHERE _rid = ?",
        [.integer(rid)], as: column.kind == .fold ? .text : .bytes)
      if found != expected { faults.append("\(layout.table) \(rid): \(column.name)") }
    }
  }
}
