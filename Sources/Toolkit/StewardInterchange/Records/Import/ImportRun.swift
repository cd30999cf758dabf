import StewardModels
import StewardPersistence
import StewardText

/// One import under way: it checks the file, then writes what it holds.
final class ImportRun {
  /// Ends a transaction whose changes are not to be kept; the report says why.
  struct TakenBack: Error {}

  let options: ImportOptions
  let types: [ImportType]
  /// Which of them are lists and what stands on them; nil where none are.
  let lists: ListShape?
  let source: any DraftSource
  let context: ReadingContext
  let origin: ImportSource
  /// The field by which records are found.
  let key: Int?
  /// Whether it is what another program tells its records apart by.
  let isKeyForeign: Bool
  var report = ImportReport()
  var claims = ClaimBook()
  /// The rows that contradict each other, by their numbers, with the reasons.
  var contradictions: [Int: [Message]] = [:]
  /// The paths by which rows name records.
  var knownPaths: [String: RecordPath] = [:]
  /// The types that the file has records of, each with the depths at which they name others of it.
  var depths: [String: Set<Int>] = [:]
  /// The types of which records are named.
  var namedTypes: Set<String> = []
  var canGoOn = true
  /// Whether a row was found to be bad by itself when the file was checked.
  var hasFaultyRows = false
  private let main: ImportType
  private let onProgress: (ImportProgress) throws -> Void

  /// Opens the file, finds out its format and reads its heading.
  init(
    _ importer: Importer, _ origin: ImportSource,
    _ onProgress: @escaping (ImportProgress) throws -> Void
  ) throws {
    let types = importer.types.map(ImportType.init)
    let options = importer.options
    let wanted = options.type
    guard let main = types.first(where: { wanted == nil || $0.type.name == wanted }) else {
      throw StoreError(
        .unknownType, Message("store.type.unknown", ["type": .text(wanted ?? "")]))
    }
    self.types = types
    lists = importer.lists
    self.main = main
    self.options = options
    self.origin = origin
    self.onProgress = onProgress
    // What the person and the domain say of headings is about the main type.
    let bytes = try origin.open(options.catalogue) {
      try onProgress(ImportProgress(phase: .checking, rows: 0, fraction: nil))
    }
    if let foreign = try importer.foreignFormat(of: bytes) {
      key = nil
      isKeyForeign = false
      context = importer.context
      report.format = foreign.format
      report.file = bytes.name
      report.program = foreign.title
      report.problems = ProblemReport(limit: options.problemLimit)
      report.warnings = ProblemReport(limit: options.problemLimit)
      let reading = ForeignReading(importer.context, isLenient: options.isLenient)
      source = ForeignSource(
        try foreign.makeReader(bytes, reading), types: types, main: main, file: bytes.name)
      return
    }
    let found = try ForeignSearch(importer, main).look(into: bytes)
    let foreign = found.table.map { ForeignHeadings($0, main.type) }
    let mainMatcher =
      if let table = found.table {
        try HeadingMatcher(main.type, said: options.headings, table: table)
      } else {
        try HeadingMatcher(main.type, said: options.headings, aliases: options.aliases)
      }
    var matchers = [main.type.name: mainMatcher]
    for type in types where type !== main {
      matchers[type.type.name] = try HeadingMatcher(type.type, said: [:], aliases: [:])
    }
    let format = found.format
    report.program = found.table?.title
    report.format = format
    report.file = bytes.name
    report.problems = ProblemReport(limit: options.problemLimit)
    report.warnings = ProblemReport(limit: options.problemLimit)
    if let name = options.key {
      guard case .field(let field)? = mainMatcher.meaning(ofName: name),
        main.type.fields[field].canBeKey
      else { throw mainMatcher.unknownField(name) }
      key = field
    } else {
      key = foreign?.key
    }
    isKeyForeign = options.key == nil && key != nil
    switch format {
    case .csv, .tsv:
      let table = try TableSource(
        bytes, format, type: main, matcher: mainMatcher, foreign: foreign, key: key,
        options: options, context: importer.context)
      source = table
      context = table.context
      report.columns = table.understood
      if let key, !isKeyForeign, !table.columns.contains(where: { $0.field == key && !$0.isOwn }) {
        throw InterchangeError(
          .unknownField,
          Message(
            "interchange.import.keyAbsent",
            ["file": .text(bytes.name), "field": .text(main.type.fields[key].name)]),
          hint: Message("interchange.import.keyAbsent.hint"))
      }
      for problem in table.headingProblems { report.problems.add(problem) }
      canGoOn = table.headingProblems.isEmpty
    default:
      source = ObjectSource(
        bytes, format, types: types, main: main, matchers: matchers, options: options,
        context: importer.context)
      context = importer.context
    }
  }

  /// Tells a reader of another program's form where the records are that are there.
  func look(into snapshot: Snapshot?) { (source as? ForeignSource)?.snapshot = snapshot }

  /// Whether anything is to be written.
  var canWrite: Bool { canGoOn && (options.keepsGoing || report.problems.isEmpty) }

  /// Goes through the drafts of the file.
  func forEachDraft(
    _ phase: ImportProgress.Phase, _ body: (RecordDraft) throws -> Void
  ) throws {
    var rows = 0
    try source.rewind()
    while try source.next() {
      rows += 1
      source.draft.number = rows
      if rows & 0xFF == 0 { try tell(phase, rows) }
      try body(source.draft)
    }
    try tell(phase, rows)
  }

  private func tell(_ phase: ImportProgress.Phase, _ rows: Int) throws {
    try onProgress(ImportProgress(phase: phase, rows: rows, fraction: source.fraction))
  }

  /// The field by which the record of a draft is found; only records of the main type have one.
  ///
  /// A row that holds nothing there is known by its content.
  func key(of draft: RecordDraft) -> Int? {
    guard let key, draft.type === main, draft.holds(key) else { return nil }
    return key
  }

  /// A problem with a field of the row read last.
  func problem(_ field: Int, _ message: Message) -> RowProblem {
    RowProblem(
      file: report.file, line: source.draft.line,
      column: source.heading(field) ?? source.draft.type.type.fields[field].title,
      value: source.content(field), message: message)
  }
}

extension FieldDescription {
  /// Whether records can be found by the field.
  fileprivate var canBeKey: Bool {
    switch kind {
    case .identifier, .text, .integer, .choice, .day: true
    default: false
    }
  }
}
