internal import StewardModels

extension DayForms {
  /// `明天`, `大后天`, `月底`, `年底`, `十二月二十四日`, `明年3月4日`, `下个月15号`.
  func chineseNamed(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    for (name, distance) in Self.chineseDays where scanner.take(name) {
      return try later(distance)
    }
    if scanner.takeFirst(of: ["这个月底", "本月底", "月底"]) != nil { return today.endOfMonth }
    if scanner.takeFirst(of: ["今年年底", "今年底", "年底"]) != nil { return try day(today.year, 12, 31) }
    for (name, distance) in Self.chineseYears where scanner.take(name) {
      guard let (month, day) = monthAndDay(&scanner) else { return nil }
      return try self.day(today.year + distance, month, day)
    }
    for (name, distance) in Self.chineseMonths where scanner.take(name) {
      guard let number = scanner.number(), scanner.takeFirst(of: ["日", "号"]) != nil else {
        return nil
      }
      let month = try reckoned { () throws(ModelError) in
        try today.startOfMonth.adding(months: distance)
      }
      return try day(month.year, month.month, number)
    }
    return try inNumerals(&scanner)
  }

  /// `十二月二十四日`, `二〇二六年十二月二十四日`, `十五号`.
  private func inNumerals(_ scanner: inout TextScanner) throws(TextError) -> Day? {
    guard scanner.next?.isASCII == false, let first = scanner.number() else { return nil }
    if scanner.take("年") {
      guard first > 999, let (month, day) = monthAndDay(&scanner) else { return nil }
      return try self.day(first, month, day)
    }
    if scanner.take("月") {
      guard let day = dayOfMonth(&scanner) else { return nil }
      return try yearless(month: first, day: day)
    }
    return scanner.takeFirst(of: ["日", "号"]) == nil ? nil : try ofMonth(first)
  }

  private func monthAndDay(_ scanner: inout TextScanner) -> (month: Int, day: Int)? {
    guard let month = scanner.number(), scanner.take("月"), let day = dayOfMonth(&scanner) else {
      return nil
    }
    return (month, day)
  }

  private func dayOfMonth(_ scanner: inout TextScanner) -> Int? {
    let day = scanner.number()
    _ = scanner.takeFirst(of: ["日", "号"])
    return day
  }

  private static let chineseDays = [
    ("今天", 0), ("今日", 0), ("明天", 1), ("明日", 1), ("昨天", -1), ("昨日", -1), ("大后天", 3), ("后天", 2),
    ("大前天", -3), ("前天", -2),
  ]
  private static let chineseYears = [("今年", 0), ("明年", 1), ("去年", -1), ("后年", 2), ("前年", -2)]
  private static let chineseMonths = [
    ("下个月", 1), ("下月", 1), ("这个月", 0), ("本月", 0), ("上个月", -1), ("上月", -1),
  ]
}
