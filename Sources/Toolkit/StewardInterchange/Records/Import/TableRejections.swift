/// Writes the rejected rows of a table as a table with one more column: the reasons.
struct TableRejections: RejectionWriter {
  private let reader: CSVReader
  private var writer: CSVWriter
  private var hasHeading = false

  init(_ reader: CSVReader, output: ByteOutput) {
    self.reader = reader
    writer = CSVWriter(
      output, options: CSVWriter.Options(separator: reader.separator ?? .comma))
  }

  mutating func write(reasons: [String]) throws {
    let titles = reader.header?.titles ?? []
    if !hasHeading {
      hasHeading = true
      try writer.write(row: titles + [RecordFormat.problemsHeading])
    }
    var cells = reader.row.texts
    // The reasons stand under their heading also where the row is too short.
    while cells.count < titles.count { cells.append("") }
    try writer.write(row: cells + [reasons.joined(separator: "; ")])
  }
}
