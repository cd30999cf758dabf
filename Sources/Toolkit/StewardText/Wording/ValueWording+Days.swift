public import StewardModels

extension ValueWording {
  /// A day with its weekday and how far off it is: `Fri 2026-12-04, in 4 days`.
  public func day(_ day: Day, today: Day) -> String {
    catalogue.words(for: .day(day, today: today))
  }

  /// How far off a day is: `today`, `in 4 days`, `3 days ago`, `in 5 months`.
  public func distance(to day: Day, today: Day) -> String {
    catalogue.words(for: .distance(to: day, today: today))
  }

  /// A moment on the clocks of a zone: `Fri 2026-12-04 18:30, in 4 days`.
  public func moment(_ moment: Moment, zone: TimeZoneName, today: Day) -> String {
    let local = zone.local(moment)
    return catalogue.words(
      for: Message(
        "text.moment.written",
        [
          "weekday": .message(local.day.weekday.message), "day": .text("\(local.day)"),
          "time": .text(local.clock),
          "distance": .message(.distance(to: local.day, today: today)),
        ]))
  }

  /// A day, or a time as the clocks of its own zone show it, which is named where it is not that of
  /// the reader: `Fri 2026-12-04 18:30, in 4 days`, `Fri 2026-12-04 18:30 Asia/Tokyo, in 4 days`.
  public func when(_ when: When, zone: TimeZoneName, today: Day) -> String {
    guard let local = when.local else { return day(when.day, today: today) }
    let other = when.zone(besides: zone)
    return catalogue.words(
      for: Message(
        other == nil ? "text.moment.written" : "text.when.written",
        [
          "weekday": .message(local.day.weekday.message), "day": .text("\(local.day)"),
          "time": .text(local.clock), "zone": .text(other ?? ""),
          "distance": .message(.distance(to: local.day, today: today)),
        ]))
  }
}

extension When {
  /// The day and the time that the clocks show; nil for a day.
  public var local: LocalTime? {
    secondsOfDay.map { LocalTime(day: day, secondsOfDay: $0) }
  }

  /// The name of its zone where that is another than the reader's; nil where it is the same, by
  /// whatever name, and for a day.
  public func zone(besides reader: TimeZoneName) -> String? {
    guard let zone, zone != reader.identifier else { return nil }
    do throws(TextError) {
      return try TimeZoneName(zone).canonical == reader.canonical ? nil : zone
    } catch {
      // A zone of a later database: it is called what it is called.
      return zone
    }
  }
}

extension Message {
  /// A day with its weekday and how far off it is, as part of another message.
  public static func day(_ day: Day, today: Day) -> Message {
    Message(
      "text.day.written",
      [
        "weekday": .message(day.weekday.message), "day": .text(day.description),
        "distance": .message(distance(to: day, today: today)),
      ])
  }

  /// How far off a day is: in days up to ninety, in whole months up to two years, else in years.
  public static func distance(to day: Day, today: Day) -> Message {
    let days = day.days(since: today)
    switch days {
    case 0: return Message("text.distance.today")
    case 1: return Message("text.distance.tomorrow")
    case -1: return Message("text.distance.yesterday")
    default: break
    }
    let side = days > 0 ? "in" : "ago"
    if abs(days) <= 90 {
      return Message("text.distance.\(side).days", ["count": .number(abs(days))])
    }
    let months = wholeMonths(from: min(day, today), to: max(day, today))
    if months < 24 {
      return Message("text.distance.\(side).months", ["count": .number(months)])
    }
    return Message("text.distance.\(side).years", ["count": .number(months / 12)])
  }

  private static func wholeMonths(from first: Day, to last: Day) -> Int {
    let (from, to) = (first.components, last.components)
    return (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
  }
}

extension Weekday {
  /// The short name of the day, for the catalogue.
  public var message: Message { Message("text.weekday.\(rawValue)") }
}
