import StewardModels
import StewardText

/// Contexts whose present is Monday 2026-11-30, 10:00 in UTC.
enum Contexts {
  static let now = Moment(microseconds: 1_796_032_800_000_000)

  static func make(
    _ locale: String = "en", currency: String? = nil, zone: TimeZoneName = .utc,
    decimal: DecimalMark? = nil, trusts: Bool = true, dayOrder: DayOrder? = nil,
    direction: ReadingContext.Direction = .next
  ) throws -> ReadingContext {
    ReadingContext(
      locale: try LocaleName(locale), currency: try currency.map { try Currency($0) }, zone: zone,
      now: now, decimal: decimal, trustsLocaleForDecimals: trusts, dayOrder: dayOrder,
      direction: direction)
  }
}
