import StewardModels

/// The form of another program that is no table, such as a Markdown list: how a file of it is known,
/// how records are made of it, and how it is made of records.
///
/// A domain makes one for each form; `Importer` and `Exporter` take them. The syntax of the form is
/// read and written below, with neutral values (`MarkdownReader`, `TodoTextReader`, `JSONReader`);
/// what stands here is what the parts of it mean to the domain.
public struct ForeignFormat: Sendable {
  /// The name, as given to `--from` and `--to`, and the endings of file names.
  public let format: InterchangeFormat
  /// What the form is called.
  public let title: String
  /// Whether a file is of this form.
  let recognizes: @Sendable (ForeignSample) -> Bool
  /// Makes a reader of a file.
  let makeReader: @Sendable (ByteSource, ForeignReading) throws(InterchangeError) -> any ForeignReader
  /// Writes records.
  let write: @Sendable (ForeignWriting) throws -> Void

  /// Describes a form.
  ///
  /// - Parameters:
  ///   - format: Its name, and the endings of file names.
  ///   - title: What it is called.
  ///   - recognizes: Whether a file is of this form, by its name and its beginning; asked where
  ///     neither the person nor another form has said.
  ///   - reader: Makes a reader of a file that was not read yet.
  ///   - write: Writes the records of a view of a store.
  public init(
    _ format: InterchangeFormat, title: String,
    recognizes: @escaping @Sendable (ForeignSample) -> Bool,
    reader: @escaping @Sendable (ByteSource, ForeignReading) throws(InterchangeError) ->
      any ForeignReader,
    write: @escaping @Sendable (ForeignWriting) throws -> Void
  ) {
    self.format = format
    self.title = title
    self.recognizes = recognizes
    makeReader = reader
    self.write = write
  }

  /// The first of some forms that a file is of, nil where it is of none; leaves the source at its
  /// beginning.
  static func find(
    _ formats: [ForeignFormat], in source: ByteSource
  ) throws(InterchangeError) -> ForeignFormat? {
    if formats.isEmpty { return nil }
    let text = TextSource(source, isLenient: true)
    let bytes = try text.peek(ForeignSample.length)
    let sample = ForeignSample(name: source.name, text: String(decoding: bytes, as: UTF8.self))
    try source.rewind()
    return formats.first { $0.recognizes(sample) }
  }
}

/// What a form is known by: the name of a file and the beginning of its text.
public struct ForeignSample: Sendable {
  /// The name of the file, in small letters.
  public let name: String
  /// The beginning of its text.
  public let text: String

  /// How many bytes of text are looked at.
  static let length = 64 * 1024

  /// Makes a sample.
  public init(name: String, text: String) {
    self.name = name.lowercased()
    self.text = text
  }

  /// Whether the name ends in one of a format's endings.
  public func isNamed(_ format: InterchangeFormat) -> Bool {
    format.fileExtensions.contains { name.hasSuffix(".\($0)") }
  }

  /// The lines of the text that hold anything, without blanks at their ends.
  public var lines: [Substring] {
    text.split(whereSeparator: \.isNewline).map { MarkdownLine(String($0)).content }
      .filter { !$0.isEmpty }
  }

  /// The first character that is no blank.
  public var first: Character? { text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } }
}
