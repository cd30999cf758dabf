internal import StewardModels

extension DayForms {
  /// `2026-12-24`, `2026/12/24`, `12-24`, `24.12.2026`, `24/12/2026`, `15th`, `24 Dec 2026`, and
  /// `2026年12月24日`, `12月24日`, `24号`, with a weekday after it if it is the right one.
  func numeric(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard let first = scanner.digits() else { return nil }
    let day: Day?
    switch first.count {
    case 4: day = try yearFirst(first.value, &scanner)
    case 1, 2: day = try shortFirst(first.value, &scanner)
    default: day = nil
    }
    if let day { try checkWeekdayAfter(day, &scanner) }
    return day
  }

  private func yearFirst(_ year: Int, _ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard let sign = scanner.takeFirst(of: ["-", "/", ".", "年"]) else { return nil }
    guard let month = twoDigits(&scanner), scanner.take(sign == "年" ? "月" : sign),
      let day = twoDigits(&scanner)
    else { return nil }
    if sign == "年" { _ = scanner.takeFirst(of: ["日", "号"]) }
    return try self.day(year, month, day)
  }

  private func shortFirst(_ first: Int, _ scanner: inout TextScanner) throws(TextError) -> Day? {
    if scanner.take("月") {
      guard let day = twoDigits(&scanner) else { return nil }
      _ = scanner.takeFirst(of: ["日", "号"])
      return try yearless(month: first, day: day)
    }
    if scanner.takeFirst(of: ["日", "号"]) != nil { return try ofMonth(first) }
    if let sign = scanner.takeFirst(of: ["-", "/", "."]) {
      guard let second = twoDigits(&scanner) else { return nil }
      return try pair(first, second, sign: sign, &scanner)
    }
    let isOrdinal = scanner.takeFirst(of: ["st", "nd", "rd", "th"]) != nil
    if let named = try monthAfterDay(first, &scanner) { return named }
    return isOrdinal ? try ofMonth(first) : nil
  }

  /// Two numbers with a sign between them, and a year if one follows.
  private func pair(
    _ first: Int, _ second: Int, sign: String, _ scanner: inout TextScanner
  ) throws(TextError) -> Day? {
    var year: Int?
    let before = scanner
    if scanner.take(sign) {
      if let digits = scanner.digits() {
        guard digits.count == 4 else {
          if digits.count == 2 { throw .shortYear(digits.value) }
          return nil
        }
        year = digits.value
      } else if sign != "." {
        scanner = before
      }
    }
    func named(month: Int, day: Int) throws(TextError) -> Day {
      guard let year else { return try yearless(month: month, day: day) }
      return try self.day(year, month, day)
    }
    // Whoever writes points writes the day first; whoever writes `12-24` writes as ISO does.
    if sign == "." { return try named(month: second, day: first) }
    if sign == "-", year == nil { return try named(month: first, day: second) }
    // Who said which comes first is not guessed at: then the 13th month is refused.
    switch context.dayOrder {
    case .dayFirst: return try named(month: second, day: first)
    case .monthFirst: return try named(month: first, day: second)
    case nil: break
    }
    if first > 12 { return try named(month: second, day: first) }
    if second > 12 || first == second { return try named(month: first, day: second) }
    throw .ambiguousDay(
      try named(month: first, day: second), try named(month: second, day: first))
  }

  private func twoDigits(_ scanner: inout TextScanner) -> Int? {
    guard let digits = scanner.digits(), digits.count <= 2 else { return nil }
    return digits.value
  }

  private func checkWeekdayAfter(_ day: Day, _ scanner: inout TextScanner) throws(TextError) {
    var trial = scanner
    trial.skipSpaces()
    guard let written = chineseWeekdayName(&trial) else { return }
    guard written == day.weekday else { throw .otherWeekday(day, written: written) }
    scanner = trial
  }
}
