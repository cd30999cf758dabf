/// Which number of `3/4/2026` is the day.
public enum DayOrder: Sendable, Hashable {
  /// The third of April.
  case dayFirst
  /// The fourth of March.
  case monthFirst
}
