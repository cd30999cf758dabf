public import StewardModels
import StewardValidation

/// The completion for a type whose records lie in each other: none in itself, and no two of a name in
/// the same one.
public struct TreeCompletion: RowCompletion {
  private let type: RecordType
  private let namesAreUnique: Bool

  /// Keeps the tree of a record type.
  public init(_ type: RecordType, namesAreUnique: Bool) {
    self.type = type
    self.namesAreUnique = namesAreUnique
  }

  /// Whether no two records of a name may lie in the same one.
  public var keepsNamesApart: Bool { namesAreUnique }

  /// Nothing: what a row says of its place is checked when it is written.
  public mutating func foresee(_ row: [Scalar]) {}

  /// Checks the record's place in the tree.
  ///
  /// - Throws: `ValidationError` as of `Snapshot.treeViolations`.
  public mutating func complete(
    _ row: inout [Scalar], replacing old: [Scalar]?, in transaction: Transaction
  ) throws {
    let violations = try transaction.treeViolations(
      of: row, type: type, namesAreUnique: namesAreUnique)
    if violations.isEmpty { return }
    throw ValidationError(violations, at: RecordPlace(identifier: row[0].identifier))
  }
}
