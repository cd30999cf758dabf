public import StewardModels

/// A moment as it was read, with what has to be said about it.
public struct MomentReading: Sendable, Hashable {
  /// The moment.
  public let moment: Moment
  /// What the clocks of the zone show at it.
  public let local: LocalTime
  /// The zone that it was read in.
  public let zone: TimeZoneName
  /// Whether the clocks show the time that was written, and how often.
  public let fit: LocalTimeFit
  /// Whether a time of day was written; without one it is the day's beginning.
  public let hasTime: Bool

  /// Reads a moment off the clocks of a zone.
  init(_ written: LocalTime, zone: TimeZoneName, hasTime: Bool) {
    (moment, fit) = zone.moment(written)
    local = zone.local(moment)
    self.zone = zone
    self.hasTime = hasTime
  }

  /// A moment that was named exactly.
  init(_ moment: Moment, zone: TimeZoneName) {
    self.moment = moment
    local = zone.local(moment)
    self.zone = zone
    fit = .exact
    hasTime = true
  }

  /// What to tell the person where the clocks do not show the time once.
  public var note: Message? {
    let arguments: [String: Message.Argument] = [
      "zone": .text(zone.identifier), "time": .text(local.clock), "day": .text("\(local.day)"),
    ]
    switch fit {
    case .exact: return nil
    case .movedForward: return Message("text.moment.movedForward", arguments)
    case .firstOfTwo: return Message("text.moment.firstOfTwo", arguments)
    }
  }
}

extension LocalTime {
  /// Hours and minutes, and seconds where there are any: `18:30`, `18:30:05`.
  public var clock: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let minutes = two(hour) + ":" + two(minute)
    return second == 0 ? minutes : minutes + ":" + two(second)
  }
}
