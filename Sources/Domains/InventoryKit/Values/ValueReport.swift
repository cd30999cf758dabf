public import StewardModels

/// What items are worth, in all and by what they have in common.
public struct ValueReport: Hashable, Sendable {
  /// What items are put together by.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// Where they lie: a tree.
    case place
    /// Their category.
    case category
    /// Their tags; an item with two of them counts in both lines.
    case tag
  }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// The place, category or tag; nil for items without one.
    public let name: String?
    /// The place, where the lines are places.
    public let place: Identifier?
    /// How deep the place lies in others; 0 for an outermost one, and for what is no tree.
    public let depth: Int
    /// The items right there.
    public let own: Worth
    /// The items there and in all places that lie in it; the same as `own` for what is no tree.
    public let whole: Worth
  }

  /// What the items are worth in all.
  public let total: Worth
  /// The lines in the order of the store's language, a place before those that lie in it.
  ///
  /// Items without one come last. Empty where nothing was to be put together.
  public let lines: [Line]
}
