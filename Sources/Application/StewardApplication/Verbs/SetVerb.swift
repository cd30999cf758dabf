public import StewardCommandLine
import StewardModels
import StewardPersistence

/// `set REF…|FILTER --field value`: changes one record or many.
enum SetVerb {
  static let verb = Verb("set") { domain in
    let type = domain.main.model.type
    return CommandSpecification(
      "set", summary: Message("application.set", ["types": .text(type.plural)]),
      usage: ["set REF… --FIELD VALUE… [options]", "set FILTER… --FIELD VALUE… [options]"],
      examples: [
        CommandExample("\(domain.name) set \(domain.exampleWord) \(domain.examples.change)"),
        CommandExample("\(domain.name) set \(domain.examples.filter) \(domain.examples.clearing)"),
      ],
      arguments: [SelectionOptions.argument],
      options: FilterWords.options + FieldOptions.all(of: type))
  } run: { session in
    let assignments = try AssignmentReader(session.main.model.type).options(session.arguments)
    guard !assignments.isEmpty else {
      throw try nothingSaid(session)
    }
    try session.noteJoinedTags(assignments)
    var confirmation = Confirmation(session: session, isRemoval: false)
    confirmation.check = { transaction, habits in
      var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
      try editor.check(assignments)
    }
    let outcome = try await confirmation.carryOut { transaction, habits, selection in
      try change(selection, assignments, session, transaction, habits)
    }
    guard let outcome else { return try session.refused() }
    try outcome.tell(session, "application.set")
    return .success
  }

  /// The error for a command that does not say what to change; where a name and `field:value` stand
  /// together, with the option that was probably meant.
  private static func nothingSaid(_ session: Session) throws(ApplicationError) -> ApplicationError {
    let reader = AssignmentReader(session.main.model.type)
    var meant: Assignment?
    var hasName = false
    for word in session.arguments.words {
      guard let assignment = try reader.assignment(word) else {
        hasName = true
        continue
      }
      meant = meant ?? assignment
    }
    let error = Message("application.set.nothing")
    guard hasName, let meant else {
      return ApplicationError(.usage, error, hint: example(session.main.model.type))
    }
    let option: String
    switch meant.target {
    case .tag: option = "--tag +\(ShellWords.quoted(meant.text))"
    case .own(let field, let name):
      let type = session.main.model.type
      option = "--\(type.fields[field].name) \(ShellWords.quoted("\(name)=\(meant.text)"))"
    case .field(let field):
      let name = session.main.model.type.fields[field].name
      option = "--\(name) \(ShellWords.quoted(meant.text))"
    }
    return ApplicationError(
      .usage, error,
      hint: Message("application.set.nothing.option", ["option": .text(option)]))
  }

  /// How a change is said, by an option that the records have.
  private static func example(_ type: RecordType) -> Message {
    guard !type.fields.contains(where: { $0.kind == .tags }),
      let field = type.fields.first(where: {
        $0.kind == .text && $0.role != .name && $0.role != .position
      })
    else { return Message("application.set.nothing.hint") }
    return Message("application.set.nothing.hint.field", ["field": .text(field.name)])
  }

  private static func change(
    _ selection: Selection, _ assignments: [Assignment], _ session: Session,
    _ transaction: Transaction, _ habits: Habits
  ) throws -> ChangeOutcome {
    let type = session.main.model.type
    var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
    var outcome = ChangeOutcome()
    for id in selection.ids {
      guard let record = try transaction.record(RecordReference(type: type.name, id: id)) else {
        continue
      }
      let old = try editor.values(
        of: transaction.declaredRow(record, model: session.main.model))
      let changed = try editor.change(record, assignments)
      if changed.row == record.row {
        outcome.unchanged += 1
      } else {
        outcome.reports.append(
          try ChangeReport(changed, editor: editor, old: old, columns: type.allColumns))
      }
    }
    return outcome
  }
}

/// The words of verbs that change records.
public enum SelectionOptions {
  /// The argument: references, or a filter.
  public static let argument = ArgumentSpecification(
    "REF|FILTER", help: Message("application.argument.selection"), isRepeated: true,
    completion: .names("selection"))
}

extension Session {
  /// Says that nothing was changed, as the person said no.
  public func refused() throws -> ExitCode {
    try console.notify(Message("application.confirm.refused"))
    return .usage
  }
}
