import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

/// `export [FILTER] [-o FILE]`: writes records in a format that `import` reads.
enum ExportVerb {
  static let verb = Verb("export") { domain in
    CommandSpecification(
      "export", summary: Message("application.export"),
      discussion: Message("application.export.discussion"),
      examples: [
        CommandExample("\(domain.name) export -o \(domain.examples.file)"),
        CommandExample(
          "\(domain.name) export \(domain.examples.filter) --to csv --for spreadsheet -o some.csv"),
      ],
      arguments: [FilterWords.argument],
      options: [
        .value(
          "output", short: "o", placeholder: "FILE", completion: .file,
          help: Message("application.option.output")),
        .value(
          "to", placeholder: "FORMAT", completion: .choices(FileFormat.names(domain)),
          help: Message(
            "application.option.to", ["formats": .list(FileFormat.names(domain))])),
        .value(
          "for", placeholder: "READER", completion: .choices(["spreadsheet"]),
          help: Message("application.option.for")),
        .flag("force", help: Message("application.option.force")),
        .value("where", placeholder: "EXPR", help: Message("application.option.where")),
      ])
  } run: { session in
    try FilterWords(session).warnOfRedirection(session.arguments.words)
    let path = session.arguments.value("output") ?? "-"
    let isForSpreadsheet = session.arguments.has("for")
    let format = try format(session, path, isForSpreadsheet: isForSpreadsheet)
    let store = try await session.open(isWriting: false)
    let (filter, habits) = try await store.read { snapshot in
      let habits = try session.habits(in: snapshot)
      return (try FilterWords(session).given(session.arguments.words, habits), habits)
    }
    var options = ExportOptions(
      format.format, filter: filter, isForSpreadsheet: isForSpreadsheet, table: format.table,
      currency: habits.currency)
    options.foreign = format.foreign
    options.context = habits.reading
    options.type = session.main.model.type.name
    let exporter = Exporter(session.domain, options)
    let progress = ExportProgressLine(session.console)
    defer { progress.finish() }
    let report = try await exporter.write(
      to: path, force: session.arguments.has("force"), from: store
    ) { progress.show($0) }
    progress.finish()
    for loss in report.losses {
      try session.console.notify(
        Message(
          "application.export.loss",
          ["program": .text(session.program), "loss": .message(loss)]))
    }
    guard path != "-" else { return .success }
    try session.tell(
      Message(
        "application.export.done",
        [
          "count": .number(report.total), "file": .text(path),
        ]))
    return .success
  }

  /// What follows the last full stop of a file's name; nil where nothing does.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let stop = name.lastIndex(of: "."), stop != name.startIndex else { return nil }
    return String(name[stop...])
  }

  /// The format that was said, else that of the file's name, else JSON, which holds everything.
  private static func format(
    _ session: Session, _ path: String, isForSpreadsheet: Bool
  ) throws(ApplicationError) -> FileFormat {
    let said = session.arguments.value("to") ?? session.arguments.value("format")
    if let said {
      guard let format = FileFormat(said, in: session.domain, file: path) else {
        throw ApplicationError(
          .usage, Message("application.export.format", ["format": .text(said)]),
          hint: Message(
            "cli.value.choices", ["choices": .list(FileFormat.names(session.domain))]))
      }
      return format
    }
    if session.arguments.has("json") { return FileFormat(.json) }
    if let format = FileFormat(fileName: path, in: session.domain) { return format }
    if let ending = ending(of: path) {
      throw ApplicationError(
        .usage,
        Message("application.export.ending", ["file": .text(path), "ending": .text(ending)]),
        hint: Message(
          "application.export.ending.hint",
          ["choices": .list(FileFormat.names(session.domain))]))
    }
    return FileFormat(isForSpreadsheet ? .csv : .json)
  }
}
