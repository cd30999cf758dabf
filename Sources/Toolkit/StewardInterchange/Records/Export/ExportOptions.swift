public import StewardModels
public import StewardPersistence
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
  /// Of other types, JSON holds all where nothing is left out; else what goes when the named records
  /// go, and what any of them refers to, so that they come back whole in an empty store.
  public var filter: FilterExpression
  /// Their order.
  ///
  /// Without one it is that of the identities, and the same records give the same bytes.
  public var sort: [SortKey]
  /// The form of another program that is written; nil for `format`.
  public var foreign: ForeignFormat?
  /// The habits of the person, for forms that depend on them; nil for those of nobody, in UTC.
  public var context: ReadingContext?
  /// The table of another program that is written, separated as `format` says; nil for our own.
  public var table: ForeignTable?
  /// The currency of amounts that stand without one in another program's table; nil is that of the
  /// first amount.
  public var currency: Currency?
  /// Whether a table is for a spreadsheet: cells that it would run are quoted.
  public var isForSpreadsheet: Bool

  /// Makes options; without more than a format they export everything.
  public init(
    _ format: InterchangeFormat, type: String? = nil, filter: FilterExpression = .always,
    sort: [SortKey] = [], isForSpreadsheet: Bool = false, table: ForeignTable? = nil,
    currency: Currency? = nil
  ) {
    self.table = table
    self.currency = currency
    self.format = format
    self.type = type
    self.filter = filter
    self.sort = sort
    self.isForSpreadsheet = isForSpreadsheet
  }
}
