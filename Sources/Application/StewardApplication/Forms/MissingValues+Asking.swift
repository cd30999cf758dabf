import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText
import StewardValidation

extension MissingValues {
  /// Shows one record after another, asks for what it lacks, and keeps the answers: those of one
  /// record as one command.
  ///
  /// An empty answer passes over a question; `q` and the end of input keep what was answered and end
  /// it. At Ctrl-C the record that is being asked about stays as it was.
  public func ask(for records: [Lacking]) async throws {
    // What is shown belongs to the question below it: no pager is to hold it up.
    session.console.output.isLive = true
    var progress = Progress(left: records.count)
    do {
      if !records.isEmpty { try session.console.notify(Message("application.missing.how")) }
      for (index, record) in records.enumerated() {
        guard let known = try await look(at: record.id), !known.fields.isEmpty else {
          // Someone else has filled it in, or taken it away.
          progress.left -= 1
          continue
        }
        try show(known, "\(index + 1) / \(records.count)")
        let isOver = try await ask(known, &progress)
        if isOver { break }
      }
    } catch  where Interrupts.isInterrupted {
      try tell(progress)
      throw error
    }
    try tell(progress)
  }

  private struct Progress {
    var completed = 0
    /// How many still lack something.
    var left: Int
  }

  private func tell(_ progress: Progress) throws {
    let ending = session.isRehearsal ? "would" : "done"
    try session.tell(count("application.missing.\(ending)", progress.completed))
    try session.tell(lacking(progress.left))
    try session.console.output.flush()
  }

  // MARK: One record

  private struct Known: Sendable {
    let id: Identifier
    let row: RecordRow
    let names: NameBook
    let habits: Habits
    let fields: [Int]
  }

  /// The record as it is now; nil where it is gone.
  private func look(at id: Identifier) async throws -> Known? {
    let (model, fields) = (session.main.model, fields)
    return try await session.read { snapshot, habits in
      guard let record = try snapshot.record(RecordReference(type: model.type.name, id: id)) else {
        return nil
      }
      let lister = RecordLister(
        snapshot: snapshot, type: model.type, columns: model.type.allColumns)
      let (rows, names) = try lister.rows([record], model: model)
      return rows.first.map { row in
        Known(
          id: id, row: row, names: names, habits: habits,
          fields: fields.filter { row.values[$0].isNone })
      }
    }
  }

  private func show(_ known: Known, _ position: String) throws {
    let output = session.console.output
    try output.writeLine()
    try output.writeLine(Style.dim.applied(to: position, on: session.console.canvas))
    try DetailView(ShowVerb.details(known.row, known.names, session, known.habits)).write(
      to: output, on: session.console.canvas)
    try output.flush()
  }

  /// Asks for what one record lacks, and keeps it.
  ///
  /// - Returns: Whether the person has had enough.
  private func ask(_ known: Known, _ progress: inout Progress) async throws -> Bool {
    var said: [Assignment] = []
    var isOver = false
    for field in known.fields {
      switch try await answer(for: field, of: known) {
      case .end: isOver = true
      case .nothing: break
      case .text(let text): said.append(Assignment(target: .field(field), text: text))
      }
      if isOver { break }
    }
    if !said.isEmpty, try await keep(said, of: known.id), said.count == known.fields.count {
      progress.completed += 1
      progress.left -= 1
    }
    return isOver
  }

  private enum Answer {
    case text(String)
    case nothing
    case end
  }

  /// Asks for one field until the answer can be kept, or there is none.
  private func answer(for field: Int, of known: Known) async throws -> Answer {
    let console = session.console
    while true {
      let question = Message("cli.text", ["text": .text(type.fields[field].title)])
      guard let typed = try console.prompt(session.arguments).ask(question) else { return .end }
      let text = typed.trimmedSpaces
      if text.isEmpty { return .nothing }
      if text.folded == "q" { return .end }
      do {
        try check(text, for: field, of: known)
        return .text(text)
      } catch let error as any StewardError {
        guard [.invalidData, .usage, .notFound].contains(ExitCodes.code(of: error)) else {
          throw error
        }
        for line in [error.message, error.hint].compactMap(\.self) {
          try console.error.writeLine(console.words(line))
        }
      }
    }
  }

  /// Refuses what could not be kept: by the field's reader, and by its rules.
  private func check(_ text: String, for field: Int, of known: Known) throws {
    var values = known.row.values
    let description = type.fields[field]
    let parser = FieldParser(known.habits.reading)
    let reader = session.main.readers[description.name]
    let context = parser.context(for: description)
    let isRead = try reader?.read(text, &values, type, context) ?? false
    if !isRead {
      values[field] = try session.read(text, of: description.name, as: description, known.habits)
    }
    let violations = try Row.view(type.row(values)) { (row) throws(ModelError) in
      try session.main.model.violations(in: row)
    }
    if let broken = violations.first(where: { $0.field == description.name }) {
      throw ApplicationError(.invalid, broken.statement)
    }
  }

  /// Writes the answers about one record, and tells them.
  ///
  /// - Returns: Whether the record is still there.
  private func keep(_ said: [Assignment], of id: Identifier) async throws -> Bool {
    let session = session
    let outcome: ChangeOutcome? = try await session.write { transaction, habits in
      let type = session.main.model.type
      guard let record = try transaction.record(RecordReference(type: type.name, id: id)) else {
        return nil
      }
      var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
      let old = try transaction.values(of: record, session.main.model)
      let changed = try editor.change(record, said)
      let report = try ChangeReport(
        changed, editor: editor, old: old, columns: type.allColumns)
      return ChangeOutcome(reports: [report])
    }
    // A hundred records need no hundred connections.
    await session.opened.close()
    guard let outcome else { return false }
    try outcome.tell(session, "application.set")
    try session.console.output.flush()
    return true
  }
}
