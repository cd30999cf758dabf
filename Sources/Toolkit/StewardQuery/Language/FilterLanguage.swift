public import StewardModels
public import StewardText

/// The language in which people say which records they mean.
///
/// Words are joined by *and*; `or`, `not` and parentheses do the rest. `field:value` is the natural
/// match of the field's kind, `=`, `!=`, `<`, `<=`, `>`, `>=` compare, and so do `.over:`, `.under:`,
/// `.before:`, `.after:`, `.is:`, `.has:` and `.starts:`, which a shell leaves alone. Ranges
/// (`100..200`, `today..+7d`, `100..`), `field:none`, `field:any`, `@tag`, `id:k3vq`; a word alone is
/// searched for. What stands between quotes is no grammar: `"or"` is searched for.
///
/// Names of fields are their names or titles, in any case. Full-width signs and digits count as ASCII
/// in names, signs and numbers, never in text.
public struct FilterLanguage: Sendable {
  private let reader: TermReader

  /// The language for the records of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the records.
  ///   - types: Gives the record type of a name, for references; nil for a name that is none.
  ///   - context: The locale, currency, zone and present that values are read against.
  public init(
    type: RecordType, types: @escaping @Sendable (String) -> RecordType?, context: ReadingContext
  ) {
    reader = TermReader(type: type, types: types, context: context)
  }

  /// Reads the words of a command line; an argument is one word, whatever spaces it holds.
  ///
  /// No words are every record. An argument between double quotes is searched for as it is.
  ///
  /// - Throws: `QueryError` with its `position`, for `CaretDiagram`.
  public func parse(words: [String]) throws(QueryError) -> FilterExpression {
    guard !words.isEmpty else { return .always }
    return try parse(words.enumerated().map { FilterWord(argument: $1, number: $0) })
  }

  /// Reads one expression, such as `price > 100 and (tag:a or not place:'Home / Garage')`.
  ///
  /// Quotes of either kind hold words together. An expression without words is refused.
  ///
  /// - Throws: `QueryError` with its `position`; the expression is its only word.
  public func parse(expression: String) throws(QueryError) -> FilterExpression {
    let words = try ExpressionSplitter.words(expression)
    guard !words.isEmpty else {
      throw .syntax(
        "query.syntax.empty", [:], FilterPosition(word: 0, characters: 0..<expression.count))
    }
    return try parse(words)
  }

  /// The field that a word by itself is the name or title of; nil for a word that is none.
  ///
  /// Such a word is searched for. Where `price>100` was typed and a shell took the rest away, it is
  /// all that is left: the reason to warn when output goes to a file.
  public func field(namedBy word: String) -> FieldDescription? { reader.names.field(word) }

  private func parse(_ words: [FilterWord]) throws(QueryError) -> FilterExpression {
    var parser = FilterParser(FilterLexer.tokens(words), reader: reader)
    return try parser.parse()
  }
}
