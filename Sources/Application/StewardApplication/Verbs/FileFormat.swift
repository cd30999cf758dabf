import StewardInterchange
import StewardPersistence

/// The form of a file, as `--from` and `--to` say it: one of the toolkit's formats, or the table of
/// another program that the domain declares.
struct FileFormat {
  /// The format; that of a table is CSV or TSV.
  let format: InterchangeFormat
  /// The other program's table.
  let table: ForeignTable?

  init(_ format: InterchangeFormat, _ table: ForeignTable? = nil) {
    self.format = format
    self.table = table
  }

  /// The form of a name; nil where there is none.
  ///
  /// - Parameter file: The file that is to be written: the ending of its name tells how a table is
  ///   separated.
  init?(_ name: String, in domain: DomainDescription, file: String = "") {
    if let format = InterchangeFormat(name: name) {
      self.init(format)
    } else if let table = domain.table(named: name.lowercased()) {
      self.init(InterchangeFormat(fileName: file) == .tsv ? .tsv : .csv, table)
    } else {
      return nil
    }
  }

  /// All names.
  static func names(_ domain: DomainDescription) -> [String] {
    InterchangeFormat.all.map(\.name) + domain.tables.map(\.name)
  }
}
