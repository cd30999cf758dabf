/// How much one row may hold, against files that would fill the memory.
public struct CSVLimits: Sendable, Hashable {
  /// The longest cell in bytes of UTF-8.
  public var cellBytes: Int
  /// The longest row in bytes of UTF-8, without separators and quotation marks.
  public var rowBytes: Int
  /// The most cells in a row.
  public var columns: Int

  /// Makes limits: 16 MiB a cell, 64 MiB a row, 16,384 columns (the most of any spreadsheet).
  public init(
    cellBytes: Int = 16 * 1024 * 1024, rowBytes: Int = 64 * 1024 * 1024, columns: Int = 16_384
  ) {
    self.cellBytes = cellBytes
    self.rowBytes = rowBytes
    self.columns = columns
  }
}
