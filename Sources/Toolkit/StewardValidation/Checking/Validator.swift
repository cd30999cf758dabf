public import StewardModels

/// Checks records of one type: every rule of their fields and of the record, all at once.
///
/// Saving, importing and editing all check with it, so that they refuse the same.
///
/// ```swift
/// try Validator(Book.self).validate(book)
/// ```
public struct Validator<Root: Record>: Sendable {
  private let schema: Schema<Root>

  /// Checks by the schema of a record type.
  public init(_ type: Root.Type = Root.self) { schema = Root.schema }

  /// Every rule that a record breaks: first those of fields, in the order of their declaration,
  /// then those of several fields.
  public func violations(of record: Root) -> [Violation] {
    var violations: [Violation] = []
    schema.check(record, into: &violations)
    return violations
  }

  /// Appends every rule that a record breaks.
  ///
  /// For streams: a buffer that is emptied and given again allocates nothing while records keep
  /// their rules.
  ///
  /// - Returns: Whether the record keeps every rule.
  @discardableResult
  public func check(_ record: Root, into violations: inout [Violation]) -> Bool {
    let count = violations.count
    schema.check(record, into: &violations)
    return violations.count == count
  }

  /// Refuses a record that breaks a rule.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - place: Where it is, where that is not plain: the error begins with it.
  /// - Throws: `ValidationError` with every rule that it breaks.
  public func validate(
    _ record: Root, at place: RecordPlace = RecordPlace()
  ) throws(ValidationError) {
    let violations = violations(of: record)
    if violations.isEmpty { return }
    var report = ValidationReport()
    report.add(violations, at: place)
    throw ValidationError(report, type: schema.type)
  }

  /// What is wrong with several records, each under its index.
  ///
  /// - Parameters:
  ///   - records: The records, read once.
  ///   - limit: Of how many broken records the violations are kept; the others are counted.
  public func report(
    on records: some Sequence<Root>, limit: Int = ValidationReport.defaultLimit
  ) -> ValidationReport {
    var report = ValidationReport(limit: limit)
    var violations: [Violation] = []
    for (index, record) in records.enumerated() where !check(record, into: &violations) {
      report.add(
        violations, at: RecordPlace(index: index, identifier: record.id.identifier))
      violations.removeAll(keepingCapacity: true)
    }
    return report
  }

  /// Refuses several records if one of them breaks a rule.
  ///
  /// - Throws: `ValidationError` with every rule that each of them breaks.
  public func validate(all records: some Sequence<Root>) throws(ValidationError) {
    let report = report(on: records)
    if !report.isEmpty { throw ValidationError(report, type: schema.type) }
  }
}
