import StewardModels
public import StewardPersistence
public import StewardQuery
public import StewardText

/// An export to another program's form under way: what is written, where to, and what is lost.
public final class ForeignWriting {
  /// The view of the store.
  public let snapshot: Snapshot
  /// Where to write.
  public let output: ByteOutput
  /// Which records of the main type.
  public let filter: FilterExpression
  /// The habits of the person.
  public let context: ReadingContext
  /// Whether a table is for a spreadsheet: cells that it would run are quoted.
  public let isForSpreadsheet: Bool
  private(set) var counts: [ExportReport.Count] = []
  private(set) var lost: [Loss: Int] = [:]
  private(set) var order: [Loss] = []
  private let total: Int
  private var records = 0
  private let onProgress: (ExportProgress) throws -> Void

  struct Loss: Hashable {
    let message: String
    let subject: String
  }

  init(
    _ snapshot: Snapshot, to output: ByteOutput, filter: FilterExpression,
    context: ReadingContext, isForSpreadsheet: Bool, total: Int,
    _ onProgress: @escaping (ExportProgress) throws -> Void
  ) {
    self.snapshot = snapshot
    self.output = output
    self.filter = filter
    self.context = context
    self.isForSpreadsheet = isForSpreadsheet
    self.total = total
    self.onProgress = onProgress
  }

  /// A record of a type was written.
  public func wrote(_ type: String) throws {
    if let index = counts.firstIndex(where: { $0.type == type }) {
      counts[index].records += 1
    } else {
      counts.append(ExportReport.Count(type: type, records: 1))
    }
    records += 1
    if records & 0xFF == 0 {
      try onProgress(ExportProgress(records: records, total: max(total, records)))
    }
  }

  /// The other program has no room for something that a record holds.
  ///
  /// - Parameters:
  ///   - message: The id of the message about it, which is told once with `count`, `subject` and the
  ///     form's `title`.
  ///   - subject: What it is about.
  public func lose(_ message: String, _ subject: String = "", by count: Int = 1) {
    guard count > 0 else { return }
    let loss = Loss(message: message, subject: subject)
    if lost[loss] == nil { order.append(loss) }
    lost[loss, default: 0] += count
  }

  /// What was written and lost.
  func report(title: String) -> ExportReport {
    var report = ExportReport()
    report.counts = counts
    report.losses = order.map { loss in
      Message(
        loss.message,
        [
          "count": .number(lost[loss] ?? 0), "subject": .text(loss.subject),
          "title": .text(title),
        ])
    }
    return report
  }
}
