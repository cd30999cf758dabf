import StewardModels
public import StewardPersistence

/// The form of another program that is no table, such as a Markdown list: how a file of it is known,
/// how records are made of it, and how it is made of records.
///
/// A domain makes one for each form, and names them in its description (`DomainFormat`); `Importer`
/// finds them there, and `ExportOptions` takes the one that is wanted. The syntax of the form is
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
  let makeReader:
    @Sendable (ByteSource, ForeignReading) throws(InterchangeError) -> any ForeignReader
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
    reader:
      @escaping @Sendable (ByteSource, ForeignReading) throws(InterchangeError) ->
      any ForeignReader,
    write: @escaping @Sendable (ForeignWriting) throws -> Void
  ) {
    self.format = format
    self.title = title
    self.recognizes = recognizes
    makeReader = reader
    self.write = write
  }

  /// The form of a name among those of a domain; nil where it has none of that name.
  public init?(named name: String, in domain: DomainDescription) {
    let found = domain.formats.lazy.compactMap { $0 as? ForeignFormat }
      .first { $0.name == name.lowercased() }
    guard let found else { return nil }
    self = found
  }

  /// The form whose ending a file name has; nil where a domain has none such.
  public init?(fileName: String, in domain: DomainDescription) {
    let sample = ForeignSample(name: fileName, text: "")
    let found = domain.formats.lazy.compactMap { $0 as? ForeignFormat }
      .first { sample.isNamed($0.format) }
    guard let found else { return nil }
    self = found
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

extension ForeignFormat: DomainFormat {
  /// The name of its format.
  public var name: String { format.name }
  /// The endings of its format.
  public var fileExtensions: [String] { format.fileExtensions }
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

  /// Whether the name is that of a table or of JSON, whatever stands in it.
  public var isNamedOtherwise: Bool { InterchangeFormat(fileName: name) != nil }

  /// The lines of the text that hold anything, without blanks at their ends.
  public var lines: [Substring] {
    text.split(whereSeparator: \.isNewline).map { MarkdownLine(String($0)).content }
      .filter { !$0.isEmpty }
  }

  /// The first character that is no blank.
  public var first: Character? { text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } }
}
