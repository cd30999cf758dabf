/// The heading of a table.
public struct CSVHeader: Sendable, Hashable {
  /// The titles of the columns, as they stand in the file.
  public let titles: [String]
  /// The physical line where the heading begins.
  public let line: Int
  /// Where in the text it ends.
  let endOffset: Int
}
