public import StewardModels

/// What a domain fills in, and checks against the store, when records of a type are written: a number
/// given in turn, a name that is taken.
///
/// A copy is made for each transaction, and asked about each record before that is written. Rows have
/// their columns in the order of the program's declaration.
public protocol RowCompletion: Sendable {
  /// Takes note of a record that is going to be written later in the transaction, so that nothing it
  /// holds is given to another before. An import calls it for each row as it checks the file.
  mutating func foresee(_ row: [Scalar])

  /// Fills in what a record lacks, and checks it.
  ///
  /// - Parameters:
  ///   - row: The record as it is going to be written.
  ///   - old: The record as it is; nil for a new one.
  ///   - transaction: The transaction that will write it.
  /// - Throws: `ValidationError` with what keeps the record from being written.
  mutating func complete(
    _ row: inout [Scalar], replacing old: [Scalar]?, in transaction: Transaction) throws

  /// Whether no two records that lie in the same one may be called alike: an import then looks for
  /// such rows before it writes. False unless told otherwise.
  var keepsNamesApart: Bool { get }
}

extension RowCompletion {
  /// Records that lie in the same one may be called alike.
  public var keepsNamesApart: Bool { false }
}
