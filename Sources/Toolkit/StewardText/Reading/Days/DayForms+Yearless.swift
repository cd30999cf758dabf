internal import StewardModels

extension DayForms {
  /// A day of a month in the year that the direction asks for; today counts for both.
  func yearless(month: Int, day: Int) throws(TextError) -> Day {
    guard (1...12).contains(month), day >= 1, day <= Day.daysIn(month: month, year: 2000) else {
      throw TextError(
        .outOfRange, Message("text.day.noneInYear", ["month": .number(month), "day": .number(day)]))
    }
    let step = direction == .next ? 1 : -1
    // A 29 February is at most eight years away.
    for distance in 0...8 {
      let year = today.year + step * distance
      guard (1...9999).contains(year), day <= Day.daysIn(month: month, year: year) else { continue }
      let candidate = try self.day(year, month, day)
      if isWanted(candidate) { return candidate }
    }
    throw .noSuchDay(year: today.year, month: month, day: day)
  }

  /// A day of the month, in the month that the direction asks for and that has it.
  func ofMonth(_ day: Int) throws(TextError) -> Day {
    guard (1...31).contains(day) else {
      throw TextError(.outOfRange, Message("text.day.noneInMonth", ["day": .number(day)]))
    }
    let step = direction == .next ? 1 : -1
    for distance in 0...2 {
      let month = try reckoned { () throws(ModelError) in
        try today.startOfMonth.adding(months: step * distance)
      }
      guard day <= month.daysInMonth else { continue }
      let candidate = try reckoned { () throws(ModelError) in try month.adding(days: day - 1) }
      if isWanted(candidate) { return candidate }
    }
    throw .noSuchDay(year: today.year, month: today.month, day: day)
  }

  private func isWanted(_ day: Day) -> Bool {
    direction == .next ? day >= today : day <= today
  }
}
