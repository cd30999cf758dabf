import StewardModels
import StewardPersistence
import StewardText

extension ImportRun {
  /// Reads and checks the whole file.
  func check() throws {
    guard canGoOn else {
      // The headings are wrong: the rows are only shown.
      while report.samples.count < options.sampleCount, try source.next() { addSample() }
      return
    }
    do {
      try firstLook()
      if claims.needsSecondLook { try secondLook() }
    } catch let error as InterchangeError where error.isAboutContent {
      // Where the format is broken beyond one row, what was found before still stands.
      let problem = RowProblem(error, file: report.file)
      report.problems.add(problem)
      canGoOn = false
    }
    for warning in source.warnings { report.warnings.add(warning) }
  }

  private func firstLook() throws {
    try forEachDraft(.checking) { draft in
      report.rows += 1
      if report.rows <= options.sampleCount { addSample() }
      depths[draft.type.type.name, default: []].insert(draft.depth)
      for name in draft.named { namedTypes.insert(name.type) }
      let problems = check(draft)
      if !problems.isEmpty {
        report.rejected += 1
        hasFaultyRows = true
      }
      for problem in problems { report.problems.add(problem) }
    }
  }

  private func secondLook() throws {
    try forEachDraft(.checking) { draft in
      guard case .sound(let merged, _) = judge(draft) else { return }
      draft.forEachClaim(merged, key: key(of: draft)) { claims.notePlace(of: $0, source) }
    }
    for (number, problem) in claims.problems(file: report.file) {
      if contradictions[number] == nil { report.rejected += 1 }
      contradictions[number, default: []].append(problem.message)
      report.problems.add(problem)
    }
  }

  private func addSample() {
    switch source {
    case let table as TableSource: report.samples.append(table.sample(in: context))
    case let foreign as ForeignSource:
      report.records.append(ImportSample(source.draft, names: foreign.name))
    default: report.records.append(ImportSample(source.draft) { _, _ in nil })
    }
  }

  /// What is wrong with a row, as far as the file tells.
  ///
  /// Notes what it claims.
  private func check(_ draft: RecordDraft) -> [RowProblem] {
    switch judge(draft) {
    case .faulty(let problems): return problems
    case .sound(let merged, let row):
      draft.type.completion?.foresee(row)
      draft.forEachClaim(merged, key: key(of: draft)) { claims.note($0) }
      return []
    }
  }

  /// What a row is found to be, by itself: the same each time it is read.
  private enum Judgement {
    /// The values of its record, as far as they are known before the store is asked.
    case sound([Value], row: [Scalar])
    /// What is wrong with it.
    case faulty([RowProblem])
  }

  private func judge(_ draft: RecordDraft) -> Judgement {
    guard draft.problems.isEmpty else { return .faulty(draft.problems) }
    do {
      let merged = try checkedValues(draft)
      let row = draft.type.layout.row(merged)
      let problems = brokenRules(row, draft)
      return problems.isEmpty ? .sound(merged, row: row) : .faulty(problems)
    } catch {
      return .faulty([problem(error.field, error.problem)])
    }
  }

  /// What was reported of a row when the file was checked, found out anew: keeping it would take
  /// memory for every bad row.
  ///
  /// Costs nothing where the file has no bad row.
  func reportedProblems(_ draft: RecordDraft) -> [RowProblem] {
    guard hasFaultyRows, case .faulty(let problems) = judge(draft) else { return [] }
    return problems
  }

  /// The values of a record that is only checked: references by name lead to a record that is none,
  /// and a record without an identity has one that will not be kept.
  private func checkedValues(_ draft: RecordDraft) throws(RecordDraft.FieldFailure) -> [Value] {
    var merged = try draft.values(over: draft.type.layout.absent, in: context)
    for name in draft.named {
      do throws(ModelError) {
        if name.key == nil, knownPaths[name.text] == nil {
          knownPaths[name.text] = try RecordPath(name.text)
        }
        if name.length > Self.deepest {
          throw ModelError(
            .invalidValue,
            Message("interchange.import.tooDeep", ["limit": .number(Self.deepest)]))
        }
      } catch {
        throw RecordDraft.FieldFailure(field: name.field, problem: .problem(error))
      }
      merged[name.field] = .reference(Self.nobody)
    }
    if draft.identity == nil { merged[0] = .reference(draft.digest.identifier) }
    return merged
  }

  /// The rules that a row breaks.
  ///
  /// Of a row that may change a record only fields that it speaks of are judged: the others are
  /// those of the record.
  private func brokenRules(_ row: [Scalar], _ draft: RecordDraft) -> [RowProblem] {
    let mayChange = draft.identity != nil || key(of: draft) != nil
    do throws(ModelError) {
      let violations = try Row.view(row) { (row) throws(ModelError) in
        try draft.type.model.violations(in: row)
      }
      if violations.isEmpty { return [] }
      return problems(violations, draft) { !mayChange || draft.speaks(of: $0) }
    } catch {
      if mayChange, !draft.isGiven.allSatisfy(\.self) { return [] }
      return [
        RowProblem(file: report.file, line: draft.line, message: .problem(error))
      ]
    }
  }

  /// Violations as problems of the row.
  func problems(
    _ violations: [Violation], _ draft: RecordDraft, where isJudged: (Int) -> Bool = { _ in true }
  ) -> [RowProblem] {
    violations.compactMap { violation in
      guard let field = draft.type.type.index(ofField: violation.field) else {
        return RowProblem(file: report.file, line: draft.line, message: violation.message)
      }
      return isJudged(field) ? problem(field, violation.message) : nil
    }
  }

  /// The longest path: each length means one more look at the file.
  private static var deepest: Int { 100 }

  /// An identity that no record has, and no row whose content was not looked at.
  private static var nobody: Identifier {
    Identifier(high: 0x8000, low: 0x8000_0000_0000_0001)
  }
}

extension RecordDraft {
  /// Whether the row says something of a field.
  func speaks(of field: Int) -> Bool {
    isGiven[field] || special.contains { $0.field == field }
      || named.contains { $0.field == field } || own.contains { $0.column.field == field }
  }
}

extension InterchangeError {
  /// Whether the file's content is at fault, and not the reading of it.
  fileprivate var isAboutContent: Bool {
    [.invalidEncoding, .malformed, .ragged, .tooLarge].contains(code)
  }
}
