public import StewardModels
import StewardText

extension Repeat {
  /// What follows something that was done: when it comes, and how that repeats.
  public struct Following: Hashable, Sendable {
    /// When it comes.
    public let when: When
    /// How it repeats: as before, perhaps with the first date that all of it is reckoned from.
    public let repeats: Repeat
  }

  /// When it comes after it was done.
  ///
  /// It is the first time after the one that was done and after the day that it was done on: what was
  /// missed meanwhile does not pile up. It is reckoned from the first date where the due date is one of
  /// those that come from that; a due date that somebody moved is a new first date, except for a rule
  /// that counts.
  ///
  /// - Parameters:
  ///   - due: When it was due; nil where that was never said, and the day that it was done counts.
  ///   - day: The day that it was done on.
  /// - Returns: nil where it does not come again.
  /// - Throws: `ModelError` for a stored text that is none; `TextError` for a zone that there is not.
  public func following(_ due: When?, doneOn day: Day) throws -> Following? {
    let parts = try parts()
    guard parts.basis == .due else {
      let start = try due.map { try $0.moved(to: day, in: $0.zoneName()) } ?? When(day)
      let next = try Recurrence(parts.rule, from: start).next(after: day)
      return next.map { Following(when: $0, repeats: self) }
    }
    let due = due ?? parts.first ?? When(day)
    let first = try anchor(parts, due)
    let next = try Recurrence(parts.rule, from: first).next(after: max(due.day, day))
    return try next.map { next in
      let needsFirst = parts.rule.needsFirst(first) || next.secondsOfDay != first.secondsOfDay
      return Following(
        when: next,
        repeats: try Repeat(parts.rule, from: needsFirst && next != first ? first : nil))
    }
  }

  /// The date that it is reckoned from.
  private func anchor(_ parts: Parts, _ due: When) throws -> When {
    guard let first = parts.first else { return due }
    if case .count = parts.rule.end { return first }
    return try Recurrence(parts.rule, from: first).contains(due) ? first : due
  }

  /// The first time on a day or after it, for something that no date was said for.
  ///
  /// - Returns: nil where it never comes.
  public func begins(on day: Day) throws -> Day? {
    let parts = try parts()
    let recurrence = try Recurrence(parts.rule, from: When(day))
    return recurrence.occurrences(1).first?.day
  }
}

extension RepeatRule {
  /// Whether what is reckoned from a later time could differ from what is reckoned from the first: times
  /// are counted, a day of the first month is not in every other, or an interval is counted from months
  /// that a day was moved out of.
  func needsFirst(_ first: When) -> Bool {
    if case .count = end { return true }
    let isLate = first.day.components.day > 28
    if takesDayFromFirst, frequency == .monthly || frequency == .yearly { return isLate }
    return interval > 1 && (missing != .skip || !weekNumbers.isEmpty)
  }
}

extension When {
  /// The zone of a time.
  func zoneName() throws(TextError) -> TimeZoneName? {
    guard let zone else { return nil }
    return try TimeZoneName(zone)
  }
}
