import StewardModels

/// Reads the lists of a Markdown text item by item, in constant memory.
///
/// Understood is what people write (CommonMark 0.31 with the boxes of GitHub): items that begin with
/// `-`, `*`, `+`, `1.` or `1)`, with `[ ]`, `[x]`, `[X]` or no box, one in another by two columns or
/// more of spaces or tabs; headings of both kinds; text below an item as its note. Where CommonMark
/// counts columns more strictly, what was meant wins. Code between fences is text and no list;
/// comments, rules and the settings between `---` at the beginning of a file are passed over.
public final class MarkdownReader {
  /// How to read.
  public struct Options: Sendable, Hashable {
    /// How the lines are read.
    public var lines: LineReader.Options
    /// How deep items may lie in one another.
    public var depth: Int
    /// How much one item or paragraph may hold, in bytes of UTF-8.
    public var textBytes: Int

    /// Makes options; without arguments 100 levels and 4 MiB an item.
    public init(
      lines: LineReader.Options = LineReader.Options(), depth: Int = 100,
      textBytes: Int = 4 * 1024 * 1024
    ) {
      self.lines = lines
      self.depth = depth
      self.textBytes = textBytes
    }
  }

  /// How the file is read.
  public let options: Options
  private let lines: LineReader
  private var state = MarkdownState()
  private var hasEnded = false

  /// Makes a reader of a source that was not read yet.
  public init(_ source: ByteSource, options: Options = Options()) {
    self.options = options
    lines = LineReader(source, options: options.lines)
  }

  /// What the file is called in messages.
  public var fileName: String { lines.fileName }

  /// What was replaced because it was no text; empty unless lenient.
  public var replacements: Replacements { lines.replacements }

  /// How much of the file was read, between 0 and 1; nil where its size is not known.
  public var fraction: Double? { lines.fraction }

  /// The next element, or nil at the end; after an error there is no next one.
  public func next() throws(InterchangeError) -> MarkdownElement? {
    while true {
      if let element = state.takeElement() { return element }
      if hasEnded { return nil }
      guard let line = try lines.next() else {
        hasEnded = true
        if state.isInSettings { throw settingsNeverEnd }
        state.finish()
        continue
      }
      state.read(line)
      try checkLimits(line.number)
    }
  }

  /// Goes back to the beginning.
  public func rewind() throws(InterchangeError) {
    try lines.rewind()
    state = MarkdownState()
    hasEnded = false
  }

  private var settingsNeverEnd: InterchangeError {
    .at(SourceLocation(line: 1), in: fileName, .malformed, "interchange.markdown.settings")
  }

  private func checkLimits(_ line: Int) throws(InterchangeError) {
    if state.depth > options.depth {
      hasEnded = true
      throw .at(
        SourceLocation(line: line), in: fileName, .tooLarge, "interchange.markdown.tooDeep",
        ["limit": .number(options.depth)])
    }
    if state.textBytes > options.textBytes {
      hasEnded = true
      throw .at(
        SourceLocation(line: line), in: fileName, .tooLarge, "interchange.markdown.tooLong",
        ["limit": .number(options.textBytes)])
    }
  }
}
