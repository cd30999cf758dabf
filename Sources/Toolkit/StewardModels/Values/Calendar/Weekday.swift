/// A day of the week, numbered as ISO 8601 numbers it.
@frozen
public enum Weekday: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The first day of the ISO week.
  case monday = 1
  /// The second day of the ISO week.
  case tuesday = 2
  /// The third day of the ISO week.
  case wednesday = 3
  /// The fourth day of the ISO week.
  case thursday = 4
  /// The fifth day of the ISO week.
  case friday = 5
  /// The sixth day of the ISO week.
  case saturday = 6
  /// The last day of the ISO week.
  case sunday = 7

  /// Monday comes first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
