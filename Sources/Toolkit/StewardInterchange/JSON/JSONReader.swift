import StewardModels

/// Reads JSON token by token, in constant memory: a strict reader of RFC 8259.
///
/// Every text is checked: grammar, UTF-8, escapes, depth, and names that come twice in one object,
/// which are refused because readers disagree about which one counts. A byte order mark at the
/// beginning is passed over (RFC 8259, section 8.1); UTF-16 with a mark is understood.
public final class JSONReader {
  /// How to read.
  public struct Options: Sendable, Hashable {
    /// Whether bytes and escapes that are no text become U+FFFD instead of an error.
    public var isLenient: Bool
    /// Whether more values may follow the first one, as in NDJSON.
    public var allowsManyValues: Bool
    /// How much one value may hold.
    public var limits: JSONLimits
    /// How many bytes are read at a time.
    public var chunkSize: Int

    /// Makes options; without arguments those for one value, strictly.
    public init(
      isLenient: Bool = false, allowsManyValues: Bool = false, limits: JSONLimits = JSONLimits(),
      chunkSize: Int = 128 * 1024
    ) {
      self.isLenient = isLenient
      self.allowsManyValues = allowsManyValues
      self.limits = limits
      self.chunkSize = chunkSize
    }
  }

  /// What may come next.
  enum Expectation { case value, valueOrEnd, key, keyOrEnd, commaOrEnd, nothing }

  /// How the text is read.
  public let options: Options
  /// Where the last token begins.
  public internal(set) var location = SourceLocation(offset: 0, line: 1, column: 1)

  var lexer: JSONLexer
  var expectation = Expectation.value
  /// For each open container, whether it is an object.
  var containers: [Bool] = []
  var keys: [JSONKeySet] = []
  /// What ended the reading, until a line is skipped.
  var failure: InterchangeError?

  /// Makes a reader of a source that was not read yet.
  public init(_ source: ByteSource, options: Options = Options()) {
    self.options = options
    let text = TextSource(source, isLenient: options.isLenient, chunkSize: options.chunkSize)
    lexer = JSONLexer(text, limits: options.limits)
  }

  /// What the file is called in messages.
  public var fileName: String { lexer.cursor.text.source.name }

  /// Bytes that were replaced because they were no text; empty unless lenient.
  public var replacements: Replacements { lexer.cursor.text.replacements }

  /// Escapes of half a character that were replaced; empty unless lenient.
  public var replacedEscapes: Replacements { lexer.replacements }

  /// How many containers are open.
  public var depth: Int { containers.count }

  /// Goes back to the beginning.
  public func rewind() throws(InterchangeError) {
    let text = lexer.cursor.text
    try text.rewind()
    lexer = JSONLexer(text, limits: options.limits)
    location = SourceLocation(offset: 0, line: 1, column: 1)
    expectation = .value
    containers.removeAll()
    failure = nil
  }
}
