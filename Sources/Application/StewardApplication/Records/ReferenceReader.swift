public import StewardModels
public import StewardPersistence
import StewardText

/// Finds the record of any type of a domain that a person means by a handle, a path, or the end of a
/// path that no other has.
public struct ReferenceReader {
  let domain: DomainDescription
  let snapshot: Snapshot

  /// Reads references to records of a domain.
  public init(_ domain: DomainDescription, _ snapshot: Snapshot) {
    self.domain = domain
    self.snapshot = snapshot
  }

  /// The record that a text means.
  ///
  /// - Parameter byPart: Whether a part of a name will do that no other has.
  /// - Throws: `ApplicationError.Code.notFound` with the nearest names, `.ambiguous` with the
  ///   candidates.
  public func find(
    _ text: String, of target: String, byPart: Bool = true
  ) throws -> Identifier {
    if let id = try known(text, of: target) { return id }
    var finder = RecordFinder(snapshot, type: try type(target))
    if target != domain.main.model.type.name {
      finder.hint = Message("application.reference.none.path")
    }
    guard byPart else { throw try finder.notFound(text) }
    return try finder.find(text).id
  }

  /// The record that a text means; one that is made of its name alone is made.
  ///
  /// - Parameter option: What the text was typed for, for the error.
  public func findOrMake(
    _ text: String, of target: String, for option: String, in transaction: Transaction
  ) throws -> Identifier {
    if let id = try known(text, of: target) { return id }
    try refuseReserved(text, for: option)
    return try transaction.makeRecord(at: RecordPath(text.nfc), type: target)
  }

  /// Makes sure that a text means a record, or can be what a new one is called.
  ///
  /// - Parameter option: What the text was typed for, for the error.
  public func check(_ text: String, of target: String, for option: String) throws {
    if try known(text, of: target) == nil { try refuseReserved(text, for: option) }
  }

  private func refuseReserved(_ text: String, for option: String) throws(ApplicationError) {
    // In filters these words mean nothing and anything: what is called so could not be found again.
    if ["none", "any"].contains(text.folded) {
      throw ApplicationError(
        .usage,
        Message("application.reference.reserved", ["field": .text(option), "text": .text(text)]),
        hint: Message("application.reference.reserved.hint", ["field": .text(option)]))
    }
  }

  /// The record that a text means; nil where there is none.
  func known(_ text: String, of target: String) throws -> Identifier? {
    let finder = RecordFinder(snapshot, type: try type(target))
    if let id = try finder.byHandle(text) { return id }
    let path = try RecordPath(text.nfc)
    if let id = try snapshot.record(at: path, type: target) { return id }
    let ending = try snapshot.records(endingIn: path, type: target)
    if ending.count > 1 { throw try finder.ambiguous(text, ending) }
    return try ending.first ?? finder.byCode(text).first
  }

  private func type(_ target: String) throws -> RecordType {
    guard let type = domain.type(target)?.model.type ?? snapshot.catalog.type(target) else {
      throw StoreError(.unknownType, Message("store.type.unknown", ["type": .text(target)]))
    }
    return type
  }
}
