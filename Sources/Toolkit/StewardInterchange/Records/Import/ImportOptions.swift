public import StewardModels
public import StewardPersistence
public import StewardText

/// How a file is imported.
public struct ImportOptions: Sendable {
  /// The format; nil finds it by content and name.
  public var format: InterchangeFormat?
  /// The form of another program that the file is of; nil finds it among those of the importer, where
  /// no format was said.
  public var foreign: ForeignFormat?
  /// The table of another program that the file is; nil finds it by its headings among those of the
  /// importer, where neither the format nor the type was said.
  public var table: ForeignTable?
  /// The record type of a table, and of objects that do not say theirs; the first of the importer's
  /// types where it is nil.
  public var type: String?
  /// What headings mean, by heading: a field's name, `own.colour`, or nothing where the column is
  /// to be left out.
  ///
  /// It wins over what a heading would mean by itself.
  public var headings: [String: String]
  /// What headings of other programs mean, likewise; a field's own name and title win.
  public var aliases: [String: String]
  /// The field by which records are found that a row changes: only what stands in the file is
  /// touched.
  public var key: String?
  /// Whether bytes that are no text, missing last cells and unknown columns are only warned of.
  public var isLenient: Bool
  /// Whether the good rows are written where others are bad; those go to a file of rejected rows.
  public var keepsGoing: Bool
  /// The file of rejected rows; nil is the file's own path and `.rejected`.
  public var rejectedPath: String?
  /// The mark before decimals, where it is known.
  public var decimal: DecimalMark?
  /// Which number of `3/4/2026` is the day, where it is known.
  public var dayOrder: DayOrder?
  /// Whether nothing is to be written: the report tells what would be.
  public var isTrial: Bool
  /// How many rows the report shows as they were understood.
  public var sampleCount: Int
  /// How many problems the report keeps; it counts all.
  public var problemLimit: Int
  /// The words of the reasons in the file of rejected rows, and of what a source is called.
  public var catalogue: Catalogue

  /// Makes options; without arguments those for a file of which nothing is known.
  public init(
    format: InterchangeFormat? = nil, table: ForeignTable? = nil, type: String? = nil,
    headings: [String: String] = [:], aliases: [String: String] = [:], key: String? = nil,
    isLenient: Bool = false, keepsGoing: Bool = false, rejectedPath: String? = nil,
    decimal: DecimalMark? = nil, dayOrder: DayOrder? = nil,
    isTrial: Bool = false, sampleCount: Int = 5, problemLimit: Int = 100,
    catalogue: Catalogue = .english
  ) {
    self.format = format
    self.table = table
    self.type = type
    self.headings = headings
    self.aliases = aliases
    self.key = key
    self.isLenient = isLenient
    self.keepsGoing = keepsGoing
    self.rejectedPath = rejectedPath
    self.decimal = decimal
    self.dayOrder = dayOrder
    self.isTrial = isTrial
    self.sampleCount = sampleCount
    self.problemLimit = problemLimit
    self.catalogue = catalogue
  }
}
