public import StewardModels

/// A day and a time as clocks on the wall show them.
public struct LocalTime: Sendable, Hashable {
  /// The day.
  public let day: Day
  /// The seconds since the day's beginning, 0 to 86,399.
  public let secondsOfDay: Int

  /// Puts a day and a time together; the seconds are taken modulo a day.
  public init(day: Day, secondsOfDay: Int) {
    self.day = day
    self.secondsOfDay = ((secondsOfDay % 86_400) + 86_400) % 86_400
  }

  /// The hour, 0 to 23.
  public var hour: Int { secondsOfDay / 3600 }
  /// The minute, 0 to 59.
  public var minute: Int { secondsOfDay / 60 % 60 }
  /// The second, 0 to 59.
  public var second: Int { secondsOfDay % 60 }
}

extension TimeZoneName {
  /// How many seconds the zone's clocks are ahead of UTC at a moment.
  public func offset(at moment: Moment) -> Int {
    let microseconds = moment.microseconds
    let floor = microseconds / 1_000_000 - (microseconds % 1_000_000 < 0 ? 1 : 0)
    return Int(offset(atSeconds: floor))
  }

  /// What the zone's clocks show at a moment.
  public func local(_ moment: Moment) -> LocalTime {
    let parts = moment.components(offsetSeconds: offset(at: moment))
    return LocalTime(day: parts.day, secondsOfDay: parts.secondsOfDay)
  }

  /// The moment at which the zone's clocks show a local time, and how it fits them.
  ///
  /// In a gap the time moves forward by the gap, in an overlap it is the first of the two.
  public func moment(_ local: LocalTime) -> (moment: Moment, fit: LocalTimeFit) {
    let seconds = Int64(local.day.daysSince1970) * 86_400 + Int64(local.secondsOfDay)
    let resolved = resolve(localSeconds: seconds)
    return (Moment(microseconds: resolved.seconds * 1_000_000), resolved.fit)
  }
}
