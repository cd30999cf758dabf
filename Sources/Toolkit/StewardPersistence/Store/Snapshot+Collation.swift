public import StewardText

extension Snapshot {
  /// The order of the store's language.
  public var collation: Collation { reader.collation }
}
