import StewardCommandLine
import StewardModels
import StewardPersistence
import StewardQuery

/// `check REF…|FILTER` and `uncheck`: marks what was done, and says what remains.
enum CheckVerb {
  static let check = make("check", isDone: true)
  static let uncheck = make("uncheck", isDone: false)

  private static func make(_ name: String, isDone: Bool) -> Verb {
    Verb(name) { domain in
      CommandSpecification(
        name,
        summary: Message("lists.\(name)", ["types": .text(domain.main.model.type.plural)]),
        usage: ["\(name) REF… [options]", "\(name) FILTER… [options]"],
        examples: [
          CommandExample("\(domain.name) \(name) \(domain.exampleWord)"),
          CommandExample("\(domain.name) \(name) 1-3,7"),
        ],
        arguments: [SelectionOptions.argument], options: FilterWords.options)
    } run: { session in
      try await carryOut(name, isDone, session)
    }
  }

  /// What was marked, on which lists.
  private struct Outcome: Sendable {
    var changed: [ChangeReport] = []
    var same: [ChangeReport] = []
    var next: [ChangeReport] = []
    /// What is said of those that repeat, in the order of what was changed.
    var successions: [Message] = []
    var lists: [ListLine] = []
  }

  private static func carryOut(
    _ name: String, _ isDone: Bool, _ session: Session
  ) async throws -> ExitCode {
    let shape = try session.shape()
    let type = session.main.model.type
    guard let done = type.field(role: .done)?.name else { throw session.noList() }
    let open = FilterExpression.isNone(FieldPath(done))
    var confirmation = Confirmation(session: session, isRemoval: false)
    confirmation.candidates = isDone ? open : .not(open)
    let outcome = try await confirmation.carryOut { transaction, habits, selection in
      let checked =
        isDone
        ? try transaction.check(
          selection.ids, shape, followedBy: session.domain.succession, on: habits.today)
        : try transaction.uncheck(selection.ids, shape)
      let changed = Set(checked.changed)
      var outcome = Outcome()
      var lists: [Identifier] = []
      let layout = try transaction.layout(of: shape)
      for id in selection.ids {
        guard
          let record = try transaction.record(RecordReference(type: shape.entry, id: id))
        else { continue }
        let report = try ChangeReport(
          record, of: session.main.model, in: transaction, habits, old: nil,
          columns: type.allColumns)
        if changed.contains(id) {
          outcome.changed.append(report)
        } else {
          outcome.same.append(report)
        }
        if let list = record.row[layout.list.column].identifier, !lists.contains(list) {
          lists.append(list)
        }
      }
      let reporter = SuccessionReporter(session.domain, transaction, habits)
      for id in selection.ids {
        guard let succession = checked.successions[id] else { continue }
        let (message, next) = try reporter.report(succession, after: id)
        outcome.successions.append(message)
        if let next { outcome.next.append(next) }
      }
      let reader = try ListReader(transaction, shape, today: habits.today)
      outcome.lists = try lists.compactMap { id in
        try transaction.record(RecordReference(type: shape.list, id: id)).map(reader.line)
      }
      return outcome
    }
    guard let outcome else { return try session.refused() }
    try tell(outcome, name, session)
    return .success
  }

  /// How many entries are told one by one.
  private static let told = 10

  private static func tell(_ outcome: Outcome, _ name: String, _ session: Session) throws {
    let type = session.main.model.type
    if var sink = session.format.sink(type.allColumns, to: session.console.output) {
      try sink.begin()
      for report in outcome.changed + outcome.same + outcome.next {
        try sink.write([report.row], report.names)
      }
      return try sink.end()
    }
    let ending = session.isRehearsal ? "would" : "done"
    for report in outcome.changed.prefix(told) {
      try session.tell(Message("lists.\(name).\(ending)", ["record": .message(report.shortLabel)]))
    }
    if outcome.changed.count > told {
      try session.tell(
        Message("lists.\(name).\(ending).many", ["count": .number(outcome.changed.count)]))
    }
    for message in outcome.successions.prefix(told) { try session.tell(message) }
    for report in outcome.same.prefix(told) {
      try session.tell(Message("lists.\(name).same", ["record": .message(report.shortLabel)]))
    }
    if outcome.changed.isEmpty, outcome.same.isEmpty {
      try session.tell(
        Message(
          "application.selection.empty",
          ["type": .text(type.title), "types": .text(type.plural)]))
    }
    for list in outcome.lists { try session.tellRemaining(of: list) }
  }
}

extension Session {
  /// Says what remains on a list, by its name.
  func tellRemaining(of list: ListLine) throws {
    try tell(
      Message(
        "lists.remains", ["name": .text(list.name), "remaining": .message(list.remaining)]))
  }
}

extension ChangeReport {
  /// The record without what was understood: `Lamp (k3vq)`.
  var shortLabel: Message {
    Message("application.record", ["name": .text(name), "handle": .text(handle)])
  }
}
