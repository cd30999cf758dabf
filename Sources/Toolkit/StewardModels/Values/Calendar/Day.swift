/// A day of the calendar, without time and without zone.
///
/// Days are counted in the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31. A day is
/// four bytes, passes through no time zone, and is the same day everywhere.
///
///     let day = try Day(iso: "2026-12-24")
///     try day.adding(months: 2)  // 2027-02-24
@frozen
public struct Day: Hashable, Sendable, Comparable {
  @usableFromInline
  let count: Int32

  /// A day by its distance from 1970-01-01, when it is known to lie in the years 1 to 9999.
  ///
  /// Costs nothing and checks nothing; for values that were checked when they were stored.
  @inlinable
  public init(unchecked daysSince1970: Int) {
    count = Int32(truncatingIfNeeded: daysSince1970)
  }

  /// A day by its distance from 1970-01-01; throws `overflow` outside the years 1 to 9999.
  @inlinable
  public init(daysSince1970: Int) throws(ModelError) {
    guard daysSince1970 >= Day.firstCount, daysSince1970 <= Day.lastCount else {
      throw .dayOutOfRange
    }
    self.init(unchecked: daysSince1970)
  }

  /// How many days after 1970-01-01 it is; negative before.
  @inlinable
  public var daysSince1970: Int { Int(count) }

  /// 0001-01-01, the first day.
  @inlinable public static var first: Day { Day(unchecked: firstCount) }
  /// 9999-12-31, the last day.
  @inlinable public static var last: Day { Day(unchecked: lastCount) }

  @inlinable static var firstCount: Int { -719_162 }
  @inlinable static var lastCount: Int { 2_932_896 }

  /// Whether both are the same day.
  @inlinable
  public static func == (left: Day, right: Day) -> Bool { left.count == right.count }

  /// Whether the first is earlier.
  @inlinable
  public static func < (left: Day, right: Day) -> Bool { left.count < right.count }

  /// Feeds the day to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension Day: Strideable {
  /// How many days later the other is.
  @inlinable
  public func distance(to other: Day) -> Int { other.daysSince1970 - daysSince1970 }

  /// So many days later, stopping at the first and the last day of the calendar.
  ///
  /// Ranges and `stride` need a form that cannot throw; `adding(days:)` tells of an overflow.
  @inlinable
  public func advanced(by days: Int) -> Day {
    let (sum, overflows) = daysSince1970.addingReportingOverflow(days)
    if overflows { return days < 0 ? .first : .last }
    return Day(unchecked: Swift.min(Swift.max(sum, Day.firstCount), Day.lastCount))
  }
}
