/// When something is: a day, or a time on the clocks of a zone.
///
/// A day passes through no time zone. A time is kept as what the clocks on the wall show, which is
/// what all comparisons and the order go by, with the moment and the zone's name beside it: so it is
/// still half past six where the rules of the zone are changed.
///
///     When(try Day(iso: "2026-12-24"))
///     try When(rfc9557: "2026-12-24T18:30:00+01:00[Europe/Berlin]")
public struct When: Hashable, Sendable {
  /// What clocks on the wall show, in microseconds since 1970 as if they were those of UTC; for a day
  /// its beginning.
  public let wall: Int64
  /// The moment in UTC; of a day what `wall` is.
  private let utc: Int64
  /// The zone's name; nil for a day.
  public let zone: String?

  static let dayLength: Int64 = 86_400_000_000
  private static let walls =
    (Int64(Day.firstCount) * dayLength)...(Int64(Day.lastCount + 1) * dayLength - 1)

  /// A day.
  public init(_ day: Day) {
    wall = Int64(day.daysSince1970) * Self.dayLength
    utc = wall
    zone = nil
  }

  /// A moment on the clocks of a zone.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - zone: The zone's name in the IANA database. Whether there is such a zone is for the one to
  ///     see to who read it: `TimeZoneName` in StewardText knows.
  ///   - offsetSeconds: How far the zone's clocks are ahead of UTC then, less than a day.
  /// - Throws: `invalidValue` for a text that can be no zone's name or a greater offset; `overflow`
  ///   outside the years 1 to 9999.
  public init(_ moment: Moment, zone: String, offsetSeconds: Int) throws(ModelError) {
    guard Self.isZoneName(zone), abs(offsetSeconds) < 86_400 else { throw .whenZoneInvalid(zone) }
    try moment.checkYear()
    let wall = moment.microseconds + Int64(offsetSeconds) * 1_000_000
    guard Self.walls.contains(wall) else { throw .momentOutOfRange }
    self.wall = wall
    utc = moment.microseconds
    self.zone = zone
  }

  /// Reads the three columns in which one stands; nil where they hold none.
  init?(wall: Int64, utc: Int64?, zone: String?) {
    guard Self.walls.contains(wall) else { return nil }
    if let utc, let zone {
      let (offset, overflows) = wall.subtractingReportingOverflow(utc)
      guard !overflows, offset % 1_000_000 == 0, abs(offset) < Self.dayLength,
        Self.walls.contains(utc), Self.isZoneName(zone)
      else { return nil }
    } else {
      guard utc == nil, zone == nil, wall % Self.dayLength == 0 else { return nil }
    }
    self.wall = wall
    self.utc = utc ?? wall
    self.zone = zone
  }

  /// Whether a text has the form of a zone's name, as `Europe/Berlin` and `Etc/GMT+3` have.
  static func isZoneName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122, 43, 45, 46, 47, 95: true
        default: false
        }
      }
  }
}

extension When {
  /// The beginning of the day on which clocks show something.
  package static func beginning(ofWall wall: Int64) -> Int64 {
    let rest = wall % dayLength
    return wall - (rest < 0 ? rest + dayLength : rest)
  }

  /// Whether it is a day, without a time.
  public var isDay: Bool { zone == nil }

  /// The day on the wall.
  public var day: Day { Moment(microseconds: wall).components().day }

  /// The moment; nil for a day, which begins at another moment in each zone.
  public var moment: Moment? { isDay ? nil : Moment(microseconds: utc) }

  /// The seconds since the day's beginning that the clocks show; nil for a day.
  public var secondsOfDay: Int? {
    isDay ? nil : Moment(microseconds: wall).components().secondsOfDay
  }

  /// How far the clocks are ahead of UTC, in seconds; 0 for a day.
  public var offsetSeconds: Int { Int((wall - utc) / 1_000_000) }

  /// All that it stands for when it is compared with: for a day what the clocks show from its
  /// beginning to its end, for a time that.
  ///
  /// So `= 2026-12-04` is every time on that day, and `<= 2026-12-04` is true of them all.
  public var walls: ClosedRange<Int64> { isDay ? wall...(wall + Self.dayLength - 1) : wall...wall }
}

extension When: Comparable {
  /// Whether the first comes before: by the clocks on the wall, where they show the same a day before
  /// a time, and then by the moment.
  public static func < (left: When, right: When) -> Bool {
    if left.wall != right.wall { return left.wall < right.wall }
    guard let first = left.zone, let second = right.zone else { return left.isDay && !right.isDay }
    return left.utc != right.utc
      ? left.utc < right.utc : first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
