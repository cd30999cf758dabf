import StewardModels
import StewardPersistence
import StewardQuery

/// Writes the records of a type as another program's table.
struct ForeignExport {
  private let exporter: Exporter
  private let table: ForeignTable
  private let type: RecordType

  init(_ exporter: Exporter, _ table: ForeignTable, _ type: RecordType) {
    self.exporter = exporter
    self.table = table
    self.type = type
  }

  func write(
    _ snapshot: Snapshot, to output: ByteOutput, _ onProgress: (ExportProgress) throws -> Void
  ) throws -> ExportReport {
    let query = exporter.query(type, main: type)
    let survey = try ForeignSurvey(table, type, query, snapshot)
    var cells = ForeignCells(table, type, survey, exporter.options.currency)
    var writer = CSVWriter(output, options: exporter.tableOptions)
    for column in cells.columns {
      for heading in column.headings(table) { try writer.write(heading) }
    }
    try writer.endRow()
    var counter = ExportCounter(total: try snapshot.count(query))
    var exported: Set<Identifier> = []
    let isPart = exporter.options.filter != .always
    try snapshot.scan(query, fields: type.fields.map(\.name)) { row in
      try cells.write(row, to: &writer)
      if isPart, let id = row.identifier(0) { exported.insert(id) }
      try counter.step(onProgress)
      return true
    }
    var losses = cells.losses
    try countOthers(isPart ? exported : nil, snapshot, &losses)
    var report = ExportReport(counts: [.init(type: type.name, records: counter.records)])
    report.losses = losses.messages(title: table.title, currency: cells.currency)
    return report
  }

  /// Counts the records of other types that go with those that were written and have no room in the
  /// table, and what is more than a name in those that rows name.
  private func countOthers(
    _ exported: Set<Identifier>?, _ snapshot: Snapshot, _ losses: inout ForeignLosses
  ) throws {
    let named = Set(
      table.columns.compactMap { column -> String? in
        guard let field = column.field.flatMap({ type.field($0) }),
          case .reference(let target) = field.kind
        else { return nil }
        return target
      })
    for other in exporter.models.map(\.type) where other.name != type.name {
      if named.contains(other.name) {
        // Of a part of the records nobody expects what is about others.
        guard exported == nil else { continue }
        try countDetails(of: other, snapshot, &losses)
        losses.count(
          "interchange.foreign.unused", subject: other.plural, by: try unused(other, snapshot))
        continue
      }
      let reference = other.fields.first { $0.kind == .reference(type.name) }
      if exported != nil, reference == nil { continue }
      var count = 0
      let field = reference?.name ?? other.fields[0].name
      try snapshot.scan(RecordQuery(other.name), fields: [field]) { row in
        let isMeant = exported.map { ids in row.identifier(0).map(ids.contains) ?? false } ?? true
        if isMeant { count += 1 }
        return true
      }
      losses.count("interchange.foreign.records", subject: other.plural, by: count)
    }
  }

  /// How many records of a type no row names, and lie in no way around one that is named.
  private func unused(_ other: RecordType, _ snapshot: Snapshot) throws -> Int {
    var parents: [Identifier: Identifier?] = [:]
    let parent = other.fields.first { $0.kind == .reference(other.name) && $0.role == .parent }
    let fields = [other.fields[0].name] + (parent.map { [$0.name] } ?? [])
    try snapshot.scan(RecordQuery(other.name), fields: fields) { row in
      if let id = row.identifier(0) { parents[id] = parent == nil ? .some(nil) : row.identifier(1) }
      return true
    }
    for field in type.fields where field.kind == .reference(other.name) {
      try snapshot.scan(RecordQuery(type.name), fields: [field.name]) { row in
        var step = row.identifier(0)
        while let id = step, let outer = parents.removeValue(forKey: id) { step = outer }
        return true
      }
    }
    return parents.count
  }

  /// Counts what records that are written as their names alone hold beside those.
  private func countDetails(
    of other: RecordType, _ snapshot: Snapshot, _ losses: inout ForeignLosses
  ) throws {
    for (index, field) in other.fields.enumerated().dropFirst() {
      switch field.role {
      case .name, .parent, .created, .changed: continue
      default: break
      }
      var count = 0
      try snapshot.scan(RecordQuery(other.name), fields: [field.name]) { row in
        if row.isNull(0) { return true }
        let value = try Value(row, at: 0, kind: other.fields[index].kind)
        if value != field.absentValue { count += 1 }
        return true
      }
      losses.count(
        "interchange.foreign.detail", subject: "\(other.title), \(field.title)", by: count)
    }
  }
}
