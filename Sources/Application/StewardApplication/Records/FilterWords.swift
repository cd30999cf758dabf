public import StewardCommandLine
import StewardModels
import StewardPersistence
public import StewardQuery
import StewardText

/// Reads the words of a command line that say which records are meant.
public struct FilterWords {
  let domain: DomainDescription
  let arguments: ParsedArguments
  let console: Console

  /// Reads the words of a command.
  public init(_ session: Session) {
    domain = session.domain
    arguments = session.arguments
    console = session.console
  }

  /// The argument of verbs that take a filter.
  public static let argument = ArgumentSpecification(
    "FILTER", help: Message("application.argument.filter"), isRepeated: true,
    completion: .names("filter"))

  /// The options of verbs that take a filter.
  public static let options: [OptionSpecification] = [
    .value("where", placeholder: "EXPR", help: Message("application.option.where")),
    .flag("all", short: "a", help: Message("application.option.all")),
  ]

  private var type: RecordType { domain.main.model.type }

  /// The filter of some words and of `--where`, without what is put away unless `--all` was given or
  /// the filter speaks of it.
  ///
  /// In a program with lists it is that of the list that is meant, unless the filter speaks of lists.
  public func filter(_ words: [String], _ habits: Habits) throws -> FilterExpression {
    var filter = try given(words, habits)
    if arguments.has("all") { return filter }
    if let shape = domain.lists { filter = shape.scoped(filter, type, habits.list) }
    let standing = domain.main.standing
    if standing == .always || !filter.fields.isDisjoint(with: standing.fields) { return filter }
    return standing.and(filter)
  }

  /// The filter of some words and of `--where` alone, on the list that was named if one was.
  func given(_ words: [String], _ habits: Habits) throws -> FilterExpression {
    let filter = try said(words, habits)
    guard let shape = domain.lists, let list = habits.list, list.isNamed else { return filter }
    return shape.isOn(list, type).and(filter)
  }

  /// The filter of some words and of `--where`, on the list that was named if one was: for verbs over
  /// all lists.
  public func named(_ words: [String], _ habits: Habits) throws -> FilterExpression {
    try given(words, habits)
  }

  private func said(_ words: [String], _ habits: Habits) throws -> FilterExpression {
    let domain = domain
    let language = FilterLanguage(
      type: type, types: { domain.type($0)?.model.type }, context: habits.reading)
    let filter = try located(words, topic: "filters") { () throws(QueryError) in
      try language.parse(words: words)
    }
    guard let expression = arguments.value("where") else { return filter }
    let more = try located([expression], topic: "filters") { () throws(QueryError) in
      try language.parse(expression: expression)
    }
    return filter.and(more)
  }

  /// The order that `--sort` asks for; nil where it does not.
  func sort() throws -> [SortKey]? {
    guard let text = arguments.value("sort") else { return nil }
    return try located([text], topic: "fields") { () throws(QueryError) in
      try SortLanguage.parse(text, type: type)
    }
  }

  /// Warns where a shell has probably taken `>` for a redirection.
  func warnOfRedirection(_ words: [String]) throws {
    let lookup = FieldLookup(type)
    let field = ShellWords.fieldBeforeRedirection(
      words: words, isField: { lookup.index($0) != nil },
      outputIsFile: console.terminal.environment.outputIsFile)
    guard let field else { return }
    try console.notify(Message("application.filter.redirected", ["field": .text(field)]))
  }

  /// An error of the language with the words and a caret under the place, and with the page of help
  /// where nothing nearer is known.
  private func located<Result>(
    _ words: [String], topic: String, _ body: () throws(QueryError) -> Result
  ) throws -> Result {
    do throws(QueryError) {
      return try body()
    } catch {
      guard let position = error.position else { throw error }
      let width = console.terminal.canvas(for: .error).width ?? .max
      let diagram = CaretDiagram(
        words: words, position: position, columns: width == .max ? .max : max(width - 2, 8))
      throw ApplicationError(
        .usage,
        Message(
          "application.filter.error",
          [
            "problem": .message(error.message), "words": .text(diagram.words),
            "carets": .text(diagram.carets),
          ]),
        hint: error.hint ?? Message("cli.help.see", ["command": .text("help " + topic)]),
        details: error.details)
    }
  }
}

extension FilterExpression {
  /// The names of the fields that it looks at.
  var fields: Set<String> {
    switch self {
    case .all(let parts), .any(let parts): parts.reduce(into: []) { $0.formUnion($1.fields) }
    case .not(let part): part.fields
    case .isNone(let path), .compare(let path, _, _), .oneOf(let path, _), .text(let path, _, _),
      .tagged(let path, _), .refers(let path, _, _), .handle(let path, _):
      [path.field]
    case .search: []
    }
  }
}
