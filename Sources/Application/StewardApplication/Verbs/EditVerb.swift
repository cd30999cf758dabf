import StewardCommandLine
import StewardModels
import StewardPersistence

/// `edit REF…`: the fields of records as forms in the person's editor, one after the other.
enum EditVerb {
  static let verb = Verb("edit") { domain in
    CommandSpecification(
      "edit", summary: Message("application.edit", ["types": .text(domain.main.model.type.plural)]),
      discussion: Message("application.edit.discussion"),
      examples: [CommandExample("\(domain.name) edit \(domain.exampleWord)")],
      arguments: [
        ArgumentSpecification(
          "REF", help: Message("application.argument.reference"), isRequired: true,
          isRepeated: true, completion: .names("record"))
      ])
  } run: { session in
    try await edit(session) { snapshot in
      try SelectionReader(session).references(session.arguments.words, in: snapshot).ids
    }
  }

  /// Edits records of the session's main type.
  static func edit(
    _ session: Session, find: @escaping @Sendable (Snapshot) throws -> [Identifier]
  ) async throws -> ExitCode {
    let records = try await session.read { snapshot, habits in
      try find(snapshot).map { try Opened($0, session, snapshot, habits) }
    }
    guard FormDialogue.isPossible(session) else {
      throw ApplicationError(
        .refused, Message("application.edit.nobody"),
        hint: Message(
          "application.edit.nobody.hint", ["command": .text("\(session.program) set")]))
    }
    for record in records { try await edit(record, session) }
    return .success
  }

  /// A record as it was when its form was made.
  private struct Opened: Sendable {
    let reference: RecordReference
    let label: String
    let values: [Value]
    let form: RecordForm

    init(
      _ id: Identifier, _ session: Session, _ snapshot: Snapshot, _ habits: Habits
    ) throws {
      let model = session.main.model
      reference = RecordReference(type: model.type.name, id: id)
      guard let record = try snapshot.record(reference) else { throw EditVerb.gone(session) }
      let row = try snapshot.declaredRow(record, model: model)
      values = try Row.view(row) { (row) throws(ModelError) in try model.type.values(row) }
      var names = NameBook()
      try names.learn(values, of: model.type, in: snapshot)
      let handle = try snapshot.listedHandle(of: id, type: model.type.name)
      label = model.type.name(of: values, names).map { "\($0) (\(handle))" } ?? handle
      form = FormMaker(session, habits).form(values, names, called: label)
    }
  }

  private static func edit(_ opened: Opened, _ session: Session) async throws {
    var seen = opened.values
    let report = try await FormDialogue(session: session).carryOut(opened.form) { form, filled in
      let known = seen
      do {
        return try await session.write { transaction, habits in
          try change(opened.reference, filled, known, session, transaction, habits)
        }
      } catch let changed as ChangedMeanwhile {
        // Only what both changed: what the person left alone is as it was on the form.
        for (field, value) in changed.values { seen[field] = value }
        for entry in changed.entries {
          guard let index = form.entries.firstIndex(where: { $0.key == entry.key }) else {
            continue
          }
          form.entries[index].base = entry.base
        }
        throw changed.conflict
      }
    }
    guard let report else {
      return try session.console.notify(
        Message("application.form.unchanged", ["record": .text(opened.label)]))
    }
    try session.tellNotes([report])
    let verb = session.isRehearsal ? "application.set.would" : "application.set.done"
    try session.tell(Message(verb, ["record": .message(report.label)]))
  }

  /// Changes what was filled in, unless somebody else has changed the same since.
  private static func change(
    _ reference: RecordReference, _ filled: FilledForm, _ seen: [Value], _ session: Session,
    _ transaction: Transaction, _ habits: Habits
  ) throws -> ChangeReport {
    guard let record = try transaction.record(reference) else { throw gone(session) }
    var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
    let old = try editor.values(
      of: transaction.declaredRow(record, model: session.main.model))
    let fields = Set(filled.assignments.map(\.field))
    let both = fields.sorted().filter { old[$0] != seen[$0] }
    if let field = both.first {
      let now = try Opened(reference.id, session, transaction, habits)
      let description = editor.type.fields[field]
      let words = FormMaker(session, habits).text(old[field], description, NameBook())
      let entry = now.form.entries.first { $0.target == .field(field) }
      // A field that stands on no form is shown as a table shows it.
      throw ChangedMeanwhile(
        conflict: FormConflict(description, now: entry?.base ?? words.text),
        values: both.map { ($0, old[$0]) },
        entries: now.form.entries.filter { both.contains($0.field) })
    }
    let changed = try editor.change(record, filled.assignments)
    return try ChangeReport(
      changed, editor: editor, old: old, columns: editor.type.allColumns)
  }

  /// Ends a transaction in which somebody else's change would be lost.
  private struct ChangedMeanwhile: Error {
    let conflict: FormConflict
    /// The fields that both changed, with what they hold now.
    let values: [(field: Int, value: Value)]
    /// The same as they stand on a form.
    let entries: [RecordForm.Entry]
  }

  private static func gone(_ session: Session) -> ApplicationError {
    ApplicationError(
      .changed,
      Message("application.form.gone", ["type": .text(session.main.model.type.title)]),
      hint: Message("application.form.gone.hint"))
  }
}
