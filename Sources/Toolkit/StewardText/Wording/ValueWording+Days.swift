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
