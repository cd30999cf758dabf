public import StewardModels

/// Finds or makes the records that many paths name, each path once: for imports, where thousands of
/// rows name a few places.
///
/// A value of its own for each transaction: it remembers what it found.
public struct PathResolver: Sendable {
  /// The record type's name.
  public let type: String
  private var known: [String: Identifier] = [:]

  /// Resolves paths of records of a type.
  public init(type: String) { self.type = type }

  /// The record at a path; nil where there is none.
  ///
  /// - Throws: `ModelError` for a text that is no path.
  public mutating func find(_ text: String, in snapshot: Snapshot) throws -> Identifier? {
    if let id = known[text] { return id }
    guard let id = try snapshot.record(at: RecordPath(text), type: type) else { return nil }
    known[text] = id
    return id
  }

  /// The record at a path, made where it is missing.
  ///
  /// - Throws: `ModelError` for a text that is no path, and as `Transaction.makeRecord(at:type:)`.
  public mutating func make(_ text: String, in transaction: Transaction) throws -> Identifier {
    if let id = known[text] { return id }
    let id = try transaction.makeRecord(at: RecordPath(text), type: type)
    known[text] = id
    return id
  }
}
