public import StewardModels

/// What a text is read against: whose habits, which money, where and when.
public struct ReadingContext: Sendable {
  /// Which of the days that a day without a year can mean.
  public enum Direction: Sendable, Hashable {
    /// The next one, today included: for what is due.
    case next
    /// The last one, today included: for what was bought, sold or done.
    case last
  }

  /// The locale whose habits count.
  public var locale: LocaleName
  /// The currency of an amount that names none.
  public var currency: Currency?
  /// The zone of a time that names none.
  public var zone: TimeZoneName
  /// The present; all relative days are counted from it.
  public var now: Moment
  /// The mark before decimals; nil where the locale's is meant.
  public var decimal: DecimalMark?
  /// Whether the locale's habits settle which mark is meant where `decimal` is nil.
  ///
  /// False for files, whose author may live elsewhere: `1.234` is then refused.
  public var trustsLocaleForDecimals: Bool
  /// Which number of `3/4/2026` is the day; such a day is refused where it is nil.
  public var dayOrder: DayOrder?
  /// Which of the days that a day without a year can mean.
  public var direction: Direction

  /// Makes a context.
  public init(
    locale: LocaleName, currency: Currency? = nil, zone: TimeZoneName, now: Moment,
    decimal: DecimalMark? = nil, trustsLocaleForDecimals: Bool = true,
    dayOrder: DayOrder? = nil, direction: Direction = .next
  ) {
    self.locale = locale
    self.currency = currency
    self.zone = zone
    self.now = now
    self.decimal = decimal
    self.trustsLocaleForDecimals = trustsLocaleForDecimals
    self.dayOrder = dayOrder
    self.direction = direction
  }

  /// The day that it is now in the zone.
  public var today: Day { zone.local(now).day }
}
