import StewardModels
import StewardPersistence
import StewardQuery
import StewardText
import StewardValidation

/// Writes drafts to a store, in one transaction.
final class DraftWriter {
  let run: ImportRun
  let transaction: Transaction
  private var rejections: (any RejectionWriter)?
  var references: ReferenceFinder
  /// The types of which the store held records before.
  private(set) var typesInStore: Set<String> = []
  /// How often a content that comes more than once has come.
  var occurrences: [ContentDigest: Int] = [:]
  /// The rows that wait for a record further down, by their numbers.
  private(set) var waiting: Set<Int> = []
  /// Whether a row that was written turned out to be bad when it was too late to reject it.
  var isBroken = false
  private var tally: ImportTally

  init(
    _ run: ImportRun, _ transaction: Transaction, _ rejections: (any RejectionWriter)?
  ) throws {
    self.run = run
    self.transaction = transaction
    self.rejections = rejections
    references = ReferenceFinder(run.types)
    tally = try ImportTally(run.lists, run.types, in: transaction)
    for type in run.types {
      try transaction.scan(RecordQuery(type.type.name, limit: 1), fields: ["id"]) { _ in
        typesInStore.insert(type.type.name)
        return false
      }
    }
  }

  /// Writes the record of a row, or rejects the row.
  ///
  /// - Parameter canWait: Whether a row that names a record which is not there may wait for it.
  func write(_ draft: RecordDraft, canWait: Bool = false) throws {
    waiting.remove(draft.number)
    // What was reported when the file was checked is not told again.
    let problems = run.reportedProblems(draft)
    if !problems.isEmpty || run.contradictions[draft.number] != nil {
      try reject(draft, problems, isReported: true)
      return
    }
    do {
      try put(draft)
    } catch is NotYet where canWait {
      waiting.insert(draft.number)
    } catch let error as NotYet {
      try reject(draft, [run.problem(error.field, error.problem)])
    } catch let error as RecordDraft.FieldFailure {
      try reject(draft, [run.problem(error.field, error.problem)])
    } catch let error as ValidationError {
      try reject(draft, run.problems(error.report.violations, draft))
    } catch let error as ModelError {
      try reject(draft, [rowProblem(draft, error)])
    } catch let error as StoreError where error.isAboutRow {
      try reject(draft, [rowProblem(draft, error)])
    }
  }

  /// Ends the writing of a row that names a record which is not there.
  struct NotYet: Error {
    let field: Int
    let problem: Message
  }

  private func put(_ draft: RecordDraft) throws {
    let type = draft.type
    let place = try place(of: draft)
    if place.isEarlierImport {
      count(draft)
      run.report.unchanged += 1
      if let old = place.old { try noteUnchanged(old, type) }
      return
    }
    let oldRow = try place.old.map { try transaction.declaredRow($0, model: type.model) }
    let oldValues = try oldRow.map { try type.layout.values($0) }
    if let oldValues { draft.applyRules(over: oldValues) }
    var values = try draft.values(over: oldValues ?? type.layout.absent, in: run.context)
    values[0] = .reference(place.id)
    for name in draft.named {
      values[name.field] = .reference(try record(name))
    }
    count(draft)
    try checkReferences(values, draft)
    var row = type.layout.row(values)
    try type.completion?.complete(&row, replacing: oldRow, in: transaction)
    guard let old = place.old else {
      try transaction.insert(row, model: type.model)
      if draft.identity == nil || draft.isForeign {
        run.report.made += 1
        tally.note(type.type, values, \.made, &run.report)
      } else {
        run.report.restored += 1
        tally.note(type.type, values, \.restored, &run.report)
      }
      return
    }
    let stored = try transaction.update(old, to: row, model: type.model)
    // Told already, with the row before.
    if draft.isFurther { return }
    if stored.row == old.row {
      run.report.unchanged += 1
      tally.note(type.type, values, \.unchanged, &run.report)
    } else {
      run.report.updated += 1
      tally.note(type.type, values, \.updated, &run.report)
    }
    if let oldValues {
      let reference = RecordReference(type: type.type.name, id: place.id)
      try tally.noteTicks(
        type.type, from: oldValues, to: values,
        name: { try transaction.name(of: reference) }, &run.report)
    }
  }

  private func noteUnchanged(_ old: StoredRecord, _ type: ImportType) throws {
    let values = try type.layout.values(try transaction.declaredRow(old, model: type.model))
    tally.note(type.type, values, \.unchanged, &run.report)
  }

  /// Tells what was done on which list.
  func finish() throws { try tally.finish(&run.report, in: transaction) }

  func reject(
    _ draft: RecordDraft, _ problems: [RowProblem], isReported: Bool = false
  ) throws {
    if !isReported { for problem in problems { run.report.problems.add(problem) } }
    run.report.rejected += 1
    guard rejections != nil else { return }
    let reasons = problems.map(\.message) + (run.contradictions[draft.number] ?? [])
    try rejections?.write(reasons: reasons.map { run.options.catalogue.words(for: $0) })
  }

  private func rowProblem(_ draft: RecordDraft, _ error: some StewardError) -> RowProblem {
    let field = (error as? StoreError)?.field.flatMap { draft.type.type.index(ofField: $0) }
    if let field { return run.problem(field, .problem(error)) }
    return RowProblem(file: run.report.file, line: draft.line, message: .problem(error))
  }
}

extension StoreError {
  /// Whether a row is at fault.
  fileprivate var isAboutRow: Bool {
    [.duplicate, .dangling, .notFound, .unknownType].contains(code)
  }
}
