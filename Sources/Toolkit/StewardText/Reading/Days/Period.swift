public import StewardModels

/// A span of the calendar, such as three years or two weeks: not a number of seconds.
///
/// Months and years are months, days and weeks are days, hours and minutes are seconds; the three
/// are not reckoned into each other.
public struct Period: Sendable, Hashable {
  /// Months; twelve for a year.
  public let months: Int
  /// Days; seven for a week.
  public let days: Int
  /// Seconds of clock time.
  public let seconds: Int

  /// Puts a span together.
  public init(months: Int = 0, days: Int = 0, seconds: Int = 0) {
    self.months = months
    self.days = days
    self.seconds = seconds
  }

  /// The same span backwards.
  public var negated: Period { Period(months: 0 - months, days: 0 - days, seconds: 0 - seconds) }

  /// The day that is so much later; clock time is left out.
  ///
  /// Months come first and end on the month's last day where it is shorter. Throws `overflow`
  /// outside the years 1 to 9999.
  public func added(to day: Day) throws(ModelError) -> Day {
    try day.adding(months: months).adding(days: days)
  }
}

extension Period: CustomStringConvertible {
  /// The span as it is typed: `3y`, `1y6mo`, `2w`, `90min`; `0d` for none.
  public var description: String {
    var parts = ""
    func add(_ amount: Int, _ unit: String) {
      if amount != 0 { parts += "\(amount)\(unit)" }
    }
    add(months / 12, "y")
    add(months % 12, "mo")
    if days % 7 == 0 { add(days / 7, "w") } else { add(days, "d") }
    add(seconds / 3600, "h")
    add(seconds % 3600 / 60, "min")
    return parts.isEmpty ? "0d" : parts
  }
}
