import StewardModels

/// A file as drafts of records, one after the other, as often as need be.
protocol DraftSource: AnyObject {
  /// The draft of the row read last.
  var draft: RecordDraft { get }

  /// Reads the next row into the draft; false at the end.
  ///
  /// - Throws: `InterchangeError` where no further row can be read.
  func next() throws -> Bool

  /// Goes back to the first row.
  func rewind() throws

  /// What the file calls a field, or nil where it does not hold it.
  func heading(_ field: Int) -> String?

  /// What the row read last holds of a field, as it stands in the file.
  func content(_ field: Int) -> String?

  /// How much of the file was read, between 0 and 1; nil where its size is not known.
  var fraction: Double? { get }

  /// What was made good, once all rows were read.
  var warnings: [RowProblem] { get }

  /// Makes a writer of rows that are rejected.
  func rejections(to output: ByteOutput) -> any RejectionWriter
}

/// Writes the rows that are rejected, each with the reasons, in a form that can be mended and imported.
protocol RejectionWriter {
  /// Writes the row that the source read last.
  mutating func write(reasons: [String]) throws
}
