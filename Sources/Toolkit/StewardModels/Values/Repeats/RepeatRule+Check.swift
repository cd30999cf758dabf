extension RepeatRule {
  /// Refuses what RFC 5545, section 3.3.10, refuses, what could never hold, and what is beyond reason.
  func check() throws(ModelError) {
    guard (1...Self.limits.interval).contains(interval) else {
      throw .repeatPart("INTERVAL", "\(interval)")
    }
    if case .count(let count) = end, !(1...Self.limits.count).contains(count) {
      throw .repeatPart("COUNT", "\(count)")
    }
    try check("BYMONTH", months, 1...12, isSigned: false)
    try check("BYWEEKNO", weekNumbers, 1...53)
    try check("BYYEARDAY", yearDays, 1...366)
    try check("BYMONTHDAY", monthDays, 1...31)
    try check("BYSETPOS", positions, 1...366)
    for day in weekdays where abs(day.ordinal) > 53 {
      throw .repeatPart("BYDAY", day.description)
    }
    let isOrdinal = weekdays.contains { $0.ordinal != 0 }
    let isLong = frequency == .monthly || frequency == .yearly
    if isOrdinal, !isLong || !weekNumbers.isEmpty { try refuse("BYDAY") }
    if !monthDays.isEmpty, frequency == .weekly { try refuse("BYMONTHDAY") }
    if !yearDays.isEmpty, frequency != .yearly { try refuse("BYYEARDAY") }
    if !weekNumbers.isEmpty, frequency != .yearly { try refuse("BYWEEKNO") }
    // Of days and weeks libical does not pick: what it would give is not what was meant.
    if !positions.isEmpty, !isLong || takesDayFromFirst { try refuse("BYSETPOS") }
    if neverHolds { throw .repeatNever(description) }
  }

  private func check(
    _ name: String, _ numbers: [Int], _ range: ClosedRange<Int>, isSigned: Bool = true
  ) throws(ModelError) {
    for number in numbers where !range.contains(isSigned ? abs(number) : number) {
      throw .repeatPart(name, "\(number)")
    }
  }

  private func refuse(_ part: String) throws(ModelError) {
    throw ModelError(
      .invalidValue,
      Message(
        "model.repeat.combination",
        ["part": .text(part), "frequency": .text(frequency.rawValue)]),
      hint: Message("model.repeat.hint"))
  }

  /// Whether the days of months that it names are in none of the months that it names.
  private var neverHolds: Bool {
    guard missing == .skip, !months.isEmpty, !monthDays.isEmpty else { return false }
    let longest = months.map { Day.daysIn(month: $0, year: 2024) }.max() ?? 31
    return monthDays.allSatisfy { abs($0) > longest }
  }
}

extension ModelError {
  /// What no rule has for a part.
  static func repeatPart(_ name: String, _ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.repeat.part", ["part": .text(name), "text": .text(text)]),
      hint: Message("model.repeat.hint"))
  }

  static func repeatNever(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.repeat.never", ["text": .text(text)]),
      hint: Message("model.repeat.never.hint"))
  }

  static func repeatInvalid(_ text: String) -> ModelError {
    ModelError(
      .invalidValue, Message("model.repeat.invalid", ["text": .text(text)]),
      hint: Message("model.repeat.hint"))
  }
}
