internal import StewardModels

/// The forms in which repeats are written, tried one after the other.
struct RepeatForms {
  let context: ReadingContext

  init(_ context: ReadingContext) { self.context = context }

  typealias Form = (inout TextScanner) -> RepeatDraft?

  private var all: [Form] {
    [interval, weekdays, ordinals, date, chinese]
  }

  /// What a text says, if it says nothing else.
  func read(_ scanner: TextScanner) throws(TextError) -> RepeatDraft? {
    var start = scanner
    let isAfter = take("after", &start)
    if !take("every", &start) { _ = take("each", &start) }
    for form in all {
      var trial = start
      guard var draft = form(&trial) else { continue }
      draft.isAfter = draft.isAfter || isAfter
      if try tails(&trial, &draft), trial.isAtEnd { return draft }
    }
    return nil
  }

  /// Takes a word and the blanks behind it.
  func take(_ word: String, _ scanner: inout TextScanner) -> Bool {
    guard scanner.takeWord(word) else { return false }
    scanner.skipSpaces()
    return true
  }

  /// Takes several words and the blanks behind them, all or none.
  func take(words: String, _ scanner: inout TextScanner) -> Bool {
    var trial = scanner
    for word in words.split(separator: " ") {
      guard take(String(word), &trial) else { return false }
    }
    scanner = trial
    return true
  }

  /// What stands between the parts of a list: a comma, `and`, both.
  func takeJoint(_ scanner: inout TextScanner) -> Bool {
    var trial = scanner
    trial.skipSpaces()
    let hasComma = trial.takeFirst(of: [",", "、", "，"]) != nil
    trial.skipSpaces()
    let hasAnd = take("and", &trial) || trial.take("和")
    if hasAnd { _ = take("the", &trial) }
    guard hasComma || hasAnd else { return false }
    scanner = trial
    return true
  }

  /// `day`, `weekly`, `other week`, `2w`, `1y6mo`, and which days of it are meant.
  private func interval(_ scanner: inout TextScanner) -> RepeatDraft? {
    guard var draft = length(&scanner) else { return nil }
    scanner.skipSpaces()
    var trial = scanner
    if take("on", &trial) { _ = take("the", &trial) }
    let isSaid: Bool
    switch draft.frequency {
    case .daily: isSaid = false
    case .weekly: isSaid = weekdayList(&trial, &draft)
    case .monthly: isSaid = monthDays(&trial, &draft)
    case .yearly: isSaid = yearDay(&trial, &draft)
    }
    if isSaid { scanner = trial }
    return draft
  }

  private func length(_ scanner: inout TextScanner) -> RepeatDraft? {
    var trial = scanner
    let isOther = take("other", &trial)
    if let word = trial.word(), let (frequency, interval) = Self.lengths[word] {
      scanner = trial
      return RepeatDraft(frequency, interval: isOther ? interval * 2 : interval)
    }
    guard let period = Period.scan(&scanner), period.seconds == 0 else { return nil }
    return Self.draft(period)
  }

  /// A span as an interval; nil for one of months and days.
  static func draft(_ period: Period) -> RepeatDraft? {
    switch (period.months, period.days) {
    case (0, 1...):
      period.days % 7 == 0
        ? RepeatDraft(.weekly, interval: period.days / 7)
        : RepeatDraft(.daily, interval: period.days)
    case (1..., 0):
      period.months % 12 == 0
        ? RepeatDraft(.yearly, interval: period.months / 12)
        : RepeatDraft(.monthly, interval: period.months)
    default: nil
    }
  }

  private static let lengths: [String: (RepeatRule.Frequency, Int)] = [
    "d": (.daily, 1), "day": (.daily, 1), "daily": (.daily, 1), "w": (.weekly, 1),
    "week": (.weekly, 1), "weekly": (.weekly, 1), "fortnight": (.weekly, 2),
    "fortnightly": (.weekly, 2), "m": (.monthly, 1), "mo": (.monthly, 1), "month": (.monthly, 1),
    "monthly": (.monthly, 1), "quarter": (.monthly, 3), "quarterly": (.monthly, 3),
    "y": (.yearly, 1), "year": (.yearly, 1), "yearly": (.yearly, 1), "annually": (.yearly, 1),
  ]

  /// `tue,fri`, `weekday`, `mon-fri`, `weekend`.
  private func weekdays(_ scanner: inout TextScanner) -> RepeatDraft? {
    var draft = RepeatDraft(.weekly)
    return weekdayList(&scanner, &draft) ? draft : nil
  }

  /// `last fri`, `first mon and third mon`, `15th`, `1st and 15th`, `last day`.
  private func ordinals(_ scanner: inout TextScanner) -> RepeatDraft? {
    _ = take("the", &scanner)
    // A number alone may be anything.
    if scanner.next.map({ ("0"..."9").contains($0) }) == true {
      var trial = scanner
      guard trial.digits() != nil, trial.takeFirst(of: Self.endings) != nil else { return nil }
    }
    var draft = RepeatDraft(.monthly)
    guard monthDays(&scanner, &draft) else { return nil }
    scanner.skipSpaces()
    if !take(words: "of the month", &scanner) { _ = take(words: "of every month", &scanner) }
    return draft
  }

  static let endings = ["st", "nd", "rd", "th"]

  /// `24 Dec`, `12-24`: that day of every year.
  private func date(_ scanner: inout TextScanner) -> RepeatDraft? {
    var draft = RepeatDraft(.yearly)
    return yearDay(&scanner, &draft) ? draft : nil
  }
}
