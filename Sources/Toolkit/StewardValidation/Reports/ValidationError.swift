public import StewardModels

/// Records that break rules, with everything that is wrong with them.
public struct ValidationError: StewardError, Hashable {
  /// Which kind of failure it is.
  public struct Code: Sendable, Hashable {
    private enum Kind { case invalid }
    private let kind: Kind

    /// A record breaks a rule.
    public static let invalid = Code(kind: .invalid)
  }

  /// Which kind of failure it is.
  public let code: Code
  /// Everything that is wrong.
  public let report: ValidationReport
  /// The first violation with its place, and how many more there are.
  public let message: Message
  /// What can be done about it: an example of what belongs there, or which fields are to be mended.
  public let hint: Message?

  /// Makes an error of a report that is not empty.
  ///
  /// - Parameters:
  ///   - report: Everything that is wrong.
  ///   - type: The type of the records, whose fields may tell of an example.
  public init(_ report: ValidationReport, type: RecordType? = nil) {
    code = .invalid
    self.report = report
    message = report.summary
    hint = report.hint(type: type)
  }

  /// Makes an error of the violations of one record.
  public init(_ violations: [Violation], at place: RecordPlace = RecordPlace()) {
    var report = ValidationReport()
    report.add(violations, at: place)
    self.init(report)
  }

  /// Every violation that is kept, with its value, one on a line.
  public var details: String {
    report.entries.flatMap { entry in
      entry.violations.map { violation in
        let place = entry.place.message.map { "\($0): " } ?? ""
        return "\(place)\(violation.field) [\(violation.code)] \(violation.message): "
          + String(reflecting: violation.value)
      }
    }.joined(separator: "\n")
  }

  /// One error of two, the first's violations first.
  public func merged(with other: ValidationError) -> ValidationError {
    var merged = report
    merged.merge(other.report)
    return ValidationError(merged)
  }
}
