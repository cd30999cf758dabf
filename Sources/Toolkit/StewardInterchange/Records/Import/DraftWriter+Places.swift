import StewardModels
import StewardPersistence
import StewardQuery
import StewardText

extension DraftWriter {
  /// Where the record of a draft is, or is to be.
  struct Place {
    let id: Identifier
    let old: StoredRecord?
    /// Whether an earlier import of the same row made it.
    var isEarlierImport = false
  }

  func place(of draft: RecordDraft) throws -> Place {
    let name = draft.type.type.name
    let isNewType = !typesInStore.contains(name)
    if let id = draft.identity {
      if isNewType, !draft.isFurther { return Place(id: id, old: nil) }
      return Place(id: id, old: try transaction.record(RecordReference(type: name, id: id)))
    }
    if let key = run.key(of: draft) {
      let old = isNewType ? nil : try record(draft, key)
      if let old { return Place(id: old.id, old: old) }
      let id = try keyIdentity(draft, key, isNewType) ?? IdentifierSource.shared.next()
      return Place(id: id, old: nil)
    }
    let id = identity(draft)
    if isNewType { return Place(id: id, old: nil) }
    let old = try transaction.record(RecordReference(type: name, id: id))
    return Place(id: id, old: old, isEarlierImport: old != nil)
  }

  /// The identity that follows from another program's key, so that the same file gives the same
  /// records in every store; nil where it follows from none, or a record has it already.
  private func keyIdentity(
    _ draft: RecordDraft, _ key: Int, _ isNewType: Bool
  ) throws -> Identifier? {
    guard run.isKeyForeign, case .text(let text) = draft.values[key] else { return nil }
    var hasher = ContentHasher()
    hasher.add(draft.type.type.name)
    hasher.add(draft.type.type.fields[key].name)
    hasher.add(text.folded)
    let id = hasher.digest().identifier
    if isNewType { return id }
    let record = RecordReference(type: draft.type.type.name, id: id)
    return try transaction.record(record) == nil ? id : nil
  }

  /// The identity that follows from a row's content, and from how often it came before.
  func identity(_ draft: RecordDraft) -> Identifier {
    let digest = draft.digest
    guard run.claims.suspects.contains(digest) else { return digest.identifier }
    let before = occurrences[digest, default: 0]
    if before == 0 { return digest.identifier }
    var hasher = ContentHasher()
    hasher.add(digest.identifier.description)
    hasher.add(before)
    return hasher.digest().identifier
  }

  /// Notes that a row's content has come once more.
  func count(_ draft: RecordDraft) {
    guard draft.identity == nil, run.key(of: draft) == nil,
      run.claims.suspects.contains(draft.digest)
    else { return }
    occurrences[draft.digest, default: 0] += 1
  }

  /// The record that holds what a row says in the key's field; nil where none does.
  func record(_ draft: RecordDraft, _ key: Int) throws -> StoredRecord? {
    let values = try draft.values(over: draft.type.layout.absent, in: run.context)
    let field = FieldPath(draft.type.type.fields[key].name)
    let filter: FilterExpression
    switch values[key] {
    case .none: return nil
    case .text(let text): filter = .text(field, .equals, text)
    case let value: filter = .compare(field, .equal, value)
    }
    let found = try transaction.records(
      RecordQuery(draft.type.type.name, filter: filter, limit: 2))
    if found.count > 1 {
      throw RecordDraft.FieldFailure(
        field: key, problem: Message("interchange.import.keySeveral"))
    }
    return found.first
  }
}
