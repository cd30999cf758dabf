/// A point in time: microseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// A moment has no zone; where the wall clock matters, a record keeps the zone's name beside it.
@frozen
public struct Moment: Hashable, Sendable, Comparable {
  /// Microseconds since 1970 in UTC; negative before.
  public let microseconds: Int64

  /// A moment by its distance from 1970.
  ///
  /// Costs nothing.
  @inlinable
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// A wall-clock time and how far that clock is ahead of UTC.
  ///
  /// - Parameters:
  ///   - day: the day on that clock.
  ///   - hour: 0 to 23.
  ///   - minute: 0 to 59.
  ///   - second: 0 to 59; leap seconds are refused.
  ///   - microsecond: 0 to 999,999.
  ///   - offsetSeconds: seconds ahead of UTC, less than a day either way.
  /// - Throws: `invalidValue` when a number is out of its range; `overflow` when in UTC it is
  ///   outside the years 1 to 9999.
  public init(
    day: Day, hour: Int, minute: Int, second: Int = 0, microsecond: Int = 0, offsetSeconds: Int = 0
  ) throws(ModelError) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1_000_000).contains(microsecond), (-86_399...86_399).contains(offsetSeconds)
    else {
      throw .momentInvalid("\(day) \(hour):\(minute):\(second).\(microsecond) \(offsetSeconds)")
    }
    self.init(
      day: day, secondsOfDay: hour * 3_600 + minute * 60 + second - offsetSeconds,
      microsecond: microsecond)
    try checkYear()
  }

  /// Throws `overflow` when in UTC it lies outside the years 1 to 9999, which no text can name.
  func checkYear() throws(ModelError) {
    let day = components().day
    guard day >= .first, day <= .last else { throw .momentOutOfRange }
  }

  /// Puts checked parts together; a day is at most 25 bits and so cannot overflow.
  init(day: Day, secondsOfDay: Int, microsecond: Int) {
    let seconds = Int64(day.daysSince1970) * 86_400 + Int64(secondsOfDay)
    microseconds = seconds * 1_000_000 + Int64(microsecond)
  }

  /// Whether the first is earlier.
  @inlinable
  public static func < (left: Moment, right: Moment) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension Moment {
  /// Day and second of the day on a clock that is so many seconds ahead of UTC.
  ///
  /// The offset must be less than a day either way, as those of all zones are.
  public func components(offsetSeconds: Int = 0) -> (day: Day, secondsOfDay: Int) {
    let second = 1_000_000
    var seconds = Int(microseconds) / second
    if Int(microseconds) % second < 0 { seconds -= 1 }
    // 64-bit microseconds are 44 bits of seconds: the sum cannot overflow.
    seconds += Swift.min(Swift.max(offsetSeconds, -86_399), 86_399)
    var days = seconds / 86_400
    var rest = seconds % 86_400
    if rest < 0 {
      days -= 1
      rest += 86_400
    }
    return (Day(unchecked: days), rest)
  }

  /// Microseconds after the full second, 0 to 999,999.
  public var microsecondOfSecond: Int {
    let rest = Int(microseconds % 1_000_000)
    return rest < 0 ? rest + 1_000_000 : rest
  }

  /// So many microseconds later.
  ///
  /// Throws `overflow` beyond 64 bits.
  public func adding(microseconds other: Int64) throws(ModelError) -> Moment {
    let (sum, overflows) = microseconds.addingReportingOverflow(other)
    guard !overflows else { throw .momentOutOfRange }
    return Moment(microseconds: sum)
  }

  /// So many seconds later.
  ///
  /// Throws `overflow` beyond 64 bits.
  public func adding(seconds: Int) throws(ModelError) -> Moment {
    let (product, overflows) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    guard !overflows else { throw .momentOutOfRange }
    return try adding(microseconds: product)
  }
}
