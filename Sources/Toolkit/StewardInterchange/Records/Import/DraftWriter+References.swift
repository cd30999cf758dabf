import StewardModels
import StewardPersistence
import StewardQuery

extension DraftWriter {
  /// The record that a row names.
  ///
  /// - Throws: `NotYet` where there is none.
  func record(_ name: RecordDraft.Named) throws -> Identifier {
    let id: Identifier?
    if let key = name.key, let type = run.types.first(where: { $0.type.name == name.type }) {
      id = try references.record(
        holding: name.text, in: FieldPath(type.type.fields[key].name), type: name.type, transaction)
    } else {
      id = try references.record(named: name.text, type: name.type, in: transaction)
    }
    guard let id else {
      throw NotYet(
        field: name.field,
        problem: Message(
          "interchange.import.nobody", ["type": .text(name.type), "name": .text(name.text)]))
    }
    return id
  }

  /// Looks for the records that a row refers to by identity.
  func checkReferences(_ values: [Value], _ draft: RecordDraft) throws {
    for (field, value) in draft.values.enumerated() where field > 0 && draft.isGiven[field] {
      guard case .reference(let id) = value, values[field] == value,
        case .reference(let target) = draft.type.type.fields[field].kind
      else { continue }
      let record = RecordReference(type: target, id: id)
      if try references.isThere(record, in: transaction) { continue }
      let missing = Message("interchange.import.missing", ["type": .text(target)])
      guard run.depths[target] != nil else {
        throw RecordDraft.FieldFailure(field: field, problem: missing)
      }
      references.wait(
        for: record, .init(line: draft.line, problem: run.problem(field, missing)))
    }
  }

  /// Looks for the records that were to come.
  func checkPending() throws {
    for (record, pending) in references.pending.sorted(by: { $0.value.line < $1.value.line })
    where try transaction.record(record) == nil {
      run.report.problems.add(pending.problem)
      isBroken = true
    }
  }
}
