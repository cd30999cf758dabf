internal import StewardModels

/// Reads spans of the calendar: `3y`, `2w`, `6mo`, `1y6mo`, `2 weeks`, `三年`, `6个月`.
public enum PeriodReader {
  /// What a bare `m` stands for.
  public enum BareM: Sendable, Hashable {
    /// Months, for days and repeats.
    case months
    /// Minutes, for reminders and putting off.
    case minutes
  }

  /// The span that a text names.
  ///
  /// - Throws: ``TextError`` `unreadable` for all else.
  public static func read(
    _ text: String, bareM: BareM = .months
  ) throws(TextError) -> Period {
    var scanner = TextScanner(text)
    guard let period = Period.scan(&scanner, bareM: bareM), scanner.isAtEnd else {
      throw TextError(
        .unreadable, Message("text.period.unreadable", ["text": .text(text)]),
        hint: Message("text.period.hint"))
    }
    return period
  }
}

extension Period {
  /// Takes one or more numbers with their units.
  static func scan(
    _ scanner: inout TextScanner, bareM: PeriodReader.BareM = .months
  ) -> Period? {
    var total: Period?
    while true {
      var trial = scanner
      if total != nil { trial.skipSpaces() }
      guard let part = part(&trial, bareM: bareM) else { return total }
      let sofar = total ?? Period()
      // Each number has at most nine digits, each unit at most 31 bits: 64 bits hold the sums.
      total = Period(
        months: sofar.months + part.months, days: sofar.days + part.days,
        seconds: sofar.seconds + part.seconds)
      scanner = trial
    }
  }

  private static func part(
    _ scanner: inout TextScanner, bareM: PeriodReader.BareM
  ) -> Period? {
    if scanner.take("半年") { return Period(months: 6) }
    guard let count = count(&scanner) else { return nil }
    scanner.skipSpaces()
    if let chinese = scanner.takeFirst(of: chineseUnits.map(\.0)) {
      return chineseUnits.first { $0.0 == chinese }.map { $0.1.times(count) }
    }
    guard let word = scanner.word() else { return nil }
    if word == "m" {
      return (bareM == .months ? Period(months: 1) : Period(seconds: 60)).times(count)
    }
    return unit(word)?.times(count)
  }

  private static func count(_ scanner: inout TextScanner) -> Int? {
    if let number = scanner.number() { return number }
    return scanner.takeWord("a") || scanner.takeWord("an") || scanner.takeWord("one") ? 1 : nil
  }

  private func times(_ count: Int) -> Period {
    Period(months: months * count, days: days * count, seconds: seconds * count)
  }

  private static func unit(_ word: String) -> Period? {
    switch word {
    case "min", "mins", "minute", "minutes": Period(seconds: 60)
    case "h", "hr", "hrs", "hour", "hours": Period(seconds: 3600)
    case "d", "day", "days": Period(days: 1)
    case "w", "wk", "wks", "week", "weeks": Period(days: 7)
    case "mo", "mos", "month", "months": Period(months: 1)
    case "y", "yr", "yrs", "year", "years": Period(months: 12)
    default: nil
    }
  }

  private static let chineseUnits: [(String, Period)] = [
    ("分钟", Period(seconds: 60)), ("个小时", Period(seconds: 3600)), ("小时", Period(seconds: 3600)),
    ("天", Period(days: 1)), ("日", Period(days: 1)), ("个星期", Period(days: 7)),
    ("星期", Period(days: 7)), ("个礼拜", Period(days: 7)), ("礼拜", Period(days: 7)),
    ("周", Period(days: 7)), ("个月", Period(months: 1)), ("年", Period(months: 12)),
  ]
}
