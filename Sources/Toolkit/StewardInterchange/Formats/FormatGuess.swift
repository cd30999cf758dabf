import StewardModels

/// Finds the format of a file by its content and its name.
public enum FormatGuess {
  /// How many bytes of the beginning are looked at.
  private static let sampleLength = 64 * 1024

  /// The format of a source that can be read again, which is left at its beginning.
  ///
  /// Content decides where it is plain: a JSON text cannot be mistaken for a table. Otherwise the
  /// ending of the name does, and then whether tabs separate the cells. Throws `unknownFormat` for
  /// an empty file without a telling name and for files that hold no text, such as workbooks.
  public static func format(of source: ByteSource) throws(InterchangeError) -> InterchangeFormat {
    let isArchive = try beginsLikeArchive(source)
    try source.rewind()
    let text = TextSource(source, isLenient: true)
    let sample = try text.peek(sampleLength)
    let format = format(named: source.name, sample: sample)
    let isBinary = isArchive || sample.contains(0)
    try source.rewind()
    if isBinary {
      throw .at(
        SourceLocation(), in: source.name, .unknownFormat, "interchange.format.binary",
        hint: Message("interchange.format.hint"))
    }
    guard let format else {
      throw .at(
        SourceLocation(), in: source.name, .unknownFormat, "interchange.format.empty",
        hint: Message("interchange.format.empty.hint"))
    }
    return format
  }

  /// The format of text that begins with `sample`, or nil where nothing tells.
  static func format(
    named name: String, sample: UnsafeBufferPointer<UInt8>
  ) -> InterchangeFormat? {
    let named = InterchangeFormat(fileName: name)
    let visible = sample.drop { isSpace($0) }
    guard let first = visible.first else { return named }
    let second = visible.dropFirst().first { !isSpace($0) }
    if first == UInt8(ascii: "{") && (second == UInt8(ascii: "\"") || second == UInt8(ascii: "}")) {
      return named == .json || named == .ndjson ? named : linesOrDocument(visible)
    }
    if first == UInt8(ascii: "["), let second, beginsValue(second) {
      return named == .ndjson ? .ndjson : .json
    }
    if let named { return named }
    return SeparatorDetection.rank(sample).first == .tab ? .tsv : .csv
  }

  /// Several objects, each on a line of its own, are NDJSON; anything else is one text.
  private static func linesOrDocument(_ text: Slice<UnsafeBufferPointer<UInt8>>)
    -> InterchangeFormat
  {
    let lines = text.split(maxSplits: 1) { $0 == 0x0A || $0 == 0x0D }
    guard lines.count == 2, lines[0].last(where: { !isSpace($0) }) == UInt8(ascii: "}"),
      lines[1].first(where: { !isSpace($0) }) == UInt8(ascii: "{")
    else { return .json }
    return .ndjson
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "\"")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Workbooks (ZIP), databases and printed pages by their first bytes.
  private static func beginsLikeArchive(_ source: ByteSource) throws(InterchangeError) -> Bool {
    let beginning = ByteStorage(capacity: 16)
    beginning.extend(by: try source.read(into: beginning.room))
    return ["PK\u{3}\u{4}", "SQLite format 3", "%PDF-"].contains {
      beginning.bytes.starts(with: $0.utf8)
    }
  }
}
