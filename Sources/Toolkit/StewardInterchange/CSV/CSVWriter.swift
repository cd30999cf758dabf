/// Writes a table cell by cell.
///
/// Cells are quoted only where they have to be: for a quotation mark, a line break, any of the
/// separators that readers tell apart, or a space at either end. What was written reads back equal.
public struct CSVWriter {
  /// How to write.
  public struct Options: Sendable, Hashable {
    /// The separator between cells.
    public var separator: CSVSeparator
    /// How lines end.
    public var lineEnd: LineEnd
    /// Whether cells that a spreadsheet would run get an apostrophe, which reading takes away.
    public var isForSpreadsheet: Bool
    /// Whether the file begins with the mark by which spreadsheets know UTF-8.
    public var hasByteOrderMark: Bool

    /// Makes options; without arguments those for files that programs read.
    ///
    /// RFC 4180 has CRLF at line ends. The default here is LF, because what comes out of a pipe is
    /// read by line tools, and every reader of tables takes both.
    public init(
      separator: CSVSeparator = .comma, lineEnd: LineEnd = .lineFeed,
      isForSpreadsheet: Bool = false, hasByteOrderMark: Bool = false
    ) {
      self.separator = separator
      self.lineEnd = lineEnd
      self.isForSpreadsheet = isForSpreadsheet
      self.hasByteOrderMark = hasByteOrderMark
    }

    /// For spreadsheets: apostrophes, a byte order mark and CRLF.
    public static let spreadsheet = Options(
      lineEnd: .carriageReturnLineFeed, isForSpreadsheet: true, hasByteOrderMark: true)
  }

  /// How lines end.
  public struct LineEnd: Sendable, Hashable {
    let bytes: [UInt8]
    /// LF, as tools of Unix write it.
    public static let lineFeed = LineEnd(bytes: [0x0A])
    /// CRLF, as RFC 4180 has it.
    public static let carriageReturnLineFeed = LineEnd(bytes: [0x0D, 0x0A])
  }

  private let output: ByteOutput
  private let options: Options
  private var cellsInRow = 0
  /// Whether the row so far is one empty cell that was not quoted.
  private var isRowEmpty = true
  private var isAtBeginning = true

  /// Makes a writer onto an output, whose `flush()` is the caller's.
  public init(_ output: ByteOutput, options: Options = Options()) {
    self.output = output
    self.options = options
  }

  /// Writes one cell.
  public mutating func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(utf8: $0) }
  }

  /// Writes one cell whose text is given as valid UTF-8.
  public mutating func write(utf8 bytes: UnsafeBufferPointer<UInt8>) throws {
    try beginCell()
    let mark = needsMark(bytes)
    if mark || !bytes.isEmpty { isRowEmpty = false }
    if needsQuotes(bytes) {
      try output.write(byte: 0x22)
      if mark { try output.write(byte: SpreadsheetMark.byte) }
      var start = 0
      for index in bytes.indices where bytes[index] == 0x22 {
        try output.write(UnsafeBufferPointer(rebasing: bytes[start...index]))
        start = index
      }
      try output.write(UnsafeBufferPointer(rebasing: bytes[start...]))
      try output.write(byte: 0x22)
    } else {
      if mark { try output.write(byte: SpreadsheetMark.byte) }
      try output.write(bytes)
    }
    isAtBeginning = false
  }

  /// Ends the row.
  public mutating func endRow() throws {
    // An empty line would be skipped when read, so that one empty cell is written as `""`.
    if isRowEmpty && cellsInRow == 1 { try output.write([0x22, 0x22]) }
    try output.write(options.lineEnd.bytes)
    cellsInRow = 0
    isRowEmpty = true
  }

  /// Writes a whole row.
  public mutating func write(row cells: some Sequence<String>) throws {
    for cell in cells { try write(cell) }
    try endRow()
  }

  private mutating func beginCell() throws {
    if isAtBeginning && cellsInRow == 0 && options.hasByteOrderMark {
      try output.write([0xEF, 0xBB, 0xBF])
    }
    if cellsInRow > 0 {
      try output.write(byte: options.separator.byte)
      isRowEmpty = false
    }
    cellsInRow += 1
  }

  private func needsMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress, let first = bytes.first else { return false }
    if first == SpreadsheetMark.byte { return SpreadsheetMark.isMarked(base, count: bytes.count) }
    return options.isForSpreadsheet && SpreadsheetMark.isDangerous(first)
  }

  private func needsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first == 0x20 || last == 0x20 { return true }
    // What readers would take for a byte order mark or for Excel's `sep=`.
    if isAtBeginning && Self.misleading.contains(where: { bytes.starts(with: $0) }) { return true }
    let separator = options.separator.byte
    for byte in bytes where Self.isSpecial(byte) || byte == separator { return true }
    return false
  }

  private static let misleading: [[UInt8]] = [[0xEF, 0xBB, 0xBF], Array("sep=".utf8)]

  /// Tab, line feed, carriage return, `"`, `,`, `;` and `|`, looked up as bits.
  @inline(__always) private static func isSpecial(_ byte: UInt8) -> Bool {
    if byte >= 64 { return byte == UInt8(ascii: "|") }
    let bits: UInt64 =
      1 << 0x09 | 1 << 0x0A | 1 << 0x0D | 1 << 0x22 | 1 << 0x2C | 1 << 0x3B
    return bits >> UInt64(byte) & 1 == 1
  }
}
