import StewardModels
import StewardPersistence
import StewardQuery

extension Exporter {
  /// Writes the records of one type as a table.
  func writeTable(
    _ type: RecordType, _ snapshot: Snapshot, to output: ByteOutput,
    _ onProgress: (ExportProgress) throws -> Void
  ) throws -> ExportReport {
    let query = query(type, main: type)
    let survey = try TableSurvey(type, query, snapshot)
    var writer = CSVWriter(output, options: tableOptions)
    let columns = TableCells.columns(of: type, own: survey.ownColumns)
    for column in columns { try writer.write(column.heading) }
    try writer.endRow()
    let cells = TableCells(type, columns, names: survey.names)
    var counter = ExportCounter(total: try snapshot.count(query))
    try snapshot.scan(query, fields: type.fields.map(\.name)) { row in
      try cells.write(row, to: &writer)
      try counter.step(onProgress)
      return true
    }
    return ExportReport(counts: [.init(type: type.name, records: counter.records)])
  }

  var tableOptions: CSVWriter.Options {
    var writing = options.isForSpreadsheet ? CSVWriter.Options.spreadsheet : CSVWriter.Options()
    if options.format == .tsv { writing.separator = .tab }
    return writing
  }
}
