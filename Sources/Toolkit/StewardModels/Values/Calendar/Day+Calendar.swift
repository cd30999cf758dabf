extension Day {
  /// Year, month and day of the month.
  public struct Components: Hashable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    /// Puts three numbers together, unchecked.
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// A day by its parts.
  ///
  /// Throws `invalidValue` for a day that the calendar does not have, such as 2026-02-29, and
  /// outside the years 1 to 9999.
  public init(year: Int, month: Int, day: Int) throws(ModelError) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Day.daysIn(month: month, year: year)
    else { throw .dayInvalid("\(year)-\(month)-\(day)") }
    self.init(unchecked: Day.count(year: year, month: month, day: day))
  }

  /// Year, month and day at once, for a third of the cost of asking one by one.
  ///
  /// Source: Howard Hinnant, "chrono-compatible low-level date algorithms", civil_from_days.
  public var components: Components {
    // Counted from 0000-03-01, in eras of 400 years, so that the leap day ends its year.
    let shifted = daysSince1970 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return Components(
      year: year, month: month, day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The year, 1 to 9999.
  public var year: Int { components.year }
  /// The month, 1 to 12.
  public var month: Int { components.month }
  /// The day of the month, 1 to 31.
  public var day: Int { components.day }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, three days after a Monday.
    let sinceMonday = (daysSince1970 % 7 + 10) % 7
    return Weekday(rawValue: sinceMonday + 1) ?? .monday
  }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int {
    daysSince1970 - Day.count(year: components.year, month: 1, day: 1) + 1
  }

  /// Whether its year has a 29 February.
  public var isLeapYear: Bool { Day.isLeap(year) }

  /// How many days its month has, 28 to 31.
  public var daysInMonth: Int {
    let parts = components
    return Day.daysIn(month: parts.month, year: parts.year)
  }

  /// The first day of its month.
  public var startOfMonth: Day { Day(unchecked: daysSince1970 - day + 1) }

  /// The last day of its month.
  public var endOfMonth: Day {
    let parts = components
    let length = Day.daysIn(month: parts.month, year: parts.year)
    return Day(unchecked: daysSince1970 - parts.day + length)
  }

  /// Whether a year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has.
  ///
  /// The month must be 1 to 12.
  public static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970 of a valid date; the inverse of `components`.
  static func count(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
