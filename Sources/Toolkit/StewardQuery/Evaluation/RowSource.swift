public import StewardModels

/// Where conditions on other records find those records: the store itself.
public protocol RowSource {
  /// The row of a record, its columns in the order of its type's declaration; nil where there is no
  /// such record.
  func row(of type: String, id: Identifier) -> [Scalar]?
}
