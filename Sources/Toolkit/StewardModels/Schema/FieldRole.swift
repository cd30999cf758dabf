/// What a field is for, beyond its kind, where the toolkit gives it a meaning of its own.
public enum FieldRole: String, Sendable, Hashable, CaseIterable {
  /// What the record is called.
  case name
  /// Free text about it.
  case note
  /// When it is due.
  case due
  /// Before when it need not be seen.
  case start
  /// Whether, or when, it was done.
  case done
  /// Its icon.
  case icon
  /// The record of the same type that it lies in.
  ///
  /// Stores take circles. Who wants none asks `Snapshot.treeViolations` before writing.
  case parent
  /// Its place in a manual order.
  case position
  /// Whether, or when, it was put away: kept, but out of lists.
  case archived
  /// A number or code that names it: an asset number, a barcode.
  case code
  /// When it was made: set by the store where it is nil.
  case created
  /// When it was last changed: set by the store.
  case changed
}
