public import StewardModels

/// Reads days as people write them, in English and Chinese.
///
/// `today`, `tomorrow`, `yesterday`; `fri` (the first after today), `next fri` (that of next
/// week), `last fri` (the last before today); `15th`; `in 3 days`, `3 days ago`, `+3d`, `-2w`;
/// `eow` (Sunday), `eom`, `eoy`; `2026-12-24`, `24 Dec`, `12-24`, `14.03.2025`; 明天, 后天, 下周五,
/// 三天后, 12月24日. The forms of `help dates` are all here.
public enum DayReader {
  /// The day that a text names.
  ///
  /// - Throws: ``TextError``: `ambiguous` with both readings for `03/04/2026`, `outOfRange` for a
  ///   day that the calendar does not have, `unreadable` for all else. A year or a month alone,
  ///   which is a day only in filters, is refused as that.
  public static func read(_ text: String, in context: ReadingContext) throws(TextError) -> Day {
    if let day = Day(text) { return day }
    let forms = DayForms(context)
    let scanner = TextScanner(text)
    guard let day = try forms.whole(scanner) else {
      if let span = try forms.wholeSpan(scanner) { throw .manyDays(text, span) }
      throw .unreadableDay(text, hasTime: try forms.isFollowedByTime(scanner))
    }
    return day
  }
}

/// The forms of a day, tried one after the other.
struct DayForms {
  let context: ReadingContext

  init(_ context: ReadingContext) { self.context = context }

  var direction: ReadingContext.Direction { context.direction }
  /// Asked of the clock only by the forms that count from it.
  var today: Day { context.today }

  typealias Form = (inout TextScanner) throws(TextError) -> Day?

  /// Every form; each takes what it reads and gives nil for what is not of its kind.
  var all: [Form] {
    [numeric, monthNamed, keyword, relative, chineseNamed, weekday, chineseWeekday]
  }

  /// The day, if the text is one and nothing else.
  func whole(_ scanner: TextScanner) throws(TextError) -> Day? {
    for form in all {
      var trial = scanner
      if let day = try form(&trial), trial.isAtEnd { return day }
    }
    return nil
  }

  /// Whether the text is a day and a time of day.
  func isFollowedByTime(_ scanner: TextScanner) throws(TextError) -> Bool {
    for form in all {
      var trial = scanner
      guard try form(&trial) != nil else { continue }
      if ClockForms.readJoined(&trial) != nil, trial.isAtEnd { return true }
    }
    return false
  }

  /// A day by its numbers, which must exist.
  func day(_ year: Int, _ month: Int, _ day: Int) throws(TextError) -> Day {
    do throws(ModelError) {
      return try Day(year: year, month: month, day: day)
    } catch {
      throw .noSuchDay(year: year, month: month, day: day)
    }
  }

  /// A day of the calendar's range, after reckoning with days.
  func reckoned(_ body: () throws(ModelError) -> Day) throws(TextError) -> Day {
    do throws(ModelError) { return try body() } catch { throw TextError(error) }
  }
}
