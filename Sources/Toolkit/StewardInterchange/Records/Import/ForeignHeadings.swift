import StewardModels
import StewardPersistence

/// What an import knows of the table of another program that it reads.
struct ForeignHeadings {
  let table: ForeignTable
  /// The field that keeps what tells the other program's records apart.
  let key: Int?
  private var columns: [String: ForeignColumn] = [:]
  private let type: RecordType

  init(_ table: ForeignTable, _ type: RecordType) {
    self.table = table
    self.type = type
    key = table.key.flatMap { type.index(ofField: $0) }
    for column in table.columns {
      for heading in column.headings { columns[HeadingMatcher.key(heading)] = column }
    }
  }

  /// How the cells under a heading are worded; nil where the person says that it means something
  /// else.
  func wording(of meaning: HeadingMatcher.Meaning, _ heading: String) -> ForeignWording? {
    guard case .field(let field) = meaning, let column = columns[HeadingMatcher.key(heading)],
      column.field == type.fields[field].name
    else { return nil }
    return column.wording
  }
}

/// Finds out whether a file is a table of another program.
struct ForeignSearch {
  private let options: ImportOptions
  private let tables: [ForeignTable]

  /// - Parameter main: The type that rows of tables are of; the tables of other programs are about
  ///   the importer's first.
  init(_ importer: Importer, _ main: ImportType) {
    options = importer.options
    let isFirst = main.type.name == importer.types.first?.model.type.name
    tables = isFirst ? importer.tables : []
  }

  /// The format of a file, and the program whose table it is; the source is left at its beginning.
  ///
  /// The separator that the heading has wins over the ending of the name: Homebox once wrote commas
  /// into files that it named `.tsv`.
  ///
  /// - Throws: `InterchangeError.Code.unknownFormat` for what is to be a table and is none.
  func look(
    into source: ByteSource
  ) throws(InterchangeError) -> (format: InterchangeFormat, table: ForeignTable?) {
    if let format = options.format, options.table == nil { return (format, nil) }
    let format =
      if let said = options.format { said } else { try FormatGuess.format(of: source) }
    guard format == .csv || format == .tsv else {
      guard let table = options.table else { return (format, nil) }
      throw .at(
        SourceLocation(), in: source.name, .unknownFormat, "interchange.foreign.noTable",
        ["title": .text(table.title)])
    }
    let candidates = options.table.map { [$0] } ?? tables
    guard !candidates.isEmpty else { return (format, nil) }
    let found = find(candidates, in: source)
    try source.rewind()
    guard let found else { return (format, options.table) }
    return (found.separator == .tab ? .tsv : .csv, found.table)
  }

  private func find(
    _ candidates: [ForeignTable], in source: ByteSource
  ) -> (table: ForeignTable, separator: CSVSeparator?)? {
    let reader = CSVReader(source, options: CSVReader.Options(isLenient: true))
    do throws(InterchangeError) {
      let header = try reader.readHeader { row in
        candidates.contains { $0.isMarked(by: row.texts) }
      }
      let table = candidates.first { $0.isMarked(by: header.titles) }
      return table.map { ($0, reader.separator) }
    } catch {
      // No heading of another program; what else is wrong with the file is told when it is read.
      return nil
    }
  }
}

extension ForeignTable {
  /// Whether headings are those of a table of this form.
  func isMarked(by headings: [String]) -> Bool {
    let keys = headings.map { HeadingMatcher.key($0) }
    return marks.contains { mark in
      switch mark {
      case .prefix(let prefix):
        let prefix = HeadingMatcher.key(prefix)
        return keys.contains { $0.hasPrefix(prefix) && $0 != prefix }
      case .headings(let wanted):
        return wanted.allSatisfy { keys.contains(HeadingMatcher.key($0)) }
      }
    }
  }
}
