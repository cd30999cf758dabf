import StewardModels

/// Reads a table row by row, in constant memory.
///
/// RFC 4180 and what the world really sends: UTF-8 or UTF-16 with or without a byte order mark;
/// line breaks CRLF, LF or CR; quoted cells with line breaks and doubled quotation marks; a
/// quotation mark within an unquoted cell stands for itself; empty lines are skipped; a first line
/// `sep=;`, as Excel writes it, names the separator.
public final class CSVReader {
  /// How to read.
  public struct Options: Sendable, Hashable {
    /// The separator; nil finds it in the first rows.
    public var separator: CSVSeparator?
    /// Whether bytes that are no text become U+FFFD, and missing last cells empty ones.
    public var isLenient: Bool
    /// Whether the apostrophes of an export for spreadsheets are taken away.
    public var takesSpreadsheetMarksAway: Bool
    /// How much one row may hold.
    public var limits: CSVLimits
    /// How many bytes are read at a time.
    public var chunkSize: Int

    /// Makes options; without arguments those for a file of which nothing is known.
    public init(
      separator: CSVSeparator? = nil, isLenient: Bool = false,
      takesSpreadsheetMarksAway: Bool = true, limits: CSVLimits = CSVLimits(),
      chunkSize: Int = 128 * 1024
    ) {
      self.separator = separator
      self.isLenient = isLenient
      self.takesSpreadsheetMarksAway = takesSpreadsheetMarksAway
      self.limits = limits
      self.chunkSize = chunkSize
    }
  }

  /// How the file is read.
  public let options: Options
  /// The row that was read last; also the one that was malformed.
  public let row = CSVRow()
  /// The heading, once `readHeader` found it.
  public internal(set) var header: CSVHeader?
  /// The separator, once the first row was read.
  public internal(set) var separator: CSVSeparator?

  let text: TextSource
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var index = 0
  var position = LinePosition()
  /// How much of the text was before this chunk.
  var chunkOffset = 0
  var afterCarriageReturn = false
  var hasEnded = false

  /// Makes a reader of a source that was not read yet.
  public init(_ source: ByteSource, options: Options = Options()) {
    self.options = options
    text = TextSource(source, isLenient: options.isLenient, chunkSize: options.chunkSize)
  }

  /// What the file is called in messages.
  public var fileName: String { text.source.name }

  /// The encoding, once the first row was read.
  public var encoding: TextEncoding { text.encoding }

  /// What was replaced because it was no text; empty unless lenient.
  public var replacements: Replacements { text.replacements }

  /// The next row, or nil at the end.
  ///
  /// The row is valid until the next call. A malformed row is thrown as an error with the code
  /// `malformed` and can be looked at as `row`; the next call goes on with the row after it. After
  /// any other error there is no next row.
  public func next() throws(InterchangeError) -> CSVRow? {
    if separator == nil && !hasEnded { try findSeparator(where: nil) }
    while !hasEnded {
      guard try readRow() else { return nil }
      if row.isEmptyLine { continue }
      if options.isLenient, let header { row.fit(to: header.titles.count) }
      return row
    }
    return nil
  }

  /// Goes back to the beginning of the file, to the row after the heading if that was read.
  public func rewind() throws(InterchangeError) {
    try text.rewind()
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    index = 0
    position = LinePosition()
    chunkOffset = 0
    afterCarriageReturn = false
    hasEnded = false
    guard let header else {
      separator = nil
      return
    }
    try skipSeparatorLine()
    while chunkOffset + index < header.endOffset {
      do {
        guard try readRow() else { return }
      } catch {
        // A malformed row above the heading was passed over before.
        if error.code != .malformed || hasEnded { throw error }
      }
    }
  }

  /// The problem of the row read last, where it has more or fewer cells than the heading.
  public var raggedRowProblem: RowProblem? {
    raggedRowError.map { RowProblem($0, file: fileName) }
  }

  /// The same as an error, with the code `ragged`.
  public var raggedRowError: InterchangeError? {
    guard let expected = header?.titles.count, expected != row.count else { return nil }
    return .at(
      SourceLocation(line: row.line), in: fileName, .ragged, "interchange.csv.ragged",
      ["expected": .number(expected), "found": .number(row.count)])
  }
}
