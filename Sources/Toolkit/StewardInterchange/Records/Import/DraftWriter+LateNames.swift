import StewardModels
import StewardPersistence
import StewardValidation

// References by name to records that may stand further down in the file: they are set when all
// records are there.
extension DraftWriter {
  /// Begins to go through the file once more.
  func beginLateNames() { occurrences.removeAll() }

  /// Sets the references of a row by name to records that may have stood further down.
  func writeLateNames(_ draft: RecordDraft) throws {
    guard draft.problems.isEmpty, run.badLines[draft.line] == nil,
      !rejectedLines.contains(draft.line)
    else { return }
    let isByContent = draft.identity == nil && run.key(of: draft) == nil
    // Also of a row without such references the content has come once more.
    let content = isByContent ? identity(draft) : nil
    let late = draft.named.filter { isLate($0, draft.type) }
    guard !late.isEmpty else { return }
    do {
      try setReferences(late, draft, content: content)
    } catch let error as RecordDraft.FieldFailure {
      try reject(draft, [run.problem(error.field, error.problem)], isWritten: true)
    } catch let error as ValidationError {
      try reject(draft, run.problems(error.report.violations, draft), isWritten: true)
    }
  }

  private func setReferences(
    _ late: [RecordDraft.Named], _ draft: RecordDraft, content: Identifier?
  ) throws {
    let type = draft.type
    var stored: StoredRecord?
    if let id = draft.identity ?? content {
      stored = try transaction.record(RecordReference(type: type.type.name, id: id))
    } else if let key = run.key(of: draft) {
      stored = try record(draft, key)
    }
    // What an earlier import made is left as it is.
    guard let stored, content == nil || stored.revision == revision else { return }
    let oldRow = try transaction.declaredRow(stored, model: type.model)
    var values = try type.layout.values(oldRow)
    for name in late { values[name.field] = .reference(try record(name, draft)) }
    var row = type.layout.row(values)
    try type.completion?.complete(&row, replacing: oldRow, in: transaction)
    let kept = try transaction.update(stored, to: row, model: type.model)
    if kept.row != stored.row, stored.revision != revision {
      run.report.updated += 1
      run.report.unchanged -= 1
      revision = revision ?? kept.revision
    }
  }
}
