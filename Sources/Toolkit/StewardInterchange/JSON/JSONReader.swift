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

  /// How the text is read.
  public let options: Options
  /// The state of the reading, as one value: each call reaches it once.
  var parser: JSONParser

  /// Makes a reader of a source that was not read yet.
  public init(_ source: ByteSource, options: Options = Options()) {
    self.options = options
    let text = TextSource(source, isLenient: options.isLenient, chunkSize: options.chunkSize)
    parser = JSONParser(text, options: options)
  }

  /// What the file is called in messages.
  public var fileName: String { parser.text.source.name }

  /// Where the last token begins, or the last value that was read whole.
  public var location: SourceLocation { parser.location }

  /// Bytes that were replaced because they were no text; empty unless lenient.
  public var replacements: Replacements { parser.text.replacements }

  /// Escapes of half a character that were replaced; empty unless lenient.
  public var replacedEscapes: Replacements { parser.lexer.replacements }

  /// How many containers are open.
  public var depth: Int { parser.containers.count }

  /// The next token, or nil at the end of a whole text.
  ///
  /// After an error there is no next token, unless `skipLine()` passes over the line that has it.
  public func next() throws(InterchangeError) -> JSONToken? { try parser.next() }

  /// Reads one whole value, or nil at the end of the text.
  ///
  /// To be called where a value may come; `location` is then where it begins.
  public func readValue() throws(InterchangeError) -> JSONValue? {
    guard let token = try parser.next() else { return nil }
    return try parser.value(from: token)
  }

  /// Passes over the rest of the line and expects a value again, the way on in NDJSON.
  ///
  /// There a value ends with its line, so that no other value is passed over.
  public func skipLine() throws(InterchangeError) { try parser.skipLine() }

  /// Goes back to the beginning.
  public func rewind() throws(InterchangeError) {
    try parser.text.rewind()
    parser = JSONParser(parser.text, options: options)
  }
}
