/// Which days something repeats on: a recurrence rule of RFC 5545 in the Gregorian calendar, with what
/// RFC 7529 says of days that a month or a year lacks.
///
/// It is about days. The time of day is that of the first date and no part of the rule.
///
/// ```swift
/// try RepeatRule(.monthly, monthDays: [31])  // the 31st, else the last day of the month
/// try RepeatRule(.monthly, weekdays: [.init(.friday, ordinal: -1)])  // the last Friday
/// ```
public struct RepeatRule: Hashable, Sendable {
  /// What the interval counts.
  public enum Frequency: String, Hashable, Sendable, CaseIterable {
    /// Days.
    case daily = "DAILY"
    /// Weeks.
    case weekly = "WEEKLY"
    /// Months.
    case monthly = "MONTHLY"
    /// Years.
    case yearly = "YEARLY"
  }

  /// What becomes of a day that a month or a year lacks.
  public enum Missing: String, Hashable, Sendable, CaseIterable {
    /// The last day before it: 28 February.
    case back = "BACKWARD"
    /// It is left out.
    case skip = "OMIT"
    /// The first day after it: 1 March.
    case forward = "FORWARD"
  }

  /// A day of the week, each of them or the one of an ordinal in its month or year.
  public struct DayOfWeek: Hashable, Sendable {
    /// The day of the week.
    public let weekday: Weekday
    /// 1 for the first, -1 for the last; 0 for each.
    public let ordinal: Int

    /// Names one.
    public init(_ weekday: Weekday, ordinal: Int = 0) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// When it ends.
  public enum End: Hashable, Sendable {
    /// It does not.
    case never
    /// After so many times, the first among them.
    case count(Int)
    /// After a day, or a time on it.
    case until(Until)
  }

  /// What the interval counts.
  public let frequency: Frequency
  /// How many of them lie between two.
  public let interval: Int
  /// When it ends.
  public let end: End
  /// The months, 1 to 12.
  public let months: [Int]
  /// The weeks of a year by ISO 8601, negative from its end.
  public let weekNumbers: [Int]
  /// The days of a year, negative from its end.
  public let yearDays: [Int]
  /// The days of a month, negative from its end.
  public let monthDays: [Int]
  /// The days of the week.
  public let weekdays: [DayOfWeek]
  /// Which of those that the others name in a period, negative from its end.
  public let positions: [Int]
  /// The first day of a week.
  public let weekStart: Weekday
  /// What becomes of a day that a month or a year lacks.
  public let missing: Missing

  /// The largest interval and the largest number of times.
  static let limits = (interval: 9_999, count: 100_000)

  /// Puts a rule together.
  ///
  /// - Throws: `invalidValue` where RFC 5545 has no such rule, and where it could never hold.
  public init(
    _ frequency: Frequency, interval: Int = 1, end: End = .never, months: [Int] = [],
    weekNumbers: [Int] = [], yearDays: [Int] = [], monthDays: [Int] = [],
    weekdays: [DayOfWeek] = [], positions: [Int] = [], weekStart: Weekday = .monday,
    missing: Missing = .back
  ) throws(ModelError) {
    let isPlain =
      months.isEmpty && weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty
      && weekdays.isEmpty && positions.isEmpty
    let (frequency, interval) = isPlain ? Self.longest(frequency, interval) : (frequency, interval)
    self.frequency = frequency
    self.interval = interval
    self.end = end
    self.months = Self.plain(months)
    self.weekNumbers = Self.plain(weekNumbers)
    self.yearDays = Self.plain(yearDays)
    self.monthDays = Self.plain(monthDays)
    self.weekdays = Set(weekdays).sorted {
      ($0.ordinal, $0.weekday.rawValue) < ($1.ordinal, $1.weekday.rawValue)
    }
    self.positions = Self.plain(positions)
    // What makes no difference is not said, so that equal rules have equal texts.
    let hasWeeks = frequency == .weekly && interval > 1 || !weekNumbers.isEmpty
    self.weekStart = hasWeeks ? weekStart : .monday
    let isUncertain = Self.isUncertain(
      frequency, monthDays: monthDays, yearDays: yearDays,
      hasOthers: !weekdays.isEmpty || !weekNumbers.isEmpty)
    self.missing = isUncertain ? missing : .skip
    try check()
  }

  /// 14 days as two weeks, 12 months as a year: equal rules have equal texts.
  private static func longest(_ frequency: Frequency, _ interval: Int) -> (Frequency, Int) {
    switch frequency {
    case .daily where interval > 0 && interval % 7 == 0: (.weekly, interval / 7)
    case .monthly where interval > 0 && interval % 12 == 0: (.yearly, interval / 12)
    default: (frequency, interval)
    }
  }

  private static func plain(_ numbers: [Int]) -> [Int] { Set(numbers).sorted() }

  /// Whether a rule can name a day that some month or year lacks.
  private static func isUncertain(
    _ frequency: Frequency, monthDays: [Int], yearDays: [Int], hasOthers: Bool
  ) -> Bool {
    guard frequency == .monthly || frequency == .yearly else { return false }
    if monthDays.isEmpty, yearDays.isEmpty { return !hasOthers }
    return monthDays.contains { abs($0) > 28 } || yearDays.contains { abs($0) == 366 }
  }

  /// Whether the day comes from the first date alone: no part names one.
  public var takesDayFromFirst: Bool {
    monthDays.isEmpty && yearDays.isEmpty && weekdays.isEmpty && weekNumbers.isEmpty
  }
}
