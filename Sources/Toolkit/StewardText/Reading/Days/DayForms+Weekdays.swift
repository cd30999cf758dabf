internal import StewardModels

extension DayForms {
  /// `fri`, `next fri`, `last fri`, `this fri`, and a weekday before another form of that day.
  func weekday(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard let first = scanner.word() else { return nil }
    if let weekday = Self.weekday(named: first) {
      if let day = try dated(weekday, &scanner) { return day }
      return try nearest(weekday)
    }
    scanner.skipSpaces()
    guard ["next", "last", "this"].contains(first), let word = scanner.word(),
      let weekday = Self.weekday(named: word)
    else { return nil }
    switch first {
    case "next": return try ofWeek(1, weekday)
    case "this": return try ofWeek(0, weekday)
    default: return try before(weekday)
    }
  }

  /// `周五`, `下周五`, `上星期五`, `这礼拜天`.
  func chineseWeekday(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    let week = scanner.takeFirst(of: ["下", "上", "这", "本"])
    if week != nil { _ = scanner.take("个") }
    guard let weekday = chineseWeekdayName(&scanner) else { return nil }
    switch week {
    case "下": return try ofWeek(1, weekday)
    case "上": return try ofWeek(-1, weekday)
    case nil: return try nearest(weekday)
    default: return try ofWeek(0, weekday)
    }
  }

  /// A weekday's Chinese name.
  func chineseWeekdayName(_ scanner: inout TextScanner) -> Weekday? {
    guard scanner.takeFirst(of: ["周", "星期", "礼拜"]) != nil, let number = scanner.next else {
      return nil
    }
    let names: [Unicode.Scalar: Weekday] = [
      "一": .monday, "二": .tuesday, "三": .wednesday, "四": .thursday, "五": .friday,
      "六": .saturday, "日": .sunday, "天": .sunday,
    ]
    guard let weekday = names[number] else { return nil }
    _ = scanner.take(String(Character(number)))
    return weekday
  }

  /// A weekday by its English name, its first three letters, or a usual short form.
  static func weekday(named word: String) -> Weekday? {
    switch word {
    case "mon", "monday": .monday
    case "tue", "tues", "tuesday": .tuesday
    case "wed", "weds", "wednesday": .wednesday
    case "thu", "thur", "thurs", "thursday": .thursday
    case "fri", "friday": .friday
    case "sat", "saturday": .saturday
    case "sun", "sunday": .sunday
    default: nil
    }
  }

  /// The day written after a weekday, which must be one.
  private func dated(
    _ weekday: Weekday, _ scanner: inout TextScanner
  ) throws(TextError) -> Day? {
    var trial = scanner
    _ = trial.takeFirst(of: [",", "."])
    trial.skipSpaces()
    for form in [numeric, monthNamed] as [Form] {
      var attempt = trial
      guard let day = try form(&attempt) else { continue }
      guard day.weekday == weekday else { throw .otherWeekday(day, written: weekday) }
      scanner = attempt
      return day
    }
    return nil
  }

  /// The first such day after today, or the last before it, as the direction asks.
  private func nearest(_ weekday: Weekday) throws(TextError) -> Day {
    guard direction == .next else { return try before(weekday) }
    let ahead = (weekday.rawValue - today.weekday.rawValue + 7) % 7
    return try later(ahead == 0 ? 7 : ahead)
  }

  private func before(_ weekday: Weekday) throws(TextError) -> Day {
    let behind = (today.weekday.rawValue - weekday.rawValue + 7) % 7
    return try later(-(behind == 0 ? 7 : behind))
  }

  /// The day of the week so many weeks from this one; weeks begin on Monday.
  private func ofWeek(_ weeks: Int, _ weekday: Weekday) throws(TextError) -> Day {
    try later(7 * weeks + weekday.rawValue - today.weekday.rawValue)
  }
}
