internal import StewardModels

/// Reads moments: RFC 3339, a day with a time of day, a time alone, a span from now.
public enum MomentReader {
  /// The moment that a text names.
  ///
  /// A time is one of the context's zone, unless it names another behind it: `fri 18:30 Asia/Tokyo`.
  /// A time alone is today's, or the nearest in the context's direction where today's has passed
  /// or is still to come. A day alone is its beginning. `in 2 h`, `+30min` count from now.
  ///
  /// - Throws: ``TextError``, as ``DayReader``.
  public static func read(
    _ text: String, in context: ReadingContext
  ) throws(TextError) -> MomentReading {
    if let zoned = ZoneForms.read(text) {
      var context = context
      context.zone = try TimeZoneName(zoned.zone)
      return try read(zoned.rest, in: context)
    }
    if let exact = rfc3339(text) { return MomentReading(exact, zone: context.zone) }
    let scanner = TextScanner(text)
    let forms = DayForms(context)
    if let reading = try fromNow(scanner, context) { return reading }
    if let reading = try timeAlone(scanner, forms, context) { return reading }
    for form in forms.all {
      var trial = scanner
      guard let day = try form(&trial) else { continue }
      if trial.isAtEnd { return reading(day, 0, hasTime: false, context) }
      guard let seconds = ClockForms.readJoined(&trial), trial.isAtEnd else { continue }
      return reading(day, seconds, hasTime: true, context)
    }
    if let reading = try timeFirst(scanner, forms, context) { return reading }
    throw TextError(
      .unreadable, Message("text.moment.unreadable", ["text": .text(text)]),
      hint: Message("text.moment.hint"))
  }

  /// A moment with its offset; nil for every other text.
  private static func rfc3339(_ text: String) -> Moment? {
    do throws(ModelError) { return try Moment(rfc3339: text) } catch { return nil }
  }

  private static func reading(
    _ day: Day, _ seconds: Int, hasTime: Bool, _ context: ReadingContext
  ) -> MomentReading {
    MomentReading(
      LocalTime(day: day, secondsOfDay: seconds), zone: context.zone, hasTime: hasTime)
  }

  /// `+30min`, `in 2 h`: days on the calendar first, then seconds on the clock.
  private static func fromNow(
    _ scanner: TextScanner, _ context: ReadingContext
  ) throws(TextError) -> MomentReading? {
    var scanner = scanner
    guard let period = RelativeForms.read(&scanner), scanner.isAtEnd, period.seconds != 0 else {
      return nil
    }
    do throws(ModelError) {
      guard period.months != 0 || period.days != 0 else {
        return MomentReading(
          try context.now.adding(seconds: period.seconds), zone: context.zone)
      }
      let local = context.zone.local(context.now)
      let day = try period.added(to: local.day)
      let shifted = context.zone.moment(LocalTime(day: day, secondsOfDay: local.secondsOfDay))
      return MomentReading(
        try shifted.moment.adding(seconds: period.seconds), zone: context.zone)
    } catch {
      throw TextError(error)
    }
  }

  /// A time, with `at` before it or without.
  private static func clock(_ scanner: inout TextScanner) -> Int? {
    var trial = scanner
    guard let seconds = ClockForms.readAt(&trial) else { return ClockForms.read(&scanner) }
    scanner = trial
    return seconds
  }

  private static func timeAlone(
    _ scanner: TextScanner, _ forms: DayForms, _ context: ReadingContext
  ) throws(TextError) -> MomentReading? {
    var scanner = scanner
    guard let seconds = clock(&scanner), scanner.isAtEnd else { return nil }
    let today = reading(forms.today, seconds, hasTime: true, context)
    switch context.direction {
    case .next where today.moment < context.now:
      return reading(try forms.later(1), seconds, hasTime: true, context)
    case .last where context.now < today.moment:
      return reading(try forms.later(-1), seconds, hasTime: true, context)
    default: return today
    }
  }

  /// `6pm tomorrow`, `18:30 on Friday`.
  private static func timeFirst(
    _ scanner: TextScanner, _ forms: DayForms, _ context: ReadingContext
  ) throws(TextError) -> MomentReading? {
    var scanner = scanner
    guard let seconds = clock(&scanner) else { return nil }
    _ = scanner.take(",")
    scanner.skipSpaces()
    if scanner.takeWord("on") { scanner.skipSpaces() }
    guard let day = try forms.whole(scanner) else { return nil }
    return reading(day, seconds, hasTime: true, context)
  }
}
