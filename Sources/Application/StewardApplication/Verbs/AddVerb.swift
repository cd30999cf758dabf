import StewardCommandLine
import StewardModels
import StewardPersistence

/// `add WORDS… [--field value]…`: one record, or with `-` one for each line of standard input.
enum AddVerb {
  static let verb = Verb("add") { domain in
    let type = domain.main.model.type
    let name = domain.exampleWord
    let names = domain.main.names
    let plain = domain.lists == nil ? "application.add.discussion" : "lists.add.discussion"
    return CommandSpecification(
      "add", summary: Message("application.add", ["types": .text(type.plural)]),
      discussion: names?.help ?? Message(plain),
      usage: domain.lists == nil
        ? [] : ["add [LIST:] [WORDS…] [options]", "add [LIST:] - [options]"],
      examples: [
        CommandExample("\(domain.name) add \(name)"),
        CommandExample("\(domain.name) add \(name) \(domain.examples.filter)"),
      ] + dated(domain)
        + (names.map { [CommandExample("\(domain.name) add \($0.example)")] } ?? [])
        + [CommandExample("\(domain.name) add -", Message("application.add.lines"))],
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

  /// An example with a list and a day, in a program that has both.
  private static func dated(_ domain: DomainDescription) -> [CommandExample] {
    guard domain.lists != nil, let due = domain.main.model.type.field(role: .due) else { return [] }
    return [
      CommandExample("\(domain.name) add Trip: \(domain.exampleWord) \(due.name):fri 18:30")
    ]
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
      let reader = AssignmentReader(session.main.model.type)
      return try lines.flatMap { line in
        do {
          return try line.records(reader, editor, session).map { assignments, said in
            let record = try editor.add(assignments, said: said)
            return try ChangeReport(record, editor: editor, old: nil, columns: columns)
          }
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
    let isLiteral = session.arguments.has("literal")
    guard session.arguments.words == ["-"] else {
      var words: [String] = []
      var plain: Set<Int> = []
      for case .word(let word, let isPlain) in session.arguments.items {
        if isLiteral || isPlain { plain.insert(words.count) }
        words.append(word)
      }
      return [try Draft(.words(words, plain: plain), line: nil, reader, session)]
    }
    var lines: [(number: Int, text: String)] = []
    var headings: [String] = []
    var number = 0
    while let line = try StandardInput.readLine() {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      if !isLiteral, let heading = PastedLine.heading(line) {
        headings.append(heading)
      } else {
        lines.append((number, line))
      }
    }
    guard !lines.isEmpty else {
      throw ApplicationError(.usage, Message("application.add.noLines"))
    }
    let isNumbered = PastedLine.areNumbered(lines.map(\.text))
    let drafts = try lines.map { number, line in
      try Draft(
        isLiteral ? .words([line], plain: [0]) : .line(line, isNumbered: isNumbered),
        line: number, reader, session)
    }
    try session.note(headings: headings)
    return drafts
  }
}

/// One record that is to be added.
private struct Draft: Sendable {
  /// What was typed.
  enum Source: Sendable {
    case words([String], plain: Set<Int>)
    case line(String, isNumbered: Bool)
  }

  private let source: Source
  /// What it says where each day is one word.
  let assignments: [Assignment]
  /// Whether days of several words may be among it.
  private let isDated: Bool
  /// The line that it came from.
  let line: Int?

  init(_ source: Source, line: Int?, _ reader: AssignmentReader, _ session: Session) throws {
    self.source = source
    self.line = line
    let read = try Self.read(source, reader)
    isDated = read.assignments.contains { reader.lookup.type.fields[$0.field].isDated }
    assignments = try Self.named(read, line, reader, session)
  }

  /// What is to be said of each record that it is about, days of several words among it, and what its
  /// name says of other fields.
  func records(
    _ reader: AssignmentReader, _ editor: RecordEditor, _ session: Session
  ) throws -> [(assignments: [Assignment], said: [String: Value])] {
    let type = session.main.model.type
    guard isDated || session.main.names != nil else { return [(assignments, [:])] }
    var reader = reader
    reader.dates = editor.dates
    let read = try Self.read(source, reader)
    let assignments = try Self.named(read, nil, reader, session)
    guard let names = session.main.names, !isPlain, !read.name.isEmpty,
      let name = type.fields.firstIndex(where: { $0.role == .name }),
      assignments.filter({ $0.target == .field(name) }).count == 1
    else { return [(assignments, [:])] }
    let words = line == nil ? read.name : [read.name.joined(separator: " ")]
    let rest = assignments.filter { $0.target != .field(name) }
    return try names.read(words, editor.habits.reading).map { (rest, $0) }
  }

  /// Whether words are to be taken as they are.
  private var isPlain: Bool {
    guard case .words(_, let plain) = source else { return false }
    return !plain.isEmpty
  }

  private static func read(
    _ source: Source, _ reader: AssignmentReader
  ) throws -> (name: [String], assignments: [Assignment]) {
    switch source {
    case .words(let words, let plain): try reader.words(words, plain: plain)
    case .line(let line, let isNumbered): try reader.line(line, isNumbered: isNumbered)
    }
  }

  /// What was said, and the options, with the words that are the name.
  private static func named(
    _ read: (name: [String], assignments: [Assignment]), _ line: Int?, _ reader: AssignmentReader,
    _ session: Session
  ) throws -> [Assignment] {
    let type = session.main.model.type
    let assignments = try read.assignments + reader.options(session.arguments)
    guard let name = type.fields.firstIndex(where: { $0.role == .name }) else {
      return assignments
    }
    let text = read.name.joined(separator: " ")
    let hasName = assignments.contains { $0.target == .field(name) }
    guard !text.isEmpty || hasName else {
      let error = ApplicationError(
        .usage, Message("application.add.nameless", ["type": .text(type.title)]),
        hint: Message(
          "application.add.nameless.hint",
          ["example": .text("\(session.program) add \(session.domain.exampleWord)")]))
      throw line.map { error.at(line: $0) } ?? error
    }
    return (text.isEmpty ? [] : [Assignment(target: .field(name), text: text)]) + assignments
  }

  /// The error with the line that it is about.
  func located(_ error: any Error) -> any Error {
    guard let line, let error = error as? any StewardError else { return error }
    let code = ExitCodes.code(of: error)
    guard code == .invalidData || code == .notFound || code == .usage else { return error }
    return ApplicationError(.invalid, error.message, hint: error.hint, details: error.details)
      .at(line: line)
  }
}

extension Session {
  /// Says which lines of standard input were left out, as they are headings.
  public func note(headings: [String]) throws {
    if headings.isEmpty { return }
    try console.notify(
      Message(
        "application.add.headings",
        ["count": .number(headings.count), "names": .list(headings)]))
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
