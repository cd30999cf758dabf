import StewardInterchange
import StewardPersistence

/// The form of a file, as `--from` and `--to` say it: one of the toolkit's formats, or the form of
/// another program that the domain declares.
struct FileFormat {
  /// The format.
  let format: InterchangeFormat
  /// The other program's form, where it is no table.
  let foreign: ForeignFormat?

  init(_ format: InterchangeFormat) {
    self.format = format
    foreign = nil
  }

  init(_ foreign: ForeignFormat) {
    format = foreign.format
    self.foreign = foreign
  }

  /// The form of a name; nil where there is none.
  ///
  /// Where a domain has a form of its own for one of the toolkit's formats, that is meant.
  init?(_ name: String, in domain: DomainDescription) {
    if let foreign = ForeignFormat(named: name, in: domain) {
      self.init(foreign)
    } else if let format = InterchangeFormat(name: name) {
      self.init(format)
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
    return own + domain.formats.map(\.name).filter { !own.contains($0) }
  }
}
