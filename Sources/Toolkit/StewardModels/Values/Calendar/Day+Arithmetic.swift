extension Day {
  /// So many days later, earlier when negative.
  ///
  /// Throws `overflow` outside the years 1 to 9999.
  public func adding(days: Int) throws(ModelError) -> Day {
    let (sum, overflows) = daysSince1970.addingReportingOverflow(days)
    guard !overflows else { throw .dayOutOfRange }
    return try Day(daysSince1970: sum)
  }

  /// So many weeks later, earlier when negative.
  ///
  /// Throws `overflow` outside the years 1 to 9999.
  public func adding(weeks: Int) throws(ModelError) -> Day {
    let (days, overflows) = weeks.multipliedReportingOverflow(by: 7)
    guard !overflows else { throw .dayOutOfRange }
    return try adding(days: days)
  }

  /// The same day so many months later; the month's last day where it has no such day.
  ///
  /// 31 January and one month is 28 or 29 February. To repeat without drift, count from the first
  /// day each time. Throws `overflow` outside the years 1 to 9999.
  public func adding(months: Int) throws(ModelError) -> Day {
    let parts = components
    let (sum, overflows) = months.addingReportingOverflow(parts.year * 12 + parts.month - 1)
    guard !overflows, sum >= 12, sum < 120_000 else { throw .dayOutOfRange }
    let year = sum / 12
    let month = sum % 12 + 1
    let day = Swift.min(parts.day, Day.daysIn(month: month, year: year))
    return Day(unchecked: Day.count(year: year, month: month, day: day))
  }

  /// The same day so many years later; 28 February for a 29th where there is none.
  ///
  /// Throws `overflow` outside the years 1 to 9999.
  public func adding(years: Int) throws(ModelError) -> Day {
    let (months, overflows) = years.multipliedReportingOverflow(by: 12)
    guard !overflows else { throw .dayOutOfRange }
    return try adding(months: months)
  }

  /// How many days after another day it is; negative before.
  public func days(since other: Day) -> Int { other.distance(to: self) }
}
