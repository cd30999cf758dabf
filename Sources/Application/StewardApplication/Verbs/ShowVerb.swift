import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery

/// `show REF…`: records whole, with their last changes.
enum ShowVerb {
  static let verb = Verb("show") { domain in
    CommandSpecification(
      "show", summary: Message("application.show", ["types": .text(domain.main.model.type.plural)]),
      examples: [
        CommandExample("\(domain.name) show \(domain.exampleWord)"),
        CommandExample("\(domain.name) show \(domain.exampleWord) --json"),
      ],
      arguments: [
        ArgumentSpecification(
          "REF", help: Message("application.argument.reference"), isRequired: true,
          isRepeated: true, completion: .names("record"))
      ])
  } run: { session in
    try await session.read { snapshot, habits in
      let selection = try SelectionReader(session).references(
        session.arguments.words, in: snapshot)
      try write(selection.ids, session, snapshot, habits)
    }
    return .success
  }

  /// How many of the last changes are told.
  private static let changes = 3

  private static func write(
    _ ids: [Identifier], _ session: Session, _ snapshot: Snapshot, _ habits: Habits
  ) throws {
    let model = session.main.model
    let records = try ids.compactMap {
      try snapshot.record(RecordReference(type: model.type.name, id: $0))
    }
    let lister = RecordLister(
      snapshot: snapshot, type: model.type, columns: model.type.allColumns)
    let (rows, names) = try lister.rows(records, model: model)
    if var sink = session.format.sink(lister.columns, to: session.console.output) {
      try sink.begin()
      try sink.write(rows, names)
      return try sink.end()
    }
    for (position, row) in rows.enumerated() {
      if position > 0 { try session.console.output.writeLine() }
      try write(row, names, session, snapshot, habits)
    }
  }

  private static func write(
    _ row: RecordRow, _ names: NameBook, _ session: Session, _ snapshot: Snapshot,
    _ habits: Habits
  ) throws {
    let type = session.main.model.type
    var rows = details(row, names, session, habits)
    let reference = RecordReference(type: type.name, id: row.id)
    for (index, step) in try snapshot.history(of: reference, limit: changes).enumerated() {
      let label = index == 0 ? session.console.words(Message("application.show.history")) : ""
      rows.append(
        DetailView.Row(label, session.console.words(step.entry.summary(habits)), .dim))
    }
    try DetailView(rows).write(to: session.console.output, on: session.console.canvas)
  }

  /// What a record holds, a field a row, and its handle.
  static func details(
    _ row: RecordRow, _ names: NameBook, _ session: Session, _ habits: Habits
  ) -> [DetailView.Row] {
    let type = session.main.model.type
    let wording = habits.wording
    var rows: [DetailView.Row] = []
    for (field, value) in zip(type.fields, row.values) {
      if field.kind == .identifier || field.role == .position { continue }
      if value.isNone || value == .text("") { continue }
      // What is as it is by default says nothing, but for amounts.
      if case .flag(let flag) = value, !flag { continue }
      rows.append(
        DetailView.Row(
          field.title, wording.long(value, for: field, names: names.name),
          field.role == .name ? .bold : .plain))
    }
    rows.append(
      DetailView.Row(
        session.console.words(Message("application.show.handle")), row.handle, .color(.cyan)))
    return rows
  }
}
