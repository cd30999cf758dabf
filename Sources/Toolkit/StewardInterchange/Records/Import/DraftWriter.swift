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
  /// The revision of what this transaction wrote.
  var revision: Int64?
  /// The lines of rows that were rejected while they were written.
  private(set) var rejectedLines: Set<Int> = []
  /// Whether a row that was written turned out to be bad when it was too late to reject it.
  var isBroken = false

  init(
    _ run: ImportRun, _ transaction: Transaction, _ rejections: (any RejectionWriter)?
  ) throws {
    self.run = run
    self.transaction = transaction
    self.rejections = rejections
    references = ReferenceFinder(run.types)
    for type in run.types {
      try transaction.scan(RecordQuery(type.type.name, limit: 1), fields: ["id"]) { _ in
        typesInStore.insert(type.type.name)
        return false
      }
    }
  }

  /// Writes the record of a row, or rejects the row.
  func write(_ draft: RecordDraft) throws {
    if !draft.problems.isEmpty || run.badLines[draft.line] != nil {
      // Reported when the file was checked.
      try reject(draft, draft.problems, isReported: true)
      return
    }
    do {
      try put(draft)
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

  private func put(_ draft: RecordDraft) throws {
    let type = draft.type
    let place = try place(of: draft)
    if place.isEarlierImport {
      run.report.unchanged += 1
      return
    }
    let oldRow = try place.old.map { try transaction.declaredRow($0, model: type.model) }
    var values = try draft.values(
      over: oldRow.map { try type.layout.values($0) } ?? type.layout.absent, in: run.context)
    values[0] = .reference(place.id)
    for name in draft.named where !isLate(name, type) {
      values[name.field] = .reference(try record(name, draft))
    }
    try checkReferences(values, draft)
    var row = type.layout.row(values)
    try type.completion?.complete(&row, replacing: oldRow, in: transaction)
    guard let old = place.old else {
      let stored = try transaction.insert(row, model: type.model)
      revision = revision ?? stored.revision
      if draft.identity == nil { run.report.made += 1 } else { run.report.restored += 1 }
      return
    }
    let stored = try transaction.update(old, to: row, model: type.model)
    if stored.row == old.row {
      run.report.unchanged += 1
    } else {
      revision = revision ?? stored.revision
      run.report.updated += 1
    }
  }

  func reject(
    _ draft: RecordDraft, _ problems: [RowProblem], isReported: Bool = false,
    isWritten: Bool = false
  ) throws {
    if !isReported { for problem in problems { run.report.problems.add(problem) } }
    rejectedLines.insert(draft.line)
    if isWritten { isBroken = true }
    run.report.rejected += 1
    guard rejections != nil else { return }
    let reasons = problems.map(\.message) + (run.badLines[draft.line] ?? [])
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
