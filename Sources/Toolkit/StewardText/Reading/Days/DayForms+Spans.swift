internal import StewardModels

extension DayForms {
  /// The days of a year, a month or a week, if the text is one and nothing else.
  func wholeSpan(_ scanner: TextScanner) throws(TextError) -> DayRange? {
    for form in [calendarSpan, namedSpan] {
      var trial = scanner
      if let range = try form(&trial), trial.isAtEnd { return range }
    }
    return nil
  }

  /// `2026`, `2026-12`, `2026年`, `2026年12月`, `Dec 2026`.
  func calendarSpan(_ scanner: inout TextScanner) throws(TextError) -> DayRange? {
    if let word = scanner.word() {
      scanner.skipSpaces()
      guard let month = Self.month(named: word), let year = scanner.digits(), year.count == 4
      else { return nil }
      return try wholeMonth(year.value, month)
    }
    guard let year = scanner.digits(), year.count == 4 else { return nil }
    if scanner.isAtEnd { return try wholeYear(year.value) }
    guard let sign = scanner.takeFirst(of: ["-", "/", "年"]) else { return nil }
    if sign == "年", scanner.isAtEnd { return try wholeYear(year.value) }
    guard let month = scanner.digits(), month.count <= 2 else { return nil }
    if sign == "年" { guard scanner.take("月") else { return nil } }
    return scanner.isAtEnd ? try wholeMonth(year.value, month.value) : nil
  }

  /// `this week`, `last month`, `next year`, `本周`, `上个月`, `明年`.
  func namedSpan(_ scanner: inout TextScanner) throws(TextError) -> DayRange? {
    let english = ["this": 0, "next": 1, "last": -1]
    if let word = scanner.word() {
      scanner.skipSpaces()
      guard let distance = english[word], let unit = scanner.word() else { return nil }
      return try span(unit, distance)
    }
    for (name, unit, distance) in Self.chineseSpans where scanner.take(name) {
      return try span(unit, distance)
    }
    return nil
  }

  private func span(_ unit: String, _ distance: Int) throws(TextError) -> DayRange? {
    switch unit {
    case "week":
      let first = try later(7 * distance + 1 - today.weekday.rawValue)
      let last = try later(7 * distance + 7 - today.weekday.rawValue)
      return DayRange(first: first, last: last)
    case "month":
      let first = try reckoned { () throws(ModelError) in
        try today.startOfMonth.adding(months: distance)
      }
      return DayRange(first: first, last: first.endOfMonth)
    case "year": return try wholeYear(today.year + distance)
    default: return nil
    }
  }

  private func wholeYear(_ year: Int) throws(TextError) -> DayRange {
    DayRange(first: try day(year, 1, 1), last: try day(year, 12, 31))
  }

  private func wholeMonth(_ year: Int, _ month: Int) throws(TextError) -> DayRange {
    let first = try day(year, month, 1)
    return DayRange(first: first, last: first.endOfMonth)
  }

  private static let chineseSpans = [
    ("本周", "week", 0), ("这周", "week", 0), ("下周", "week", 1), ("上周", "week", -1),
    ("本月", "month", 0), ("这个月", "month", 0), ("下个月", "month", 1), ("下月", "month", 1),
    ("上个月", "month", -1), ("上月", "month", -1), ("今年", "year", 0), ("明年", "year", 1),
    ("去年", "year", -1),
  ]
}
