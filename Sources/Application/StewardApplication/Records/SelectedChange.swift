public import StewardCommandLine
public import StewardModels
public import StewardPersistence
public import StewardQuery

/// A change that a verb of a domain makes to the records that its words name.
public struct SelectedChange: Sendable {
  let session: Session
  let stem: String
  let asksAboutParts: Bool
  let candidates: FilterExpression?

  /// Prepares a change of records of the program's main type.
  ///
  /// - Parameters:
  ///   - stem: The beginning of the messages' ids: `.done` and `.would` follow, and `.done.many` and
  ///     `.would.many` where more than ten records were changed.
  ///   - asksAboutParts: Whether a record that was named by a part of its name is asked about.
  ///   - candidates: What the verb can be about, where that is not what lists hold: a filter chooses
  ///     among those alone, and of several records called alike those are meant.
  public init(
    _ session: Session, telling stem: String, asksAboutParts: Bool = false,
    candidates: FilterExpression? = nil
  ) {
    self.session = session
    self.stem = stem
    self.asksAboutParts = asksAboutParts
    self.candidates = candidates
  }

  /// Changes the records in one transaction, asks before where there are many, and tells what was
  /// changed.
  ///
  /// - Parameters:
  ///   - reading: Reads what was said beside the records, before those are looked for.
  ///   - check: Looks at all records before the first is changed.
  ///   - body: Changes one record, and returns the records to tell of: the one that it is about first,
  ///     then those that were changed besides.
  public func carryOut<Said: Sendable>(
    reading: @escaping @Sendable (Transaction, Habits) throws -> Said,
    check: @escaping @Sendable ([Identifier]) throws -> Void = { _ in },
    _ body: @escaping @Sendable (Transaction, Habits, Said, Identifier) throws -> [Identifier]
  ) async throws -> ExitCode {
    var confirmation = Confirmation(
      session: session, isRemoval: false, asksAboutParts: asksAboutParts, candidates: candidates)
    confirmation.check = { _ = try reading($0, $1) }
    let session = session
    let outcome = try await confirmation.carryOut { transaction, habits, selection in
      try check(selection.ids)
      let said = try reading(transaction, habits)
      var outcome = ChangeOutcome()
      for id in selection.ids {
        try Self.change(id, session, transaction, habits, &outcome) {
          try body(transaction, habits, said, id)
        }
      }
      return outcome
    }
    guard let outcome else { return try session.refused() }
    try outcome.tell(session, stem)
    return .success
  }

  /// The same for a verb to which nothing is said beside the records.
  public func carryOut(
    _ body: @escaping @Sendable (Transaction, Habits, Identifier) throws -> [Identifier]
  ) async throws -> ExitCode {
    try await carryOut(reading: { _, _ in }) { transaction, habits, _, id in
      try body(transaction, habits, id)
    }
  }

  private static func change(
    _ id: Identifier, _ session: Session, _ transaction: Transaction, _ habits: Habits,
    _ outcome: inout ChangeOutcome, _ body: () throws -> [Identifier]
  ) throws {
    let model = session.main.model
    func record(_ id: Identifier) throws -> StoredRecord? {
      try transaction.record(RecordReference(type: model.type.name, id: id))
    }
    guard let old = try record(id) else { return }
    let before = try transaction.values(of: old, model)
    for (index, told) in try body().enumerated() {
      guard let new = try record(told) else { continue }
      guard new.row != old.row else {
        outcome.unchanged += 1
        continue
      }
      let report = try ChangeReport(
        new, of: model, in: transaction, habits, old: before, columns: model.type.allColumns)
      if index == 0 { outcome.reports.append(report) } else { outcome.besides.append(report) }
    }
  }
}
