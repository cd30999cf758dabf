import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// Compares what is computed from the records of one type with what it would be.
struct DerivedExamination {
  let session: SQLiteSession
  let layout: TableLayout
  private var type: RecordType { layout.type }

  init(_ session: SQLiteSession, _ type: RecordType) {
    self.session = session
    layout = TableLayout(type)
  }

  /// Everything that is wrong with the records and what is derived from them.
  func faults() throws -> [StoreFault] {
    var wrong: [String: Int] = [:]
    var unreadable: [Identifier] = []
    var words = Tally()
    var beside: [String: Tally] = [:]
    let columns = type.columns.map { TableLayout.quoted($0.name) }
    let derived = layout.derived.map { TableLayout.quoted($0.name) }
    let list = (columns + derived + ["_rid"]).joined(separator: ", ")
    var document = SearchDocument()
    try session.connection.rows("SELECT \(list) FROM \(layout.table)") { row in
      let scalars = type.columns.indices.map { row.scalar($0, as: type.columns[$0].type) }
      let rid = row.integer(columns.count + derived.count)
      do {
        try check(scalars)
      } catch {
        if let id = scalars[0].identifier { unreadable.append(id) }
        return
      }
      let expected = layout.derivedValues(of: scalars, session.collation)
      for (index, column) in layout.derived.enumerated()
      where row.scalar(columns.count + index, as: column.scalarType) != expected[index] {
        wrong[column.name, default: 0] += 1
      }
      if layout.isSearchable {
        layout.fill(&document, with: scalars)
        for word in document.bytes.split(separator: 0x20) { words.add(rid, word) }
      }
      for field in layout.tagFields {
        guard let stored = scalars[field.column].text else { continue }
        for tag in Set(Tags(stored: stored).map { Folding.folded($0) }) {
          beside[layout.tagTable(field.name), default: Tally()].add(rid, tag.utf8)
        }
      }
      for field in layout.ownFields {
        guard let stored = scalars[field.column].text else { continue }
        for (name, value) in try OwnFields(stored: stored)
        where OwnColumns(value.value) != nil {
          beside[layout.ownTable(field.name), default: Tally()].add(rid, name.utf8)
        }
      }
    }
    var faults = unreadable.isEmpty ? [] : [records(unreadable)]
    for (column, count) in wrong.sorted(by: { $0.key < $1.key }) {
      faults.append(fault("derived", column, count))
    }
    if layout.isSearchable, try searchTally() != words { faults.append(fault("search", "", 0)) }
    for field in layout.tagFields {
      let table = layout.tagTable(field.name)
      if try tally("SELECT rid, tag FROM \(table)") != beside[table] ?? Tally() {
        faults.append(fault("beside", field.name, 0))
      }
    }
    for field in layout.ownFields {
      let table = layout.ownTable(field.name)
      if try tally("SELECT rid, label FROM \(table)") != beside[table] ?? Tally() {
        faults.append(fault("beside", field.name, 0))
      }
    }
    return faults
  }

  private func check(_ scalars: [Scalar]) throws {
    _ = try Row.view(scalars) { (row) throws(ModelError) in try type.values(row) }
  }

  private func records(_ ids: [Identifier]) -> StoreFault {
    StoreFault(
      .records,
      Message(
        "store.fault.record",
        ["count": .number(ids.count), "type": .text(type.title), "types": .text(type.plural)]),
      remedy: Message("store.fault.restore"), isRepairable: false,
      details: ids.prefix(5).map { Handle($0).listed() }.joined(separator: " "))
  }

  private func fault(_ id: String, _ name: String, _ count: Int) -> StoreFault {
    StoreFault(
      .derived,
      Message(
        "store.fault.\(id)",
        ["type": .text(type.title), "name": .text(name), "count": .number(count)]),
      remedy: Message("store.fault.derived.remedy"), isRepairable: true)
  }

  /// What the full-text index holds.
  private func searchTally() throws -> Tally {
    let view = "temp.\"steward_words\""
    let table = type.name + "_search"
    try session.connection.run("DROP TABLE IF EXISTS \(view)")
    try session.connection.run(
      "CREATE VIRTUAL TABLE \(view) USING fts5vocab('main', '\(table)', 'instance')")
    defer { do { try session.connection.run("DROP TABLE \(view)") } catch {} }
    return try tally("SELECT doc, term FROM \(view)")
  }

  private func tally(_ sql: String) throws -> Tally {
    var tally = Tally()
    try session.connection.rows(sql) { row in tally.add(row.integer(0), row.text(1).utf8) }
    return tally
  }
}

/// A set of pairs, told from others by their number and a sum that their order does not change.
private struct Tally: Equatable {
  private var count = 0
  private var sum: UInt64 = 0

  mutating func add(_ rid: Int64, _ bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (UInt64(bitPattern: rid) &* 0x9E37_79B9_7F4A_7C15)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 31
    sum &+= hash &* 0xBF58_476D_1CE4_E5B9
    count += 1
  }
}

extension DerivedColumn {
  /// What is read from the column.
  var scalarType: ColumnType {
    switch kind {
    case .fold, .dimension: .text
    case .sortKey: .bytes
    case .base: .integer
    }
  }
}

extension TableLayout {
  /// What the derived columns of a row are to hold.
  func derivedValues(of row: [Scalar], _ collation: Collation) -> [Scalar] {
    derived.map { column in
      switch (column.kind, row[column.source]) {
      case (.fold, .text(let text)): return .text(Folding.folded(text))
      case (.sortKey, .text(let text)):
        var key: [UInt8] = []
        collation.appendSortKey(of: text, to: &key)
        return .bytes(key)
      case (.dimension, .integer(let millionths)), (.base, .integer(let millionths)):
        guard case .text(let unit) = row[column.source + 1] else { return .null }
        let measure = Measure(Quantity(millionths: millionths, unit: Unit(stored: unit)))
        return column.kind == .dimension ? .text(measure.dimension) : .integer(measure.base)
      default: return .null
      }
    }
  }
}
