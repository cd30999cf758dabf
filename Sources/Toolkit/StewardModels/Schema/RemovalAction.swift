/// What happens to the records that refer to a record when that is removed.
///
/// The toolkit carries it out, record by record, so that the journal can take it back.
public enum RemovalAction: String, Sendable, Hashable {
  /// The removal is refused while anything refers to the record.
  case refuse
  /// What refers to it is removed with it.
  case cascade
  /// What refers to it stays, its reference becomes nil.
  case clear
}
