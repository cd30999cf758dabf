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
        CommandExample("\(domain.name) export -o household.json"),
        CommandExample("\(domain.name) export @winter --to csv --for spreadsheet -o winter.csv"),
      ],
      arguments: [FilterWords.argument],
      options: [
        .value(
          "output", short: "o", placeholder: "FILE", completion: .file,
          help: Message("application.option.output")),
        .value(
          "to", placeholder: "FORMAT", completion: .choices(InterchangeFormat.all.map(\.name)),
          help: Message("application.option.to")),
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
    let filter = try await store.read { snapshot in
      try FilterWords(session).given(
        session.arguments.words, session.habits(in: snapshot))
    }
    var options = ExportOptions(format, filter: filter, isForSpreadsheet: isForSpreadsheet)
    options.type = session.main.model.type.name
    let exporter = Exporter(session.domain, options)
    let progress = ExportProgressLine(session.console)
    defer { progress.finish() }
    let report = try await exporter.write(
      to: path, force: session.arguments.has("force"), from: store
    ) { progress.show($0) }
    progress.finish()
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
  ) throws(ApplicationError) -> InterchangeFormat {
    let said = session.arguments.value("to") ?? session.arguments.value("format")
    if let said {
      guard let format = InterchangeFormat(name: said) else {
        throw ApplicationError(
          .usage, Message("application.export.format", ["format": .text(said)]),
          hint: Message(
            "cli.value.choices", ["choices": .list(InterchangeFormat.all.map(\.name))]))
      }
      return format
    }
    if session.arguments.has("json") { return .json }
    if let format = InterchangeFormat(fileName: path) { return format }
    if let ending = ending(of: path) {
      throw ApplicationError(
        .usage,
        Message("application.export.ending", ["file": .text(path), "ending": .text(ending)]),
        hint: Message(
          "application.export.ending.hint",
          ["choices": .list(InterchangeFormat.all.map(\.name))]))
    }
    return isForSpreadsheet ? .csv : .json
  }
}
