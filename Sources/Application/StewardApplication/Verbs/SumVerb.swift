import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `sum FIELD [FILTER] [--by FIELD]`: what a field adds up to.
enum SumVerb {
  /// What amounts are put together by.
  static let by = OptionSpecification.value(
    "by", placeholder: "FIELD", completion: .names("field"), help: Message("application.option.by"))

  static let verb = Verb("sum") { domain in
    let field = domain.main.model.type.fields.first { $0.kind == .money || $0.kind == .quantity }
    return CommandSpecification(
      "sum", summary: Message("application.sum"), discussion: Message("application.sum.discussion"),
      examples: [
        CommandExample("\(domain.name) sum \(field?.name ?? "FIELD") \(domain.examples.filter)"),
        CommandExample(
          "\(domain.name) sum \(field?.name ?? "FIELD") --by \(domain.examples.group)"),
      ],
      arguments: [
        ArgumentSpecification(
          "FIELD", help: Message("application.sum.field"), isRequired: true,
          completion: .names("field")), FilterWords.argument,
      ], options: FilterWords.options + [by])
  } run: { session in
    let words = session.arguments.words
    let column = try FieldLookup(session.main.model.type).column(words.first ?? "")
    guard column.isAmount, column.own == nil else {
      throw ApplicationError(
        .usage, Message("application.sum.kind", ["field": .text(column.name)]),
        hint: hint(amounts(session), session))
    }
    let by = try session.byColumn()
    try await session.read { snapshot, habits in
      let filter = try FilterWords(session).filter(Array(words.dropFirst()), habits)
      let query = AggregateQuery(
        session.main.model.type.name, filter: filter, sums: [column.field.name],
        multipliedBy: column.field.kind == .money ? session.main.multiplier : nil,
        by: by?.path)
      try SumOutput(session: session, habits: habits).write(
        snapshot.aggregate(query), by: by, of: column, in: snapshot)
      try session.noteUnchosen(Array(words.dropFirst()), in: snapshot, habits)
    }
    return .success
  }

  private static func hint(_ fields: [String], _ session: Session) -> Message {
    fields.isEmpty
      ? Message("application.sum.none.hint", ["types": .text(session.main.model.type.plural)])
      : Message("application.sum.kind.hint", ["fields": .list(fields)])
  }

  private static func amounts(_ session: Session) -> [String] {
    session.main.model.type.allColumns.filter(\.isAmount).map(\.name)
  }
}
