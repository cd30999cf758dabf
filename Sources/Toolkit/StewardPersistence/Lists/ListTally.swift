public import StewardModels

/// What stands on a list, counted.
public struct ListTally: Hashable, Sendable {
  /// How many entries there are.
  public var count = 0
  /// How many of them are checked.
  public var checked = 0
  /// How many open ones were due before today.
  public var overdue = 0
  /// How many open ones are due today.
  public var dueToday = 0
  /// The first column of the earliest due day or time of an open one; null where none is due.
  public var earliestDue = Scalar.null
  /// When an entry was last changed; asked for by name, as it costs a look at every entry.
  public var changed: Moment?

  /// A tally of an empty list.
  public init() {}

  /// How many entries are open.
  public var remaining: Int { count - checked }
}
