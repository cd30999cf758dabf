import StewardCommandLine
import StewardModels
import StewardPersistence

/// `add WORDS… [--field value]…`: one record, or with `-` one for each line of standard input.
enum AddVerb {
  static let verb = Verb("add") { domain in
    let type = domain.main.model.type
    let name = domain.exampleWord
    return CommandSpecification(
      "add", summary: Message("application.add", ["types": .text(type.plural)]),
      discussion: Message("application.add.discussion"),
      examples: [
        CommandExample("\(domain.name) add \(name)"),
        CommandExample("\(domain.name) add \(name) \(domain.examples.filter)"),
        CommandExample("\(domain.name) add -", Message("application.add.lines")),
      ],
      arguments: [
        ArgumentSpecification(
          "WORDS", help: Message("application.add.words"), isRequired: false, isRepeated: true,
          completion: .names("assignment"))
      ],
      options: [.flag("literal", help: Message("application.option.literal"))]
        + FieldOptions.all(of: type))
  } run: { session in
    try await run(session)
  }

  /// How many records are told one by one.
  private static let told = 20

  private static func run(_ session: Session) async throws -> ExitCode {
    if session.arguments.words.isEmpty, FormDialogue.isPossible(session) {
      let said = try AssignmentReader(session.main.model.type).options(session.arguments)
      let name = session.main.model.type.fields.firstIndex { $0.role == .name }
      if !said.contains(where: { $0.field == name }) { return try await fill(said, session) }
    }
    let lines = try drafts(session)
    try session.noteJoinedTags(lines.flatMap(\.assignments))
    let reports = try await session.write { transaction, habits in
      var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
      let columns = session.main.model.type.allColumns
      return try lines.map { line in
        do {
          let record = try editor.add(line.assignments)
          return try ChangeReport(record, editor: editor, old: nil, columns: columns)
        } catch {
          throw line.located(error)
        }
      }
    }
    try tell(reports, session)
    return .success
  }

  /// Lets the person fill in the form of a new record; what was said on the command line stands on it.
  private static func fill(_ said: [Assignment], _ session: Session) async throws -> ExitCode {
    let form = try await session.read { _, habits in FormMaker(session, habits).blank(said) }
    let report = try await FormDialogue(session: session).carryOut(form) { _, filled in
      try await session.write { transaction, habits in
        var editor = RecordEditor(session.main, domain: session.domain, transaction, habits)
        let record = try editor.add(filled.assignments)
        return try ChangeReport(
          record, editor: editor, old: nil, columns: editor.type.allColumns)
      }
    }
    guard let report else {
      try session.console.notify(Message("application.form.nothing"))
      return .success
    }
    try tell([report], session)
    return .success
  }

  /// Tells which records are new.
  static func tell(_ reports: [ChangeReport], _ session: Session) throws {
    try session.tellNotes(reports)
    let columns = session.main.model.type.allColumns
    if session.format != .table, var sink = session.format.sink(columns, to: session.console.output)
    {
      try sink.begin()
      for report in reports { try sink.write([report.row], report.names) }
      return try sink.end()
    }
    let verb = session.isRehearsal ? "application.add.would" : "application.add.done"
    for report in reports.prefix(told) {
      try session.tell(Message(verb, ["record": .message(report.label)]))
    }
    if reports.count > told {
      try session.tell(
        Message("application.add.more", ["count": .number(reports.count - told)]))
    }
  }

  /// What is to be added: one record of the words and options, or one for each line.
  private static func drafts(_ session: Session) throws -> [Draft] {
    let reader = AssignmentReader(session.main.model.type)
    let options = try reader.options(session.arguments)
    let isLiteral = session.arguments.has("literal")
    guard session.arguments.words == ["-"] else {
      var words: [String] = []
      var assignments: [Assignment] = []
      for case .word(let word, let isPlain) in session.arguments.items {
        if !isLiteral, !isPlain, let assignment = try reader.assignment(word) {
          assignments.append(assignment)
        } else {
          words.append(word)
        }
      }
      return [
        try draft(words, assignments + options, line: nil, session)
      ]
    }
    var drafts: [Draft] = []
    var number = 0
    while let line = try StandardInput.readLine() {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      guard !isLiteral else {
        drafts.append(try draft([line], options, line: number, session))
        continue
      }
      let (words, assignments) = try reader.line(line)
      drafts.append(try draft(words, assignments + options, line: number, session))
    }
    guard !drafts.isEmpty else {
      throw ApplicationError(.usage, Message("application.add.noLines"))
    }
    return drafts
  }

  private static func draft(
    _ words: [String], _ assignments: [Assignment], line: Int?, _ session: Session
  ) throws(ApplicationError) -> Draft {
    let type = session.main.model.type
    guard let name = type.fields.firstIndex(where: { $0.role == .name }) else {
      return Draft(assignments: assignments, line: line)
    }
    let text = words.joined(separator: " ")
    let hasName = assignments.contains { $0.target == .field(name) }
    guard !text.isEmpty || hasName else {
      let error = ApplicationError(
        .usage, Message("application.add.nameless", ["type": .text(type.title)]),
        hint: Message(
          "application.add.nameless.hint",
          ["example": .text("\(session.program) add \(session.domain.exampleWord)")]))
      throw line.map { error.at(line: $0) } ?? error
    }
    let named = text.isEmpty ? [] : [Assignment(target: .field(name), text: text)]
    return Draft(assignments: named + assignments, line: line)
  }
}

/// One record that is to be added.
private struct Draft: Sendable {
  let assignments: [Assignment]
  /// The line that it came from.
  let line: Int?

  /// The error with the line that it is about.
  func located(_ error: any Error) -> any Error {
    guard let line, let error = error as? any StewardError else { return error }
    let code = ExitCodes.code(of: error)
    guard code == .invalidData || code == .notFound || code == .usage else { return error }
    return ApplicationError(.invalid, error.message, hint: error.hint, details: error.details)
      .at(line: line)
  }
}

extension ApplicationError {
  /// The error with the line of standard input that it is about.
  fileprivate func at(line: Int) -> ApplicationError {
    ApplicationError(
      code,
      Message("application.line", ["line": .number(line), "problem": .message(message)]),
      hint: hint, details: details)
  }
}
