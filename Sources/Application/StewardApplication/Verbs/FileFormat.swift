import StewardInterchange
import StewardPersistence

/// The form of a file, as `--from` and `--to` say it: one of the toolkit's formats, or the table or
/// the form of another program that the domain declares.
struct FileFormat {
  /// The format; that of a table is CSV or TSV.
  let format: InterchangeFormat
  /// The other program's table.
  let table: ForeignTable?
  /// The other program's form, where it is no table.
  let foreign: ForeignFormat?

  init(_ format: InterchangeFormat, _ table: ForeignTable? = nil) {
    self.format = format
    self.table = table
    foreign = nil
  }

  init(_ foreign: ForeignFormat) {
    format = foreign.format
    table = nil
    self.foreign = foreign
  }

  /// The form of a name; nil where there is none.
  ///
  /// Where a domain has a form of its own for one of the toolkit's formats, that is meant.
  ///
  /// - Parameter file: The file that is to be written: the ending of its name tells how a table is
  ///   separated.
  init?(_ name: String, in domain: DomainDescription, file: String = "") {
    if let foreign = ForeignFormat(named: name, in: domain) {
      self.init(foreign)
    } else if let format = InterchangeFormat(name: name) {
      self.init(format)
    } else if let table = domain.table(named: name.lowercased()) {
      self.init(InterchangeFormat(fileName: file) == .tsv ? .tsv : .csv, table)
    } else {
      return nil
    }
  }

  /// The form whose ending the name of a file has; nil where there is none.
  init?(fileName: String, in domain: DomainDescription) {
    if let foreign = ForeignFormat(fileName: fileName, in: domain) {
      self.init(foreign)
    } else if let format = InterchangeFormat(fileName: fileName) {
      self.init(format)
    } else {
      return nil
    }
  }

  /// All names.
  static func names(_ domain: DomainDescription) -> [String] {
    let own = InterchangeFormat.all.map(\.name)
    return own + domain.tables.map(\.name)
      + domain.formats.map(\.name).filter { !own.contains($0) }
  }
}
