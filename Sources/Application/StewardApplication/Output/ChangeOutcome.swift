import StewardCommandLine
import StewardModels
import StewardPersistence

/// What a verb changed, and how many records were as wanted already.
struct ChangeOutcome: Sendable {
  var reports: [ChangeReport] = []
  /// Records that were changed beside those that were named.
  var besides: [ChangeReport] = []
  var unchanged = 0

  /// How many records are told one by one.
  private static let told = 10

  /// Tells it.
  ///
  /// - Parameter stem: The beginning of the messages' ids, before `.done` and `.would`.
  func tell(_ session: Session, _ stem: String) throws {
    try session.tellNotes(reports)
    let type = session.main.model.type
    if var sink = session.format.sink(type.allColumns, to: session.console.output) {
      try sink.begin()
      for report in reports + besides { try sink.write([report.row], report.names) }
      return try sink.end()
    }
    let ending = session.isRehearsal ? "would" : "done"
    for report in reports.prefix(Self.told) {
      try session.tell(Message("\(stem).\(ending)", ["record": .message(report.label)]))
    }
    for report in besides.prefix(Self.told) {
      try session.tell(
        Message("application.set.\(ending)", ["record": .message(report.label)]))
    }
    let arguments: [String: Message.Argument] = [
      "count": .number(reports.count), "type": .text(type.title), "types": .text(type.plural),
    ]
    if reports.count > Self.told {
      try session.tell(Message("\(stem).\(ending).many", arguments))
    } else if reports.isEmpty {
      try session.tell(
        Message(
          unchanged == 0 ? "application.selection.empty" : "application.set.unchanged",
          arguments))
    }
  }
}
