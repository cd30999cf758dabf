import StewardModels
public import StewardQuery
public import StewardText

// What people type, for the records of one type; references are followed to the other types of the
// store.
extension Repository {
  /// The filter that a person typed: `price.over:5 and not @lent`.
  ///
  /// ```swift
  /// let cheap = try books.filter("price.under:10", in: .current)
  /// try await books.fetch(where: cheap)
  /// ```
  ///
  /// See `FilterLanguage` for the language.
  ///
  /// - Throws: `QueryError`; its `position` is for `CaretDiagram`, with the text as the only word.
  public func filter(_ text: String, in context: ReadingContext) throws -> Filter<Root> {
    Filter(try language(in: context).parse(expression: text))
  }

  /// The filter that a person typed as the words of a command line; no words are every record.
  ///
  /// - Throws: `QueryError`; its `position` is for `CaretDiagram`, with the same words.
  public func filter(words: [String], in context: ReadingContext) throws -> Filter<Root> {
    Filter(try language(in: context).parse(words: words))
  }

  /// The order that a person typed: `title,-price`.
  ///
  /// - Throws: `QueryError`, with the position in the text.
  public func sort(_ text: String) throws -> [Sort<Root>] {
    try SortLanguage.parse(text, type: store.context.declared(Root.self)).map { Sort($0) }
  }

  private func language(in context: ReadingContext) throws -> FilterLanguage {
    let known = store.context
    return FilterLanguage(
      type: try known.declared(Root.self), types: { known.models[$0]?.type }, context: context)
  }
}
