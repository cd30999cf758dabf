public import StewardModels
public import StewardText

/// When something comes that repeats: a rule, reckoned from a first date.
///
/// All of it is reckoned from the first date, so that nothing drifts: after 28 February the 31st comes
/// again. Where the first date is a time on the clocks of a zone, the others are the same time on them,
/// whatever the offset is then: in a gap it moves forward by that, of two it is the first. The first
/// date itself counts as the first time where the rule holds for it.
///
/// ```swift
/// let rule = try RepeatRule(.monthly, monthDays: [31])
/// try Recurrence(rule, from: When(Day(iso: "2027-01-31"))).next(after: today)
/// ```
///
/// The days are libical's. Asking costs about half a millisecond, and 3 µs for each time since the
/// first date or since a year before the day asked about.
public struct Recurrence: Hashable, Sendable {
  /// The rule.
  public let rule: RepeatRule
  /// The first date.
  public let first: When
  private let zone: TimeZoneName?

  /// Reckons a rule from a date.
  ///
  /// - Throws: `TextError.Code.unknownName` for a time in a zone that there is not.
  public init(_ rule: RepeatRule, from first: When) throws(TextError) {
    self.rule = rule
    self.first = first
    if let name = first.zone { zone = try TimeZoneName(name) } else { zone = nil }
  }

  /// The first time on a later day; nil where there is none.
  public func next(after day: Day) -> When? {
    let days = RuleDays(rule, from: first.day)
    if day.days(since: first.day) > 2 * Self.margin, !isCounted {
      // After the first date, and so a day that there is.
      guard days.skip(to: Day(unchecked: day.daysSince1970 - Self.margin)) else {
        return next(after: day, RuleDays(rule, from: first.day))
      }
    }
    return next(after: day, days)
  }

  /// Days that the library begins to look before the one asked about: what was moved into a day from
  /// the month or year before is found so.
  private static let margin = 366

  private var isCounted: Bool { if case .count = rule.end { true } else { false } }

  private func next(after day: Day, _ days: RuleDays) -> When? {
    while let found = days.next() {
      guard day < found else { continue }
      return ending(when(on: found))
    }
    return nil
  }

  /// Whether it comes at a time, or on a day.
  public func contains(_ when: When) -> Bool {
    if when == first { return true }
    guard first.day < when.day else { return false }
    return next(after: Day(unchecked: when.day.daysSince1970 - 1)) == when
  }

  /// The times from the first date on, so many at most.
  public func occurrences(_ limit: Int) -> [When] {
    let days = RuleDays(rule, from: first.day)
    var found: [When] = []
    while found.count < limit, let day = days.next(), let when = ending(when(on: day)) {
      // A day that was moved is not said twice.
      if found.last != when { found.append(when) }
    }
    return found
  }

  private func when(on day: Day) -> When { first.moved(to: day, in: zone) }

  /// The time, where the rule has not ended before it.
  private func ending(_ when: When) -> When? {
    guard case .until(let until) = rule.end else { return when }
    return until.holds(when) ? when : nil
  }
}

extension When {
  /// The same on another day: a day is that day, a time is so late on the same clocks.
  func moved(to day: Day, in zone: TimeZoneName?) -> When {
    guard let zone, let seconds = secondsOfDay else { return When(day) }
    let moment = zone.moment(LocalTime(day: day, secondsOfDay: seconds)).moment
    do throws(TextError) {
      return try WhenReader.when(moment, in: zone)
    } catch {
      // At the very end of the years that there are, its day is what is left.
      return When(day)
    }
  }
}
