/// One column of another program's table, and the field that it stands for.
public struct ForeignColumn: Sendable {
  /// The heading under which it is written.
  public let heading: String
  /// The headings under which it is read as well, such as those of older versions.
  public let otherHeadings: [String]
  /// The name of the field; nil where records have none for it.
  ///
  /// What such a column holds is left out of an import, which tells how many rows that befell.
  public let field: String?
  /// How its cells are worded.
  public let wording: ForeignWording
  /// The heading of the column that holds the unit of a quantity, or the currency of an amount of
  /// money; nil where the cell has to do without.
  public let unitHeading: String?

  /// A column that stands for a field.
  ///
  /// - Parameters:
  ///   - heading: The heading under which it is written.
  ///   - others: The headings under which it is read as well.
  ///   - field: The name of the field.
  ///   - wording: How its cells are worded.
  ///   - unit: The heading of the column with the unit or the currency, which is written after it.
  public init(
    _ heading: String, also others: [String] = [], _ field: String,
    _ wording: ForeignWording = .plain, unit: String? = nil
  ) {
    self.heading = heading
    otherHeadings = others
    self.field = field
    self.wording = wording
    unitHeading = unit
  }

  /// A column that records have no field for: it is known, and never written.
  public init(unheld heading: String, also others: [String] = []) {
    self.heading = heading
    otherHeadings = others
    field = nil
    wording = .plain
    unitHeading = nil
  }

  /// All headings under which it is read.
  public var headings: [String] { [heading] + otherHeadings }
}
