import StewardModels

/// The grammar of JSON: which piece may follow which.
struct JSONParser {
  /// What may come next.
  enum Expectation { case value, valueOrEnd, key, keyOrEnd, commaOrEnd, nothing }

  let options: JSONReader.Options
  var lexer: JSONLexer
  var expectation = Expectation.value
  /// For each open container, whether it is an object.
  var containers: ContiguousArray<Bool> = []
  var keys: ContiguousArray<JSONKeySet> = []
  /// The code of the error that ended the reading, until a line is skipped.
  private(set) var failure: InterchangeError.Code?
  var location = SourceLocation(offset: 0, line: 1, column: 1)

  init(_ text: TextSource, options: JSONReader.Options) {
    self.options = options
    lexer = JSONLexer(text, limits: options.limits)
  }

  var text: TextSource { lexer.cursor.text }

  /// The next token, or nil at the end of a whole text and after an error.
  mutating func next() throws(InterchangeError) -> JSONToken? {
    if failure != nil { return nil }
    do {
      return try token()
    } catch {
      failure = error.code
      throw error
    }
  }

  /// Ends the reading with an error.
  mutating func fail(_ error: InterchangeError) -> InterchangeError {
    failure = error.code
    return error
  }

  /// Whether the error that ended the reading is one of form, so that later lines can be read.
  var canSkipLine: Bool { failure == .malformed || failure == .tooLarge }

  mutating func skipLine() throws(InterchangeError) {
    try lexer.cursor.skipLine()
    lexer.half = nil
    containers.removeAll()
    expectation = .value
    failure = nil
  }
}
