import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// One look at everything in a store.
struct StoreExamination {
  let session: SQLiteSession
  var connection: Connection { session.connection }

  init(_ session: SQLiteSession) { self.session = session }

  /// The record types that are known whole, in the order in which they came.
  var types: [RecordType] {
    session.catalog.entries.values.sorted { $0.code < $1.code }.map(\.type)
  }

  /// Everything that is wrong.
  func faults() throws -> [StoreFault] {
    var faults = try database()
    // What is read from pages that are damaged says nothing.
    if faults.contains(where: { !$0.isRepairable }) { return faults }
    let structure = try tables()
    faults += structure
    if structure.contains(where: { !$0.isRepairable }) { return faults }
    faults += try references()
    faults += try JournalExamination(session).faults()
    for type in types where try missingTables(type).isEmpty && missingColumns(type).isEmpty {
      faults += try DerivedExamination(session, type).faults()
    }
    return faults
  }

  /// What SQLite says of the file.
  private func database() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    var indexes: Set<String> = []
    try connection.rows("PRAGMA integrity_check(200)") { row in
      let text = row.text(0)
      if text == "ok" { return }
      if let index = Self.index(in: text) {
        if indexes.insert(index).inserted {
          faults.append(
            StoreFault(
              .tables, Message("store.fault.index.wrong", ["index": .text(index)]),
              remedy: Message("store.fault.index.wrong.remedy"), isRepairable: true,
              details: text))
        }
      } else if faults.count < 20 {
        faults.append(
          StoreFault(
            .database, Message("store.fault.page", ["problem": .text(text)]),
            remedy: Message("store.fault.restore"), isRepairable: false, details: text))
      }
    }
    return faults
  }

  /// The index that a line of `PRAGMA integrity_check` is about; nil for one about something else.
  private static func index(in text: String) -> String? {
    for mark in ["missing from index ", "wrong # of entries in index "] {
      if let range = text.firstRange(of: mark) { return String(text[range.upperBound...]) }
    }
    return nil
  }

  /// Tables, columns and indexes that are missing.
  private func tables() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    for type in types {
      let missing = try missingTables(type)
      for table in missing {
        let isRecords = table == type.name
        faults.append(
          StoreFault(
            .tables, Message("store.fault.table", ["table": .text(table)]),
            remedy: Message(isRecords ? "store.fault.restore" : "store.fault.table.remedy"),
            isRepairable: !isRecords))
      }
      if missing.contains(type.name) { continue }
      let declared = Set(type.columns.map(\.name))
      for column in try missingColumns(type) {
        let isRecords = declared.contains(column) || column.hasPrefix("_")
        faults.append(
          StoreFault(
            .tables,
            Message("store.fault.column", ["column": .text(column), "type": .text(type.title)]),
            remedy: Message(isRecords ? "store.fault.restore" : "store.fault.column.remedy"),
            isRepairable: !isRecords))
      }
      for index in try missingIndexes(type) {
        faults.append(
          StoreFault(
            .tables,
            Message("store.fault.index", ["index": .text(index), "type": .text(type.title)]),
            remedy: Message("store.fault.index.remedy"), isRepairable: true))
      }
      for index in try differingIndexes(type) {
        faults.append(
          StoreFault(
            .tables,
            Message(
              "store.fault.index.differs", ["index": .text(index), "type": .text(type.title)]),
            remedy: Message("store.fault.index.remedy"), isRepairable: true))
      }
    }
    return faults
  }

  func missingTables(_ type: RecordType) throws -> [String] {
    try TableLayout(type).tables.map(Self.unquoted).filter { try !exists($0, "table") }
  }

  func missingIndexes(_ type: RecordType) throws -> [String] {
    try TableLayout(type).indexes.compactMap(Self.indexName).filter { try !exists($0, "index") }
  }

  /// The indexes that are there, but of other columns than declared, as an earlier version made them.
  func differingIndexes(_ type: RecordType) throws -> [String] {
    try TableLayout(type).indexes.compactMap { statement in
      guard let name = Self.indexName(statement) else { return nil }
      let made = try connection.value(
        "SELECT sql FROM sqlite_schema WHERE type = 'index' AND name = ?", [.text(name)],
        as: .text)
      guard let made = made?.text else { return nil }
      return Self.essence(made) == Self.essence(statement) ? nil : name
    }
  }

  private static func indexName(_ statement: String) -> String? {
    statement.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
      .map(String.init)
  }

  /// A statement without what SQLite does not keep of it, or writes in its own way.
  private static func essence(_ statement: String) -> String {
    let kept = statement.replacing(" IF NOT EXISTS", with: "")
    return String(kept.filter { $0 != " " && $0 != "\"" }).lowercased()
  }

  func missingColumns(_ type: RecordType) throws -> [String] {
    let layout = TableLayout(type)
    var there: Set<String> = []
    try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(type.name)]) {
      there.insert($0.text(0))
    }
    return (type.columns.map(\.name) + layout.derived.map(\.name) + ["_rid", "_rev"])
      .filter { !there.contains($0) }
  }

  private static func unquoted(_ name: String) -> String { String(name.dropFirst().dropLast()) }

  private func exists(_ name: String, _ kind: String) throws -> Bool {
    try connection.value(
      "SELECT 1 FROM sqlite_schema WHERE type = ? AND name = ?", [.text(kind), .text(name)]) != nil
  }

  /// References to records that are not there.
  private func references() throws -> [StoreFault] {
    try danglingReferences().map { type, field, ids in
      let mends = field.isOptional
      return StoreFault(
        .references,
        Message(
          "store.fault.reference",
          [
            "count": .number(ids.count), "type": .text(type.title), "types": .text(type.plural),
            "field": .text(field.title),
          ]),
        remedy: Message(mends ? "store.fault.reference.remedy" : "store.fault.restore"),
        isRepairable: mends,
        details: ids.prefix(5).map { Handle($0).listed() }.joined(separator: " "))
    }
  }

  /// The records of each type whose field refers to one that is not there.
  func danglingReferences() throws -> [(RecordType, FieldDescription, [Identifier])] {
    var found: [(RecordType, FieldDescription, [Identifier])] = []
    for type in types {
      for field in type.fields {
        guard case .reference(let target) = field.kind, session.catalog.type(target) != nil else {
          continue
        }
        let column = TableLayout.quoted(field.name)
        var ids: [Identifier] = []
        try connection.rows(
          "SELECT id FROM \(TableLayout.quoted(type.name)) t WHERE \(column) IS NOT NULL AND NOT "
            + "EXISTS (SELECT 1 FROM \(TableLayout.quoted(target)) o WHERE o.id = t.\(column))"
        ) { row in if let id = row.identifier(0) { ids.append(id) } }
        if !ids.isEmpty { found.append((type, field, ids)) }
      }
    }
    return found
  }
}
