public import StewardQuery
public import StewardText

/// How records are exported.
public struct ExportOptions: Sendable {
  /// The format.
  public var format: InterchangeFormat
  /// The record type: of a table, and the one that `filter` and `sort` are about.
  ///
  /// The first of the exporter's types where it is nil.
  public var type: String?
  /// Which of its records.
  ///
  /// Records of other types, which JSON holds as well, are never left out.
  public var filter: FilterExpression
  /// Their order.
  ///
  /// Without one it is that of the identities, and the same records give the same bytes.
  public var sort: [SortKey]
  /// The form of another program that is written; nil for `format`.
  public var foreign: ForeignFormat?
  /// The habits of the person, for forms that depend on them; nil for those of nobody, in UTC.
  public var context: ReadingContext?
  /// Whether a table is for a spreadsheet: cells that it would run are quoted.
  public var isForSpreadsheet: Bool

  /// Makes options; without more than a format they export everything.
  public init(
    _ format: InterchangeFormat, type: String? = nil, filter: FilterExpression = .always,
    sort: [SortKey] = [], isForSpreadsheet: Bool = false
  ) {
    self.format = format
    self.type = type
    self.filter = filter
    self.sort = sort
    self.isForSpreadsheet = isForSpreadsheet
  }
}
