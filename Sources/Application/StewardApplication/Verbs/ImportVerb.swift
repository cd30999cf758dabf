import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence
import StewardText

/// `import FILE|-`: brings in the records of a file, all or none.
enum ImportVerb {
  static let verb = Verb("import") { domain in
    CommandSpecification(
      "import", summary: Message("application.import"),
      discussion: Message("application.import.discussion"),
      examples: [
        CommandExample("\(domain.name) import things.csv --dry-run"),
        CommandExample("\(domain.name) import things.csv --map '\(domain.examples.heading)'"),
      ],
      arguments: [
        ArgumentSpecification(
          "FILE", help: Message("application.import.file"), isRequired: true, completion: .file)
      ],
      options: [
        .value(
          "from", placeholder: "FORMAT",
          completion: .choices(FileFormat.names(domain)),
          help: Message(
            "application.option.from", ["formats": .list(FileFormat.names(domain))])),
        .value(
          "map", placeholder: "HEADING=FIELD", isRepeatable: true,
          help: Message(
            "application.option.map", ["heading": .text(domain.examples.heading)])),
        .value(
          "key", placeholder: "FIELD", completion: .names("field"),
          help: Message("application.option.key")),
        .value(
          "decimal", placeholder: "MARK", completion: .choices([".", ","]),
          help: Message("application.option.decimal")),
        .value(
          "dates", placeholder: "ORDER", completion: .choices(["day-first", "month-first"]),
          help: Message("application.option.dates")),
        .flag("lenient", help: Message("application.option.lenient")),
        .flag("keep-going", help: Message("application.option.keep-going")),
      ])
  } run: { session in
    let source = ImportSource(path: session.arguments.words[0])
    let options = try options(session)
    let store = try await session.open(isWriting: true)
    let habits = try await session.prepare(store)
    let importer = Importer(session.domain, options, context: habits.reading)
    let progress = ImportProgressLine(session.console)
    let report: ImportReport
    do {
      report = try await importer.run(source, into: store, command: session.command) {
        progress.show($0)
      }
    } catch {
      progress.finish()
      throw error
    }
    progress.finish()
    if !session.isRehearsal { session.noteKept() }
    if report.outcome == .written { try await session.settle(store, habits) }
    try ImportOutput(session: session).write(report)
    return report.outcome == .refused || report.rejected > 0 ? .invalidData : .success
  }

  private static func options(_ session: Session) throws -> ImportOptions {
    let arguments = session.arguments
    let lookup = FieldLookup(session.main.model.type)
    let said = arguments.value("from").flatMap { FileFormat($0, in: session.domain) }
    var options = ImportOptions(
      format: said?.table == nil ? said?.format : nil, table: said?.table,
      isLenient: arguments.has("lenient"), keepsGoing: arguments.has("keep-going"),
      isTrial: session.isRehearsal)
    // A table that was said to be CSV may be one of the domain's own or any other.
    if let said, !InterchangeFormat.all.contains(said.format) { options.foreign = said.foreign }
    options.aliases = session.headings
    options.catalogue = .english.adding(session.domain.words)
    options.decimal = arguments.value("decimal").map { $0 == "," ? .comma : .point }
    options.dayOrder = arguments.value("dates").map {
      $0 == "day-first" ? .dayFirst : .monthFirst
    }
    options.key = try arguments.value("key").map { name throws(ApplicationError) in
      try lookup.column(name).name
    }
    for map in arguments.values("map") {
      guard let equal = map.lastIndex(of: "="), equal != map.startIndex else {
        throw ApplicationError(
          .usage, Message("application.import.map", ["text": .text(map)]),
          hint: Message(
            "application.import.map.hint",
            ["heading": .text(session.domain.examples.heading)]))
      }
      let field = String(map[map.index(after: equal)...])
      options.headings[String(map[..<equal])] =
        field.isEmpty ? "" : try lookup.column(field).name
    }
    return options
  }
}
