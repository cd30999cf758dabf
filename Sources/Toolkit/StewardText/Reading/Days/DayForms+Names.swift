internal import StewardModels

extension DayForms {
  /// `Dec 24`, `December 24th, 2026`.
  func monthNamed(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard let word = scanner.word(), let month = Self.month(named: word) else { return nil }
    _ = scanner.take(".")
    scanner.skipSpaces()
    guard let day = scanner.digits(), day.count <= 2, scanner.next != ":" else { return nil }
    _ = scanner.takeFirst(of: ["st", "nd", "rd", "th"])
    return try named(month: month, day: day.value, &scanner)
  }

  /// What follows a day: `Dec`, `of December`, `Dec 2026`; nil if no month does.
  func monthAfterDay(_ day: Int, _ scanner: inout TextScanner) throws(TextError) -> Day? {
    var trial = scanner
    _ = trial.take(".")
    trial.skipSpaces()
    if trial.takeWord("of") { trial.skipSpaces() }
    guard let word = trial.word(), let month = Self.month(named: word) else { return nil }
    _ = trial.take(".")
    scanner = trial
    return try named(month: month, day: day, &scanner)
  }

  private func named(
    month: Int, day: Int, _ scanner: inout TextScanner
  ) throws(TextError) -> Day {
    var trial = scanner
    _ = trial.take(",")
    trial.skipSpaces()
    guard let year = trial.digits(), year.count == 4 else {
      return try yearless(month: month, day: day)
    }
    scanner = trial
    return try self.day(year.value, month, day)
  }

  /// The number of a month by its English name or the first three letters of it.
  static func month(named word: String) -> Int? {
    if word == "sept" { return 9 }
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let index = names.firstIndex { $0 == word || (word.count == 3 && $0.hasPrefix(word)) }
    return index.map { $0 + 1 }
  }

  /// `today`, `tomorrow`, `yesterday`, `eow`, `eom`, `eoy`, `end of the month`, `the day after
  /// tomorrow`.
  func keyword(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard var word = scanner.word() else { return nil }
    if word == "the" {
      scanner.skipSpaces()
      guard let following = scanner.word() else { return nil }
      word = following
    }
    switch word {
    case "today": return today
    case "tomorrow": return try later(1)
    case "yesterday": return try later(-1)
    case "eow": return try endOfWeek()
    case "eom": return today.endOfMonth
    case "eoy": return try day(today.year, 12, 31)
    case "end": return try endOfPeriod(&scanner)
    case "day": return try besides(&scanner)
    default: return nil
    }
  }

  private func endOfPeriod(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    scanner.skipSpaces()
    guard scanner.takeWord("of") else { return nil }
    scanner.skipSpaces()
    if scanner.takeWord("the") || scanner.takeWord("this") { scanner.skipSpaces() }
    switch scanner.word() {
    case "week": return try endOfWeek()
    case "month": return today.endOfMonth
    case "year": return try day(today.year, 12, 31)
    default: return nil
    }
  }

  private func besides(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    scanner.skipSpaces()
    let side = scanner.word()
    scanner.skipSpaces()
    switch (side, scanner.word()) {
    case ("after", "tomorrow"): return try later(2)
    case ("before", "yesterday"): return try later(-2)
    default: return nil
    }
  }

  /// So many days after today.
  func later(_ days: Int) throws(TextError) -> Day {
    try reckoned { () throws(ModelError) in try today.adding(days: days) }
  }

  /// The Sunday of this week.
  func endOfWeek() throws(TextError) -> Day { try later(7 - today.weekday.rawValue) }
}
