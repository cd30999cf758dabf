import StewardCommandLine
import StewardInterchange
import StewardModels
import StewardPersistence

/// Tells what an import did, or would do, and every problem of the file.
struct ImportOutput {
  let session: Session

  func write(_ report: ImportReport) throws {
    for warning in report.warnings.problems { try session.console.notify(warning.statement) }
    try more(report.warnings.omitted, "application.import.moreWarnings")
    // Also of a file that is refused: the table shows what is to be mapped or mended.
    if session.isRehearsal { try writeUnderstanding(report) }
    try writeProblems(report)
    guard report.outcome != .refused else { return }
    try session.tell(done(report))
    if let file = report.rejectedFile {
      try session.console.notify(
        Message(
          "application.import.rejected",
          ["count": .number(report.rejected), "file": .text(file)]))
    }
  }

  /// Every problem is an error and told as such, whatever is not to be said.
  private func writeProblems(_ report: ImportReport) throws {
    let words = session.console.words
    for problem in report.problems.problems {
      try session.console.complain("\(session.program): \(words(problem.statement))")
    }
    try more(report.problems.omitted, "application.import.moreProblems")
    guard report.outcome == .refused else { return }
    let hint = Message("application.import.refused", ["count": .number(report.problems.count)])
    try session.console.complain("\(session.program): \(words(hint))")
    let help = words(
      Message("application.import.refused.\(remedy(report))", ["program": .text(session.program)]))
    try session.console.complain("hint: \(help)")
    for way in ImportRemedy.ways(report.problems.problems) {
      try session.console.complain("hint: \(words(way))")
    }
  }

  /// What can be done about a file that was refused.
  private func remedy(_ report: ImportReport) -> String {
    if report.columns.contains(where: \.isUnknown) { return "headings" }
    // With --keep-going only a file that is broken beyond one row is refused.
    return session.arguments.has("keep-going") ? "broken" : "hint"
  }

  private func more(_ count: Int, _ id: String) throws {
    guard count > 0 else { return }
    let text = session.console.words(Message(id, ["count": .number(count)]))
    try session.console.complain(text)
  }

  /// What was done, as people count it: by type, and what stands on lists by list.
  private func done(_ report: ImportReport) -> Message {
    let what = ImportSummary(report, session.domain).parts
    return Message(
      report.outcome == .trial ? "application.import.would" : "application.import.done",
      [
        "file": .text(report.file),
        "what": .message(
          .joined(what.isEmpty ? [Message("application.import.nothing")] : what)),
      ])
  }

  /// How the columns of a table were understood, and the first rows.
  private func writeUnderstanding(_ report: ImportReport) throws {
    guard !report.columns.isEmpty else { return try writeRecords(report) }
    let words = session.console.words
    var columns = [
      TableColumn(words(Message("application.import.heading")), minimumWidth: 10),
      TableColumn(words(Message("application.import.meaning")), minimumWidth: 10),
    ]
    for index in report.samples.indices {
      let title = words(Message("application.import.row", ["number": .number(index + 1)]))
      columns.append(TableColumn(title, shrinkPriority: 1, isOptional: index > 0))
    }
    var table = Table(columns: columns)
    for (index, column) in report.columns.enumerated() {
      table.append(
        [StyledText(column.heading, .bold), StyledText(words(meaning(column)))]
          + report.samples.map { StyledText(index < $0.count ? $0[index] : "") })
    }
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  /// How the first records of a file that is no table were understood.
  private func writeRecords(_ report: ImportReport) throws {
    guard !report.records.isEmpty else { return }
    let words = session.console.words
    func column(_ id: String, _ width: Int, shrinks: Int = 0) -> TableColumn {
      TableColumn(
        words(Message("application.import.\(id)")), minimumWidth: width, shrinkPriority: shrinks)
    }
    var table = Table(columns: [
      TableColumn(words(Message("application.import.line")), alignment: .trailing),
      column("kind", 4), column("name", 8, shrinks: 1), column("understood", 10, shrinks: 2),
    ])
    for record in report.records {
      let parts = record.parts.map {
        Message(
          "application.import.part", ["field": .text($0.field), "text": .text($0.text)])
      }
      let type = session.domain.type(record.type)?.model.type
      table.append([
        StyledText(String(record.line)), StyledText(type?.title ?? record.type),
        StyledText(record.name, .bold),
        StyledText(parts.isEmpty ? "" : words(.joined(parts))),
      ])
    }
    if report.rows > report.records.count {
      let more = Message(
        "application.import.moreRecords",
        ["count": .number(report.rows - report.records.count)])
      table.foot = [StyledText(words(more), .dim)]
    }
    try table.write(to: session.console.output, on: session.console.canvas)
  }

  private func meaning(_ column: ImportColumn) -> Message {
    switch column.meaning {
    case .field(let name): .literal(name)
    case .own(let name): .literal("own.\(name)")
    case .ignored: Message("application.import.ignored")
    case .unknown: Message("application.import.unknown")
    }
  }
}

extension ImportColumn {
  /// Whether nothing is known of it.
  fileprivate var isUnknown: Bool { if case .unknown = meaning { true } else { false } }
}
