/// How a time on the wall relates to the clocks of its zone.
public enum LocalTimeFit: Sendable, Hashable {
  /// The clocks show it once.
  case exact
  /// The clocks were put forward past it; the moment is later by the gap, in seconds.
  case movedForward(by: Int64)
  /// The clocks show it twice; the moment is the first of the two.
  case firstOfTwo
}

extension TimeZoneName {
  /// The seconds since 1970 at which the zone's clocks show a local time.
  ///
  /// The local time is given as if its clock were UTC. In a gap the time moves forward by the gap,
  /// in an overlap it is the first of the two (RFC 5545, section 3.3.5).
  package func resolve(localSeconds local: Int64) -> (seconds: Int64, fit: LocalTimeFit) {
    let calendar = ZoneCalendar.of(self)
    let day: Int64 = 86_400
    let before = calendar.offset(atSeconds: local - day)
    let after = calendar.offset(atSeconds: local + day)
    let early = local - before
    let late = local - after
    let earlyFits = calendar.offset(atSeconds: early) == before
    if before == after, earlyFits { return (early, .exact) }
    let lateFits = calendar.offset(atSeconds: late) == after
    switch (earlyFits, lateFits) {
    case (true, true): return (min(early, late), .firstOfTwo)
    case (true, false): return (early, .exact)
    case (false, true): return (late, .exact)
    case (false, false):
      return (early, .movedForward(by: calendar.offset(atSeconds: early) - before))
    }
  }

  /// How many seconds the zone's clocks are ahead of UTC at a time in seconds since 1970.
  package func offset(atSeconds seconds: Int64) -> Int64 {
    self == .utc ? 0 : ZoneCalendar.of(self).offset(atSeconds: seconds)
  }
}
