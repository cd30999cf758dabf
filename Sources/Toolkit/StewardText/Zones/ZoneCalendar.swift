internal import CICU
internal import Synchronization

/// ICU's calendar of one zone, which knows its offset at every time.
///
/// The calendar holds the time that it is asked about, so that one thread may ask at a time.
final class ZoneCalendar: Sendable {
  private let calendar: Mutex<UnsafeMutableRawPointer>

  private init(zone: TimeZoneName) {
    var status = U_ZERO_ERROR
    let opened = WideText.with(zone.identifier) {
      icu_ucal_open($0.baseAddress, Int32($0.count), &status)
    }
    // The name was checked against the same database: what is left is memory at its end.
    guard let opened, status.rawValue <= 0 else { preconditionFailure("ICU cannot open a zone") }
    calendar = Mutex(opened)
  }

  deinit { calendar.withLock { icu_ucal_close($0) } }

  private static let opened = Mutex<[TimeZoneName: ZoneCalendar]>([:])

  /// The calendar of a zone, opened when it is first asked for and kept.
  static func of(_ zone: TimeZoneName) -> ZoneCalendar {
    opened.withLock { opened in
      if let known = opened[zone] { return known }
      let new = ZoneCalendar(zone: zone)
      opened[zone] = new
      return new
    }
  }

  /// How many seconds the zone's clocks are ahead of UTC at a time in seconds since 1970.
  func offset(atSeconds seconds: Int64) -> Int64 {
    calendar.withLock { calendar in
      var status = U_ZERO_ERROR
      icu_ucal_setMillis(calendar, Double(seconds) * 1000, &status)
      let standard = icu_ucal_get(calendar, UCAL_ZONE_OFFSET, &status)
      let summer = icu_ucal_get(calendar, UCAL_DST_OFFSET, &status)
      return Int64(standard + summer) / 1000
    }
  }
}
