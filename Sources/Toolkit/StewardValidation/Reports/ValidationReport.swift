public import StewardModels

/// What is wrong with some records: for each that breaks a rule, where it is and every rule that it
/// breaks.
///
/// The violations of the first records are kept, up to a limit, and all are counted: a file with a
/// million bad rows does not fill the memory.
public struct ValidationReport: Sendable, Hashable {
  /// One record that breaks a rule.
  public struct Entry: Sendable, Hashable {
    /// Where it is.
    public let place: RecordPlace
    /// Every rule that it breaks, in the order of the fields.
    public let violations: [Violation]
  }

  /// Of how many records the violations are kept unless told otherwise.
  public static let defaultLimit = 10_000

  /// Of how many records the violations are kept.
  public let limit: Int
  /// The first records that break a rule, in the order in which they were added.
  public private(set) var entries: [Entry] = []
  /// How many records break a rule, kept or not.
  public private(set) var recordCount = 0
  /// How many rules they break.
  public private(set) var violationCount = 0

  /// An empty report.
  ///
  /// - Parameter limit: Of how many records the violations are kept; of one at the least.
  public init(limit: Int = ValidationReport.defaultLimit) { self.limit = max(limit, 1) }

  /// Whether no rule is broken.
  public var isEmpty: Bool { recordCount == 0 }
  /// Whether every violation is kept.
  public var isComplete: Bool { recordCount == entries.count }
  /// The violations that are kept, in order.
  public var violations: [Violation] { entries.flatMap(\.violations) }

  /// Adds a record; one without violations adds nothing.
  public mutating func add(_ violations: [Violation], at place: RecordPlace = RecordPlace()) {
    guard !violations.isEmpty else { return }
    recordCount += 1
    violationCount += violations.count
    if entries.count < limit { entries.append(Entry(place: place, violations: violations)) }
  }

  /// Adds what another report holds, after what is there.
  public mutating func merge(_ other: ValidationReport) {
    recordCount += other.recordCount
    violationCount += other.violationCount
    entries.append(contentsOf: other.entries.prefix(limit - entries.count))
  }
}
